"""The packs at the table: what is installed, what of it is in use, and how a new one gets in."""
