-- What is measured over time: a row a series and civil day, its points in an array (decision 066).
create table platform.series (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  -- whose it is, in the words of its application: 'energie.meter'
  subject_kind text not null check (char_length(subject_kind) between 1 and 60),
  subject_id uuid not null,
  unit text not null check (unit in ('kw')),
  -- decimals of the unit that a point holds
  scale smallint not null check (scale between 0 and 3),
  -- a point of mean power counts for its minutes
  sums text not null check (sums in ('mean_power')),
  primary key (client_id, id)
);
call kernel.fence('platform.series');
create unique index series_of_subject on platform.series (client_id, subject_kind, subject_id);

-- A civil day of Paris: 23, 24 or 25 hours. Written by one door, with its sums (platform/series/server/write-points.ts).
create table platform.series_day (
  client_id uuid not null default kernel.client_id(),
  series_id uuid not null,
  day date not null,
  step_min smallint not null check (step_min in (5, 10, 15, 20, 30, 60)),
  -- the value times ten to the scale; null is missing
  points int[] not null check (cardinality(points) between 23 and 300),
  -- a letter a point: raw, corrected, estimated; null while all are raw
  quality text check (quality ~ '^[rce]+$' and char_length(quality) = cardinality(points)),
  known smallint not null,
  estimated smallint not null check (estimated between 0 and known),
  -- of the points times their minutes
  total bigint not null,
  low int,
  high int,
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (client_id, series_id, day),
  check (known between 0 and cardinality(points))
);
call kernel.fence('platform.series_day');
call kernel.refer('platform.series_day', 'series_id', 'platform.series');

-- What a person made of points that stood, and why.
create table platform.series_change (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  series_id uuid not null,
  day date not null,
  by_id uuid default kernel.user_id(),
  at timestamptz not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  former_step_min smallint not null,
  former_points int[] not null,
  former_quality text
);
call kernel.fence('platform.series_change', append_only => true);
call kernel.refer('platform.series_change', 'series_id', 'platform.series');
call kernel.refer_member('platform.series_change', 'by_id');
create index series_change_of_day on platform.series_change (client_id, series_id, day);
