-- What happened to somebody at work or on the way to it, from the first word of it until it is analysed.
create table rh.work_accident (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('benign', 'work', 'commute')),
  occurred_at timestamptz not null,
  -- when the employer learnt of it, or of the care or the stop for which it is to be declared: the time of the law runs from then
  known_at timestamptz not null check (known_at >= occurred_at),
  place text not null check (char_length(btrim(place)) between 1 and 120),
  circumstances text not null check (char_length(btrim(circumstances)) between 1 and 2000),
  witness text check (char_length(btrim(witness)) between 1 and 120),
  -- of health: read by those who may
  injured_part text check (char_length(btrim(injured_part)) between 1 and 120),
  injury text check (char_length(btrim(injury)) between 1 and 500),
  had_care boolean not null default false,
  stopped_from date,
  stopped_to date check (stopped_to >= stopped_from),
  state text not null default 'reported' check (state in ('reported', 'declared', 'registered', 'closed')),
  declared_at timestamptz check (declared_at >= known_at),
  reference text check (char_length(btrim(reference)) between 1 and 60),
  reserves text check (char_length(btrim(reserves)) between 1 and 2000),
  -- its line in the register of benign accidents of the company
  register_year smallint,
  register_number int check (register_number > 0),
  cause text check (char_length(btrim(cause)) between 1 and 2000),
  measures text check (char_length(btrim(measures)) between 1 and 2000),
  closed_at timestamptz,
  reported_by uuid default kernel.user_id(),
  version int not null default 1,
  check (stopped_to is null or stopped_from is not null),
  check (kind <> 'benign' or (not had_care and stopped_from is null)),
  check ((register_year is null) = (register_number is null)),
  check (state <> 'registered' or (kind = 'benign' and register_number is not null)),
  check (state <> 'declared' or (kind <> 'benign' and declared_at is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (state <> 'closed' or num_nulls(cause, measures) = 0)
);
call kernel.fence('rh.work_accident');
call kernel.refer('rh.work_accident', 'company_id', 'platform.company');
call kernel.refer('rh.work_accident', 'employee_id', 'rh.employee');
call kernel.refer_member('rh.work_accident', 'reported_by');
call platform.audited('rh.work_accident');
create unique index work_accident_in_register on rh.work_accident (client_id, company_id, register_year, register_number);
-- The order of the list.
create index work_accident_listed on rh.work_accident (client_id, occurred_at desc, id desc);
