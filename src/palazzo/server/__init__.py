"""Tables, people, storage, live play: HTTP and WebSocket around the engine."""
