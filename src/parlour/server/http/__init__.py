"""Who may ask what: routes, the socket, the page, and what stands before them. Codes of HTTP live here alone."""
