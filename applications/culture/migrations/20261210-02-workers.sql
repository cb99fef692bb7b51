-- Who looks after crops: by a team, and by the badge that a tablet reads.
create table culture.worker (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  team text check (char_length(btrim(team)) between 1 and 40),
  badge text check (badge ~ '^[A-Z0-9-]{1,40}$'),
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name || ' ' || coalesce(team, '') || ' ' || coalesce(badge, ''))) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.worker');
call kernel.searchable('culture.worker');
call platform.audited('culture.worker');
create unique index on culture.worker (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on culture.worker (client_id, search_text, id);
create unique index worker_badge on culture.worker (client_id, badge) where badge is not null and archived_at is null;
