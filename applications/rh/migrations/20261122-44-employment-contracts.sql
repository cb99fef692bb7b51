-- Contracts, what suspends and ends them (their screens and calls are those of the contracts).
create table rh.employment_contract (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  company_id uuid not null,
  number text not null check (number ~ '^\d{4}-\d{4,}$'),
  type_of_contract_id uuid not null,
  family text not null check (family in
    ('permanent', 'fixed_term', 'fixed_term_open', 'seasonal', 'harvest', 'apprenticeship', 'student_job', 'other')),
  position_id uuid not null,
  site_id uuid,
  unit_id uuid,
  subunit_id uuid,
  hiring_date date not null,
  hiring_time time not null default '08:00',
  end_of_contract_date date,
  minimum_duration_days int check (minimum_duration_days >= 1),
  ended_on date,
  trial_period_date date,
  work_time_id uuid,
  is_part_time boolean not null default false,
  coefficient_id uuid,
  salary_id uuid,
  adapted_salary numeric(10, 4) check (adapted_salary > 0),
  sequence_of_employee int not null default 1 check (sequence_of_employee >= 1),
  state text not null default 'draft' check (state in
    ('draft', 'generated', 'sent', 'partially_signed', 'signed', 'declined', 'expired', 'cancelled')),
  signed_at timestamptz,
  delivered_at timestamptz,
  -- conditions and workplace as they were signed
  snapshot jsonb,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  -- a harvest contract without end lasts a month (code rural, L718-5)
  period daterange not null generated always as (daterange(hiring_date, coalesce(ended_on, end_of_contract_date,
    case when family = 'harvest' then (hiring_date + interval '1 month' - interval '1 day')::date end), '[]')) stored,
  occupancy int4range not null generated always as (
    case when is_part_time then int4range(sequence_of_employee, sequence_of_employee + 1) else int4range(0, null) end) stored,
  check (end_of_contract_date >= hiring_date),
  check (family <> 'permanent' or end_of_contract_date is null),
  -- one contract at a time in a company; part times may stand beside each other
  constraint employment_contract_overlap exclude using gist (
    client_id with =, employee_id with =, company_id with =, occupancy with &&, period with &&)
    where (state not in ('draft', 'cancelled', 'declined'))
);
call kernel.fence('rh.employment_contract');
call kernel.refer('rh.employment_contract', 'employee_id', 'rh.employee');
call kernel.refer('rh.employment_contract', 'company_id', 'platform.company');
call kernel.refer('rh.employment_contract', 'type_of_contract_id', 'rh.type_of_contract');
call kernel.refer('rh.employment_contract', 'position_id', 'rh.position');
call kernel.refer('rh.employment_contract', 'site_id', 'rh.site');
call kernel.refer('rh.employment_contract', 'unit_id', 'rh.unit');
call kernel.refer('rh.employment_contract', 'subunit_id', 'rh.subunit');
call kernel.refer('rh.employment_contract', 'work_time_id', 'rh.work_time');
call kernel.refer('rh.employment_contract', 'coefficient_id', 'rh.coefficient');
call kernel.refer('rh.employment_contract', 'salary_id', 'rh.salary');
call platform.audited('rh.employment_contract');
create unique index on rh.employment_contract (client_id, company_id, number);
create index on rh.employment_contract (client_id, employee_id, hiring_date);
create index on rh.employment_contract (created_by);

create table rh.suspension (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  starting_date date not null,
  ending_date date,
  reason_code text not null check (reason_code ~ '^\d{3}$'),
  comment text,
  state text not null default 'draft' check (state in
    ('draft', 'generated', 'sent', 'partially_signed', 'signed', 'declined', 'expired', 'cancelled')),
  version int not null default 1,
  check (ending_date >= starting_date),
  constraint suspension_overlap exclude using gist (
    client_id with =, contract_id with =, daterange(starting_date, ending_date, '[]') with &&) where (state <> 'cancelled')
);
call kernel.fence('rh.suspension');
call kernel.refer('rh.suspension', 'contract_id', 'rh.employment_contract');
call platform.audited('rh.suspension');

create table rh.ending_of_contract (
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  ending_date date not null,
  reason_code text not null check (reason_code ~ '^\d{3}$'),
  comment text,
  state text not null default 'draft' check (state in
    ('draft', 'generated', 'sent', 'partially_signed', 'signed', 'declined', 'expired', 'cancelled')),
  version int not null default 1
);
call kernel.fence('rh.ending_of_contract');
call kernel.refer('rh.ending_of_contract', 'contract_id', 'rh.employment_contract');
call platform.audited('rh.ending_of_contract');
create unique index on rh.ending_of_contract (client_id, contract_id) where state <> 'cancelled';
