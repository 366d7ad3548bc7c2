"""The companion editor: authors content packs."""
