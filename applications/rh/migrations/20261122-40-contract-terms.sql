-- What contracts are made of: their types, work times, coefficients with dated minima, salaries. Archived, never removed.
create table rh.type_of_contract (
  id uuid not null default uuidv7(),
  libelle text not null check (char_length(btrim(libelle)) between 1 and 80),
  libelle_key text not null generated always as (kernel.normalise(btrim(libelle))) stored,
  family text not null check (family in
    ('permanent', 'fixed_term', 'fixed_term_open', 'seasonal', 'harvest', 'apprenticeship', 'student_job', 'other')),
  -- codes of the DSN: block S21.G00.40.007 (nature) and .021 (reason)
  dsn_nature text not null check (dsn_nature ~ '^\d{2}$'),
  dsn_reason text check (dsn_reason ~ '^\d{2}$'),
  end_allowance boolean not null default false,
  reading_languages text[] not null default '{}' check (reading_languages <@ array['en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg']),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.type_of_contract');
call platform.audited('rh.type_of_contract');
create unique index on rh.type_of_contract (client_id, libelle_key) where archived_at is null;

create table rh.work_time (
  id uuid not null default uuidv7(),
  label text not null check (char_length(btrim(label)) between 1 and 80),
  label_key text not null generated always as (kernel.normalise(btrim(label))) stored,
  kind text not null check (kind in ('full', 'part', 'days_package')),
  weekly_hours numeric(5, 2) check (weekly_hours > 0 and weekly_hours <= 48),
  days_per_week smallint check (days_per_week between 1 and 6),
  days_per_year smallint check (days_per_year between 1 and 218),
  -- hours of Monday to Sunday, of a part time
  distribution numeric(4, 2)[] check (cardinality(distribution) = 7),
  exemption_reason text check (char_length(exemption_reason) <= 200),
  archived_at timestamptz,
  version int not null default 1,
  check ((kind = 'days_package') = (weekly_hours is null)),
  check ((kind = 'days_package') = (days_per_year is not null)),
  check (kind = 'part' or (distribution is null and exemption_reason is null)),
  check (kind <> 'part' or weekly_hours < 35)
);
call kernel.fence('rh.work_time');
call platform.audited('rh.work_time');
create unique index on rh.work_time (client_id, label_key) where archived_at is null;

create table rh.coefficient (
  id uuid not null default uuidv7(),
  label text not null check (char_length(btrim(label)) between 1 and 80),
  label_key text not null generated always as (kernel.normalise(btrim(label))) stored,
  value text not null check (char_length(value) between 1 and 10),
  idcc text check (idcc ~ '^\d{4}$'),
  csp_code text check (csp_code ~ '^\d{3}[a-z]$'),
  -- whether the agreement lets its minimum be lowered for the young
  youth_reduction boolean not null default false,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.coefficient');
call platform.audited('rh.coefficient');
create unique index on rh.coefficient (client_id, label_key) where archived_at is null;

-- The minimum in force on a date is that of the last row on or before it. Euros an hour.
create table rh.coefficient_minimum (
  client_id uuid not null default kernel.client_id(),
  coefficient_id uuid not null,
  valid_from date not null,
  hourly_amount numeric(10, 4) not null check (hourly_amount > 0),
  primary key (client_id, coefficient_id, valid_from)
);
call kernel.fence('rh.coefficient_minimum');
call kernel.refer('rh.coefficient_minimum', 'coefficient_id', 'rh.coefficient', 'cascade');
call platform.audited('rh.coefficient_minimum');

-- Gross, in euros an hour or a month.
create table rh.salary (
  id uuid not null default uuidv7(),
  label text not null check (char_length(btrim(label)) between 1 and 80),
  label_key text not null generated always as (kernel.normalise(btrim(label))) stored,
  unit text not null check (unit in ('hourly', 'monthly')),
  amount numeric(10, 4) not null check (amount > 0),
  valid_from date not null,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.salary');
call platform.audited('rh.salary');
create unique index on rh.salary (client_id, label_key) where archived_at is null;
