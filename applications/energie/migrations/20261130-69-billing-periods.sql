-- How often invoices of energy come, and when one is late.
create table energie.billing_period (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  frequency text not null check (frequency in ('monthly', 'bimonthly', 'quarterly', 'yearly')),
  shift_days int not null check (shift_days between 0 and 31),
  expected_after_days int not null check (expected_after_days between 0 and 180),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.billing_period');
call kernel.searchable('energie.billing_period');
call platform.audited('energie.billing_period');
create unique index on energie.billing_period (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.billing_period (client_id, search_text, id);
