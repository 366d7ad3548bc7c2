"""What every board game shares: contract, chance, journal, library, content."""
