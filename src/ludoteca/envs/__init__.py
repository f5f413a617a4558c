"""The games as environments for programs that learn: many at once, PettingZoo, Gymnasium, OpenSpiel."""
