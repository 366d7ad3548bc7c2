"""What the packaged game starts with."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a computer player's process starts this program again and must not open a window

    from desktop.cli import main

    main()
