-- Tasks of those who look after crops, with their usual pace.
create table culture.work_task (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  unit text not null check (unit in ('row', 'plant', 'crate', 'hour')),
  standard_per_hour int check (standard_per_hour between 1 and 100000),
  every_days int check (every_days between 1 and 365),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.work_task');
call kernel.searchable('culture.work_task');
call platform.audited('culture.work_task');
create unique index on culture.work_task (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on culture.work_task (client_id, search_text, id);
