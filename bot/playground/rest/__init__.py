"""Discord's REST API v10 as far as Thicket needs it, one module per kind of thing it is about."""
