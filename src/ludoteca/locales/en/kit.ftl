### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = That doesn’t go with what you picked.
kit-not-now = Not now.
kit-moves = What you can do
kit-find = Search
kit-none-found = Nothing found.
kit-put-back = Put back
