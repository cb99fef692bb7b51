-- What grows where in a campaign, under the code by which its harvest is known.
create table culture.planting (
  id uuid not null default uuidv7(),
  crop_code_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9]{1,6}$'),
  campaign int not null check (campaign between 2000 and 2100),
  variety_id uuid not null,
  place_id uuid not null,
  area_m2 numeric(12, 2) not null check (area_m2 > 0),
  stems_m2 numeric(5, 2) check (stems_m2 > 0),
  planted_on date not null,
  ended_on date check (ended_on >= planted_on),
  target_kg_m2 numeric(9, 3) check (target_kg_m2 > 0),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(code || ' ' || coalesce(note, ''))) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.planting');
call kernel.refer('culture.planting', 'crop_code_id', 'platform.crop_code');
call kernel.refer('culture.planting', 'variety_id', 'culture.variety');
call kernel.refer('culture.planting', 'place_id', 'platform.place');
call kernel.searchable('culture.planting');
call platform.audited('culture.planting');
create unique index on culture.planting (client_id, code, campaign) where archived_at is null;
-- One crop on a place and a day.
alter table culture.planting add constraint planting_alone exclude using gist (
  client_id with =, place_id with =, daterange(planted_on, ended_on, '[]') with &&) where (archived_at is null);
-- The order of the list.
create index on culture.planting (client_id, search_text, id);
