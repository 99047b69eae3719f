"""What faces the web: the HTTP interface, the browser client's files, who may come in."""
