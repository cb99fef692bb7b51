-- What was seen on crops and in greenhouses that asks for something to be done.
create table culture.crop_incident (
  id uuid not null default uuidv7(),
  place_id uuid not null,
  kind text not null check (kind in ('disease', 'pest', 'breakdown', 'climate', 'irrigation', 'other')),
  -- the disease, the insect, the machine
  agent text not null check (char_length(btrim(agent)) between 1 and 80),
  severity smallint not null check (severity between 1 and 5),
  observed_on date not null,
  note text check (char_length(note) between 1 and 2000),
  state text not null default 'open' check (state in ('open', 'followed', 'closed')),
  -- what was done about it
  outcome text check (char_length(btrim(outcome)) between 1 and 2000),
  closed_on date,
  created_by uuid default kernel.user_id(),
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(agent || ' ' || coalesce(note, ''))) stored,
  check ((state = 'closed') = (closed_on is not null)),
  check (state <> 'closed' or outcome is not null)
);
call kernel.fence('culture.crop_incident');
call kernel.refer('culture.crop_incident', 'place_id', 'platform.place');
call kernel.refer_member('culture.crop_incident', 'created_by');
call kernel.searchable('culture.crop_incident');
call platform.audited('culture.crop_incident');
-- The order of the list.
create index on culture.crop_incident (client_id, observed_on desc, id desc);
