"""The server: tables people trust. HTTP does, the WebSocket tells."""
