"""The physical dice box: bodies that fly, strike and come to rest, and what a throw of them came to.

Everything here works in centimetres, seconds and radians. What enters and leaves (``kernel.throws``) is whole numbers.
"""
