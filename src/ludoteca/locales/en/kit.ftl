### A table for any game.

kit-area = { $name }: { $label }
kit-not-with-these = That does not go with what you have picked.
kit-not-now = Not now.
kit-moves = What you can do
kit-find = Find
kit-none-found = Nothing found.
kit-put-back = Put back
