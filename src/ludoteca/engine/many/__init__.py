"""Many games at once: for simulations, and stepped for learners."""
