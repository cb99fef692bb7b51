-- Who uses or produces energy: an establishment, by its SIRET.
create table energie.energy_company (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  siret text check (siret ~ '^\d{14}$'),
  site text check (char_length(btrim(site)) between 1 and 80),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.energy_company');
call kernel.searchable('energie.energy_company');
call platform.audited('energie.energy_company');
create unique index on energie.energy_company (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.energy_company (client_id, search_text, id);
