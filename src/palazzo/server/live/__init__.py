"""Live connections, from the socket to the messages of one seat.

`wire`, `outbox` and `callers` reach into uvicorn because stock servers let one client harm the others: either whoever
sends waits for a client that does not read, and the table stalls with it, or what waits for that client is buffered
without end. Here nobody waits, what waits is bounded, and who is too slow or sends too much is cut off. They rely on
the inside of uvicorn 0.54.0 and websockets 17.4, pinned exactly; tests/server/test_internals.py lists what on.
"""
