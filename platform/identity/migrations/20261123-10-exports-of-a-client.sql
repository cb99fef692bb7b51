-- The administrators of a client read who took a whole list away, the newest first.
create index on platform.security_event (client_id, id) where kind = 'EXPORT';
