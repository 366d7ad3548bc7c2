#!/bin/sh
# Puts Starshelf into the menus of the person who runs this, or takes it out again. Needs no rights.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    # Desktops find new entries by themselves; these only make it quicker, where they are there.
    for update in "update-desktop-database -q $share/applications" "update-mime-database $share/mime" \
        "gtk-update-icon-cache -q -t -f $share/icons/hicolor"; do
        # shellcheck disable=SC2086 # a command and its arguments
        if command -v ${update%% *} >/dev/null 2>&1; then $update >/dev/null 2>&1 || true; fi
    done
}

files() {
    (cd "$here/share" && find applications icons mime metainfo -type f | sort)
}

case ${1-} in
"")
    files | while IFS= read -r file; do
        mkdir -p "$share/$(dirname "$file")"
        case $file in
        *.desktop)
            # A quoted path, with what is special inside quotes escaped.
            quoted=$(printf '%s' "$here" | sed 's/[\\"`$]/\\&/g; s/[\\&|]/\\&/g; s/%/%%/g')
            sed "s|^Exec=\(starshelf[a-z-]*\)|Exec=\"$quoted/\1\"|" "$here/share/$file" >"$share/$file"
            ;;
        *) cp "$here/share/$file" "$share/$file" ;;
        esac
    done
    refresh
    echo "Starshelf is in your menu now. It starts from $here, so leave that folder where it is."
    ;;
--remove)
    files | while IFS= read -r file; do rm -f "$share/$file"; done
    refresh
    echo "Starshelf is out of your menu. Your games are still in $share/Starshelf; delete $here if you like."
    ;;
*)
    echo "usage: install.sh [--remove]" >&2
    exit 2
    ;;
esac
