"""The balance of the pack: many games played beside the window, drawn as charts with a table behind them."""
