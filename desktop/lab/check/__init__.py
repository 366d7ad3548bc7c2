"""What is wrong with a pack, and what its author may want to look at again."""
