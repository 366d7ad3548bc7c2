"""What `starshelf packs …` does: list, install, switch and remove packs without a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from desktop.cli_trouble import Misuse
from desktop.kernel.words import Sentence

if TYPE_CHECKING:
    from desktop.kernel.packlook import Inside
    from desktop.kernel.packstore import Kept, PackStore

app = typer.Typer(help="List, install and remove packs, and switch them on or off.")

PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="A pack (.starset), or a folder with one.")]
PackId = Annotated[str, typer.Argument(metavar="ID", help="Which pack; `starshelf packs list` names them.")]


@contextmanager
def _store() -> Iterator[PackStore]:
    from desktop.kernel.library import Library
    from desktop.kernel.packstore import PackStore

    with Library() as library:
        yield PackStore(library)


@app.command(name="list")
def list_packs() -> None:
    """Show all packs: those that come with Starshelf and those installed."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=SIMPLE_HEAD)
    for head in ("Id", "Title", "Version", "Game", ""):
        table.add_column(head, overflow="fold")
    faults: list[str] = []
    with _store() as store:
        for kept in store.packs():
            info = kept.pack.info if kept.pack else None
            state = ["on" if kept.on else "off", *(["comes with Starshelf"] if kept.shipped else [])]
            words = (kept.id, kept.title, info.version if info else "", info.game if info else "", ", ".join(state))
            table.add_row(*(word.replace("[", r"\[") for word in words))
            faults += _faults(kept)
    console.print(table)
    for line in faults:
        typer.echo(line)


def _faults(kept: Kept) -> list[str]:
    from desktop.games.packs import inside_of

    if kept.pack is None:
        return [str(kept.problem)]
    inside = inside_of(kept.pack)
    return [str(fault.sentence) for fault in inside.faults] if inside else []


@app.command()
def install(
    file: PackFile,
    use: Annotated[bool, typer.Option(help="Whether new games of its game are played with it.")] = True,
    replace: Annotated[bool, typer.Option("--replace", help="Also in place of a newer or another one.")] = False,
) -> None:
    """Install a pack."""
    from desktop.games.packs import usable_inside
    from desktop.kernel.packs import read_pack
    from desktop.kernel.packstore import Standing

    pack = read_pack(file)
    inside = usable_inside(pack)
    with _store() as store:
        here = store.find(pack.info.id)
        if here and here.pack and not replace and store.standing(pack) in (Standing.OLDER, Standing.CHANGED):
            told = "“{title}” is here in version {old}; add --replace to put version {new} of {file} in its place."
            versions = {"old": here.pack.info.version, "new": pack.info.version}
            raise Misuse(Sentence(told, {"title": here.title, "file": str(file), **versions}))
        store.install(pack)
        store.switch(pack.info.id, use)
    typer.echo(f"Installed “{pack.info.title}”, version {pack.info.version}, for {pack.info.game}.")
    _tell(inside)


def _tell(inside: Inside) -> None:
    for holding in inside.holdings:
        count = "" if holding.items is None else f"{holding.items} "
        typer.echo(f"  {holding.mode}: {count}{holding.part}")
    for fault in inside.faults:
        typer.echo(f"  left out: {fault.sentence}")


@app.command()
def remove(pack: PackId) -> None:
    """Remove an installed pack. Games begun with it keep their own copy of it."""
    with _store() as store:
        store.remove(pack)
    typer.echo(f"Removed {pack}.")


@app.command()
def on(pack: PackId) -> None:
    """Play new games with a pack from now on."""
    with _store() as store:
        store.switch(pack, True)
    typer.echo(f"New games are played with {pack}.")


@app.command()
def off(pack: PackId) -> None:
    """Play new games without a pack from now on."""
    with _store() as store:
        store.switch(pack, False)
    typer.echo(f"New games are played without {pack}.")
