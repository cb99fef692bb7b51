-- A tax, a term of the network, a factor or a rate of VAT, whose value changes from a day on.
create table energie.rate_table (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  kind text not null check (kind in ('tax', 'network', 'factor', 'vat')),
  unit text not null check (unit in ('eur_mwh', 'eur_month', 'percent', 'factor')),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.rate_table');
call kernel.searchable('energie.rate_table');
call platform.audited('energie.rate_table');
create unique index on energie.rate_table (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.rate_table (client_id, search_text, id);

-- What it is worth from a day until the next one. What was corrected stays beside what took its place.
create table energie.rate (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  rate_table_id uuid not null,
  valid_from date not null,
  -- millionths of the unit of its table
  value bigint not null check (value between -1000000000000 and 1000000000000),
  supersedes_id uuid,
  -- why it took the place of another
  reason text check (char_length(btrim(reason)) between 1 and 500),
  written_at timestamptz not null,
  superseded_at timestamptz,
  check ((supersedes_id is null) = (reason is null))
);
call kernel.fence('energie.rate');
call kernel.refer('energie.rate', 'rate_table_id', 'energie.rate_table');
call kernel.refer('energie.rate', 'supersedes_id', 'energie.rate');
call platform.audited('energie.rate');
create unique index rate_in_force on energie.rate (client_id, rate_table_id, valid_from) where superseded_at is null;
