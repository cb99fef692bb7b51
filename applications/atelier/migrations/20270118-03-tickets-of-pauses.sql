-- The same for a line that stands still without one of its machines.
alter table atelier.pause add column ticket_number text check (char_length(btrim(ticket_number)) between 1 and 40);
