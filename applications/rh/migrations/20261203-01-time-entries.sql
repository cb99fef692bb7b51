-- What somebody worked on a day: from one hour to another, or so many minutes in all where hours are not noted (code du
-- travail, D3171-8: either, each day). A source other than the crew's sheet takes its rows back while nobody validated them.
create table rh.time_entry (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  employee_id uuid not null,
  work_date date not null,
  starts_at timestamptz,
  ends_at timestamptz,
  break_minutes int not null default 0 check (break_minutes between 0 and 600),
  total_minutes int check (total_minutes between 1 and 1440),
  worked_minutes int not null generated always as (
    coalesce(total_minutes, (extract(epoch from (ends_at - starts_at)) / 60)::int - break_minutes)) stored,
  task text check (char_length(btrim(task)) between 1 and 80),
  source text not null check (source in ('crew', 'self', 'import', 'culture', 'atelier', 'badge')),
  -- what the source calls it
  source_id uuid,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'validated', 'locked')),
  -- made by the device that wrote it: sent again, it is the same
  client_entry_id uuid,
  version int not null default 1,
  check ((starts_at is null) = (ends_at is null)),
  check ((starts_at is null) = (total_minutes is not null)),
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  check (worked_minutes between 1 and 1440),
  constraint time_entry_overlap exclude using gist (
    client_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&) where (starts_at is not null)
);
call kernel.fence('rh.time_entry');
call kernel.refer('rh.time_entry', 'company_id', 'platform.company');
call kernel.refer('rh.time_entry', 'employee_id', 'rh.employee');
call platform.audited('rh.time_entry');
create unique index time_entry_once on rh.time_entry (client_id, client_entry_id) where client_entry_id is not null;
create index time_entry_of_day on rh.time_entry (client_id, work_date, employee_id);
create index time_entry_of_person on rh.time_entry (client_id, employee_id, work_date);

-- Why somebody's week was validated although it passes a limit, or opened again. Added to, never changed.
create table rh.time_week_note (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  employee_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  act text not null check (act in ('validated', 'reopened')),
  reason text not null check (char_length(btrim(reason)) between 10 and 500),
  noted_by uuid references platform.user,
  noted_at timestamptz not null
);
call kernel.fence('rh.time_week_note', append_only => true);
call kernel.refer('rh.time_week_note', 'company_id', 'platform.company');
call kernel.refer('rh.time_week_note', 'employee_id', 'rh.employee');
call platform.audited('rh.time_week_note');
create index time_week_note_of_person on rh.time_week_note (client_id, employee_id, monday, noted_at);
create index on rh.time_week_note (noted_by);

-- The order of people by name, whether they are still here or not.
create index employee_called on rh.employee (client_id, search_text, id) where status <> 'deleted';
