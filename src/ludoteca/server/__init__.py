"""The table server: tables for people and bots, played over sockets, kept in a database."""
