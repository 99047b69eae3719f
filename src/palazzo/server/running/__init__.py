"""Running a server: start and stop, time, metrics, what is removed when nobody uses it."""
