-- The words of the kinds that are chosen from tell them apart.
create unique index document_kind_label on rh.document_kind (client_id, kernel.normalise(btrim(label))) where archived_at is null;

-- A look at the whole number of any paper, not of permits alone, is written down.
alter table rh.disclosure drop constraint disclosure_what_check;
alter table rh.disclosure add constraint disclosure_what_check
  check (what in ('nir', 'iban', 'permitNumber', 'documentNumber', 'file'));

-- Clients that are there already get the usual kinds as a new one does: whoever hears that a client opens adds them.
call kernel.for_each_client($$insert into kernel.outbox (kind, payload) values ('client.opened', '{}')$$);
