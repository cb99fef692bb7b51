-- What is to happen with people that no contract and no paper tells of: a training, a meeting, a talk.
create table rh.appointment (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text not null check (kind in ('training', 'meeting', 'career_talk', 'medical_visit', 'other')),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  from_day date not null,
  to_day date not null,
  -- null: the whole day
  from_time time,
  to_time time,
  site_id uuid,
  note text check (char_length(btrim(note)) between 1 and 1000),
  -- days before it at which its owner is told
  reminder_days int[] not null default '{}' check (cardinality(reminder_days) <= 5 and 0 <= all (reminder_days) and 90 >= all (reminder_days)),
  reminded_on date,
  state text not null default 'planned' check (state in ('planned', 'done', 'missed', 'cancelled')),
  owner_id uuid not null default kernel.user_id(),
  version int not null default 1,
  check (to_day between from_day and from_day + 366),
  check ((from_time is null) = (to_time is null)),
  check (from_time is null or from_day < to_day or from_time < to_time)
);
call kernel.fence('rh.appointment');
call kernel.refer('rh.appointment', 'company_id', 'platform.company');
call kernel.refer('rh.appointment', 'site_id', 'rh.site');
call kernel.refer_member('rh.appointment', 'owner_id');
call platform.audited('rh.appointment');
create index appointment_by_day on rh.appointment (client_id, from_day, to_day);

create table rh.appointment_person (
  client_id uuid not null default kernel.client_id(),
  appointment_id uuid not null,
  employee_id uuid not null,
  primary key (client_id, appointment_id, employee_id)
);
call kernel.fence('rh.appointment_person');
call kernel.refer('rh.appointment_person', 'appointment_id', 'rh.appointment', 'cascade');
call kernel.refer('rh.appointment_person', 'employee_id', 'rh.employee');
call platform.audited('rh.appointment_person');

-- What somebody said of an event that a contract or a paper makes: it is dealt with, or of no concern.
create table rh.event_mark (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  source_kind text not null check (source_kind in ('arrival', 'trial_end', 'contract_end', 'seniority', 'paper_end')),
  source_id uuid not null,
  -- moved, it is to be dealt with again
  day date not null,
  mark text not null check (mark in ('done', 'ignored')),
  reason text check (char_length(btrim(reason)) between 1 and 500),
  marked_by uuid default kernel.user_id(),
  check (mark = 'done' or reason is not null)
);
call kernel.fence('rh.event_mark');
call kernel.refer('rh.event_mark', 'company_id', 'platform.company');
call kernel.refer_member('rh.event_mark', 'marked_by');
call platform.audited('rh.event_mark');
create unique index event_mark_once on rh.event_mark (client_id, source_kind, source_id, day);
