-- When somebody is away, to the half day: from midnight or noon of a day to noon or midnight of another, in the hours of the
-- place. One absence at a time, unless it came to nothing.
create table rh.absence (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  employee_id uuid not null,
  type_code text not null check (type_code ~ '^[A-Z]{2,8}$'),
  from_at timestamp not null,
  to_at timestamp not null,
  -- of a day, as its type counts them
  hundredths int not null check (hundredths between 0 and 100000),
  private_reason text check (char_length(btrim(private_reason)) between 1 and 500),
  state text not null default 'requested' check (state in
    ('requested', 'approved_1', 'approved', 'refused', 'withdrawn', 'cancelled')),
  decision_reason text check (char_length(btrim(decision_reason)) between 1 and 500),
  requested_by uuid references platform.user,
  decided_by uuid references platform.user,
  decided_at timestamptz,
  version int not null default 1,
  check (extract(hour from from_at) in (0, 12) and extract(hour from to_at) in (0, 12)),
  check (to_at > from_at and to_at <= from_at + interval '3 years'),
  constraint absence_overlap exclude using gist (
    client_id with =, employee_id with =, tsrange(from_at, to_at) with &&)
    where (state in ('requested', 'approved_1', 'approved'))
);
call kernel.fence('rh.absence');
call kernel.refer('rh.absence', 'company_id', 'platform.company');
call kernel.refer('rh.absence', 'employee_id', 'rh.employee');
call platform.audited('rh.absence');
create index absence_by_day on rh.absence (client_id, from_at, id);
create index on rh.absence (requested_by);
create index on rh.absence (decided_by);
create index absence_of_person on rh.absence (client_id, employee_id, from_at);

-- What somebody has of an account of days: added to, never changed. Hundredths of a day.
create table rh.absence_balance_entry (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  employee_id uuid not null,
  account text not null check (account in ('CP', 'RTT', 'RECUP', 'RC')),
  kind text not null check (kind in ('opening', 'accrual', 'adjusted', 'reserved', 'released', 'expired')),
  hundredths int not null check (hundredths <> 0),
  effective_on date not null,
  absence_id uuid,
  explanation text check (char_length(btrim(explanation)) between 1 and 500),
  written_by uuid references platform.user
);
call kernel.fence('rh.absence_balance_entry', append_only => true);
call kernel.refer('rh.absence_balance_entry', 'company_id', 'platform.company');
call kernel.refer('rh.absence_balance_entry', 'employee_id', 'rh.employee');
call kernel.refer('rh.absence_balance_entry', 'absence_id', 'rh.absence');
call platform.audited('rh.absence_balance_entry');
create index absence_balance_of_person on rh.absence_balance_entry (client_id, employee_id, account, effective_on);
create index on rh.absence_balance_entry (written_by);
-- A month is counted once, however often the job runs.
create unique index absence_accrued_once on rh.absence_balance_entry (client_id, employee_id, account, effective_on)
  where kind = 'accrual';

-- What an absence suspends, so that the contract is suspended once and taken back with it.
alter table rh.suspension add column absence_id uuid;
call kernel.refer('rh.suspension', 'absence_id', 'rh.absence');
