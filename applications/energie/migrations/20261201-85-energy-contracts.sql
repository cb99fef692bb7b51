-- By what energy is bought or sold at a meter, and from when to when.
create table energie.energy_contract (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  supplier text not null check (char_length(btrim(supplier)) between 1 and 80),
  direction text not null check (direction in ('purchase', 'sale')),
  company_id uuid,
  meter_id uuid,
  billing_period_id uuid,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  annual_mwh int check (annual_mwh between 1 and 10000000),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1,
  client_id uuid not null default kernel.client_id(),
  constraint energy_contract_overlap exclude using gist (
    client_id with =, meter_id with =, direction with =, daterange(starts_on, ends_on, '[]') with &&)
    where (archived_at is null)
);
call kernel.fence('energie.energy_contract');
call kernel.refer('energie.energy_contract', 'company_id', 'energie.energy_company');
call kernel.refer('energie.energy_contract', 'meter_id', 'energie.meter');
call kernel.refer('energie.energy_contract', 'billing_period_id', 'energie.billing_period');
call kernel.searchable('energie.energy_contract');
call platform.audited('energie.energy_contract');
create unique index on energie.energy_contract (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.energy_contract (client_id, search_text, id);
