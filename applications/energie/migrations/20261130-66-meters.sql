-- What measures it.
create table energie.meter (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  energy text not null check (energy in ('gas', 'electricity', 'heat', 'water', 'co2', 'oil')),
  unit text not null check (unit in ('m3', 'kwh', 'mwh', 'kg', 'litre')),
  direction text not null check (direction in ('in', 'out')),
  identifier text check (identifier ~ '^(\d{14}|GI\d{6})$'),
  index_max bigint check (index_max between 1 and 999999999999),
  installed_on date,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.meter');
call kernel.searchable('energie.meter');
call platform.audited('energie.meter');
create unique index on energie.meter (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.meter (client_id, search_text, id);
