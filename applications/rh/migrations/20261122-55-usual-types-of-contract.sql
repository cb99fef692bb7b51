-- Clients that are there already get the usual types of contract as a new one does: whoever hears that a client opens adds them.
call kernel.for_each_client($$insert into kernel.outbox (kind, payload) values ('client.opened', '{}')$$);
