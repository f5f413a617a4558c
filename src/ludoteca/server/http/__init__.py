"""HTTP and WebSockets: the web application, its routes and headers, and the protocols below it."""
