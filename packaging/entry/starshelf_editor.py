"""What the packaged editor starts with."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a simulation's process starts this program again and must not open a window

    from editor.app import main

    main()
