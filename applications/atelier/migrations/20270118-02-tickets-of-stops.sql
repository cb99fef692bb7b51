-- The ticket that somebody opened for a machine that stands still, in the application that mends it.
alter table atelier.resource_stop add column ticket_number text check (char_length(btrim(ticket_number)) between 1 and 40);
