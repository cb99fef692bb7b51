-- The weeks of a group over a period of at most a year, high and low, which sum to the legal duration (code du travail,
-- L3121-41 and L3121-44). Two of a group never meet in time once they are submitted.
create table rh.annual_program (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  group_label text not null check (char_length(btrim(group_label)) between 1 and 80),
  group_key text not null generated always as (kernel.normalise(btrim(group_label))) stored,
  first_day date not null,
  last_day date not null,
  target_minutes int not null check (target_minutes between 1 and 200000),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'published', 'closed')),
  -- why it was published later than a month before it begins
  late_reason text check (char_length(btrim(late_reason)) between 10 and 500),
  published_by uuid,
  published_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  version int not null default 1,
  check (last_day >= first_day and last_day < first_day + interval '12 months'),
  check ((state in ('published', 'closed')) = (published_at is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  constraint annual_program_overlap exclude using gist (
    client_id with =, company_id with =, group_key with =, daterange(first_day, last_day, '[]') with &&) where (state <> 'draft')
);
call kernel.fence('rh.annual_program');
call kernel.refer('rh.annual_program', 'company_id', 'platform.company');
call kernel.refer_member('rh.annual_program', 'published_by');
call kernel.refer_member('rh.annual_program', 'closed_by');
call platform.audited('rh.annual_program');
create index annual_program_in_time on rh.annual_program (client_id, first_day, last_day);

-- Whose program it is; none for the whole company.
create table rh.annual_program_unit (
  client_id uuid not null default kernel.client_id(),
  program_id uuid not null,
  unit_id uuid not null,
  primary key (client_id, program_id, unit_id)
);
call kernel.fence('rh.annual_program_unit');
call kernel.refer('rh.annual_program_unit', 'program_id', 'rh.annual_program', 'cascade');
call kernel.refer('rh.annual_program_unit', 'unit_id', 'rh.unit');
call platform.audited('rh.annual_program_unit');

-- Minutes of the days of a week that lie in the period.
create table rh.annual_program_week (
  client_id uuid not null default kernel.client_id(),
  program_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  kind text not null check (kind in ('low', 'normal', 'high')),
  minutes int not null check (minutes between 0 and 4320),
  primary key (client_id, program_id, monday)
);
call kernel.fence('rh.annual_program_week');
call kernel.refer('rh.annual_program_week', 'program_id', 'rh.annual_program', 'cascade');
call platform.audited('rh.annual_program_week');

-- What moved in a published program, and why. Added to, never changed.
create table rh.annual_program_change (
  id uuid not null default uuidv7(),
  program_id uuid not null,
  monday date not null,
  former_minutes int not null,
  minutes int not null,
  reason text not null check (char_length(btrim(reason)) between 10 and 500),
  changed_by uuid not null,
  changed_at timestamptz not null
);
call kernel.fence('rh.annual_program_change', append_only => true);
call kernel.refer('rh.annual_program_change', 'program_id', 'rh.annual_program');
call kernel.refer_member('rh.annual_program_change', 'changed_by');
call platform.audited('rh.annual_program_change');

-- The account of hours of somebody from one program to the next: what is carried sums to what stands on it, what is paid or
-- waived is settled. Added to, never changed. Minutes: more than planned, or less where below zero.
create table rh.compensation_entry (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  program_id uuid not null,
  employee_id uuid not null,
  minutes int not null check (minutes <> 0),
  settlement text not null check (settlement in ('carried', 'paid', 'waived')),
  premium_percent int not null default 0 check (premium_percent between 0 and 100),
  written_by uuid not null,
  written_at timestamptz not null,
  check (settlement <> 'paid' or minutes > 0),
  check (settlement = 'paid' or premium_percent = 0),
  check (settlement <> 'waived' or minutes < 0)
);
call kernel.fence('rh.compensation_entry', append_only => true);
call kernel.refer('rh.compensation_entry', 'company_id', 'platform.company');
call kernel.refer('rh.compensation_entry', 'program_id', 'rh.annual_program');
call kernel.refer('rh.compensation_entry', 'employee_id', 'rh.employee');
call kernel.refer_member('rh.compensation_entry', 'written_by');
call platform.audited('rh.compensation_entry');
create unique index compensation_entry_once on rh.compensation_entry (client_id, program_id, employee_id, settlement);
