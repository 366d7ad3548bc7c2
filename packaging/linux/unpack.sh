#!/bin/sh
# Starshelf @VERSION@ for Linux: this script unpacks what lies behind it, and puts the programs into the menu.
set -eu

usage() {
    cat <<'END'
usage: sh FILE.run [--into DIR] [--no-menu]
Unpacks Starshelf and puts it into the menu of the person who runs this. Needs no rights.
  --into DIR    the folder it goes to (~/.local/opt/starshelf otherwise); an older Starshelf there is replaced
  --no-menu     leave the menu alone
END
}

into=$HOME/.local/opt/starshelf
menu=yes
while [ $# -gt 0 ]; do
    case $1 in
    --into)
        [ $# -ge 2 ] || { usage >&2; exit 2; }
        into=$2
        shift
        ;;
    --no-menu) menu=no ;;
    -h | --help)
        usage
        exit 0
        ;;
    *)
        usage >&2
        exit 2
        ;;
    esac
    shift
done

stop() {
    echo "$1" >&2
    exit 1
}

for tool in tail tar xz; do
    command -v "$tool" >/dev/null 2>&1 ||
        stop "This system lacks $tool, which unpacks Starshelf: install it, then run this again."
done
size=$(tail -n +@START@ "$0" | wc -c)
[ "$((size))" = "@SIZE@" ] ||
    stop "This file is not whole: it should hold @SIZE@ bytes of Starshelf, and holds $((size)). Fetch it again."
if command -v sha256sum >/dev/null 2>&1; then
    sum=$(tail -n +@START@ "$0" | sha256sum | cut -d ' ' -f 1)
    [ "$sum" = @SHA256@ ] || stop "This file has been altered on its way. Fetch it again."
fi
if [ -e "$into" ] && [ ! -x "$into/starshelf" ]; then
    stop "$into is there already and holds no Starshelf: choose another folder with --into."
fi

mkdir -p "$(dirname -- "$into")" || stop "$into cannot be made: choose another folder with --into."
fresh=$(mktemp -d "$into.XXXXXX") || stop "$into cannot be written: choose another folder with --into."
trap 'rm -rf "$fresh"' EXIT
tail -n +@START@ "$0" | xz -dc | tar -x -C "$fresh" --strip-components=1 ||
    stop "Unpacking into $into failed: are 250 MB free there?"
chmod 755 "$fresh"
rm -rf "$into"
mv "$fresh" "$into"
trap - EXIT
echo "Starshelf @VERSION@ is in $into."
if [ "$menu" = yes ]; then "$into/install.sh"; fi
exit 0
