-- What people do, call by call, for a year. No reference holds it: a line is written after the answer, whatever became
-- of what it names. The program adds to it, and lets go only of what is a year old.
create table platform.action_event (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  user_id uuid,
  client_id uuid,
  application_id int,
  element_id int,
  call text not null,
  status int not null,
  ms int not null,
  support boolean not null default false
);
create index on platform.action_event (at desc, id desc);
create index on platform.action_event (client_id, at desc, id desc);
alter table platform.action_event enable row level security;
create policy kept on platform.action_event for select to sillon_platform using (true);
create policy added on platform.action_event for insert to sillon_platform with check (true);
create policy forgotten on platform.action_event for delete to sillon_platform using (at < now() - interval '1 year');
grant select, insert, delete on platform.action_event to sillon_platform;

-- How each process is, and what it did in each five minutes of the last day. Durations are counts by size, so that
-- those of several processes add up.
create table platform.process_pulse (
  slot timestamptz not null,
  process_id uuid not null,
  beat_at timestamptz not null,
  started_at timestamptz not null,
  release text not null,
  memory_mb int not null,
  durations int[] not null,
  failures int not null,
  minute_durations int[] not null,
  minute_failures int not null,
  primary key (slot, process_id)
);
create index on platform.process_pulse (beat_at);
grant select, insert, update, delete on platform.process_pulse to sillon_platform;
