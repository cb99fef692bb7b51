-- Where the energy of a client comes from.
create table energie.source (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  kind text not null check (kind in ('gas_grid', 'cogeneration', 'boiler', 'biomass', 'electricity_grid', 'liquid_co2', 'recovered_heat', 'heat_storage', 'solar')),
  power_kw int check (power_kw between 1 and 1000000),
  electric_efficiency_pct int check (electric_efficiency_pct between 0 and 100),
  thermal_efficiency_pct int check (thermal_efficiency_pct between 0 and 110),
  commissioned_on date,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.source');
call kernel.searchable('energie.source');
call platform.audited('energie.source');
create unique index on energie.source (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.source (client_id, search_text, id);
