-- One person of a client, whatever the number of his contracts; his place and his position are dated rows beside him.
create table rh.employee (
  id uuid not null default uuidv7(),
  contact_id uuid not null default uuidv7(),
  company_id uuid,
  title text check (title in ('mr', 'mrs')),
  sex smallint not null check (sex in (1, 2)),
  firstname text not null check (char_length(btrim(firstname)) between 1 and 80),
  other_firstnames text,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  birth_name text,
  language text not null default 'fr' check (language in ('fr', 'en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg')),
  date_of_birth date not null,
  birth_city text,
  birth_insee_code text,
  birth_department text,
  birth_country_cog text,
  citizenship_cog text,
  mail text check (mail = lower(mail)),
  cell_phone text check (cell_phone ~ '^\+\d{6,15}$'),
  work_mail text check (work_mail = lower(work_mail)),
  work_phone text check (work_phone ~ '^\+\d{6,15}$'),
  address_line text,
  additional_address text,
  post_code text,
  city text,
  insee_code text,
  country char(2) not null default 'FR',
  emergency_name text,
  emergency_phone text check (emergency_phone ~ '^\+\d{6,15}$'),
  nir_encrypted bytea,
  nir_key char(2),
  nir_hash bytea,
  nir_state text not null default 'absent' check (nir_state in ('known', 'requested', 'provisional', 'absent')),
  search_extra text not null default '',
  archived_at timestamptz,
  anonymised_at timestamptz,
  status text not null generated always as (
    case when anonymised_at is not null then 'deleted' when archived_at is not null then 'archived' else 'active' end) stored,
  search_text text not null generated always as (kernel.normalise(
    name || ' ' || firstname || ' ' || coalesce(birth_name, '') || ' ' || coalesce(mail, '') || ' ' ||
    coalesce(cell_phone, '') || ' ' || search_extra)) stored,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  updated_at timestamptz not null default now(),
  updated_by uuid references platform.user,
  version int not null default 1,
  check ((nir_encrypted is null) = (nir_hash is null)),
  check (country <> 'FR' or post_code is null or post_code ~ '^\d{5}$')
);
call kernel.fence('rh.employee');
call kernel.searchable('rh.employee');
call kernel.refer('rh.employee', 'company_id', 'platform.company');
create unique index on rh.employee (client_id, contact_id);
create unique index on rh.employee (client_id, nir_hash) where anonymised_at is null;
-- The order of the list, by name as people read it, within a status.
create index employee_by_name on rh.employee (client_id, status, search_text, id);
create index on rh.employee (created_by);
create index on rh.employee (updated_by);

create table rh.payroll_number (
  client_id uuid not null default kernel.client_id(),
  employee_id uuid not null,
  company_id uuid not null,
  number text not null check (number ~ '^[A-Za-z0-9_-]{1,20}$'),
  primary key (client_id, employee_id, company_id)
);
call kernel.fence('rh.payroll_number');
call kernel.refer('rh.payroll_number', 'employee_id', 'rh.employee', 'cascade');
call kernel.refer('rh.payroll_number', 'company_id', 'platform.company');
create unique index on rh.payroll_number (client_id, company_id, number);

-- A row holds from its activation date until the next live one; a correction supersedes, it never overwrites.
create table rh.package_element (
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  activation_date date not null,
  position_id uuid not null,
  origin text not null check (origin in ('contract', 'amendment', 'manual', 'correction')),
  supersedes_id uuid,
  superseded_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user
);
call kernel.fence('rh.package_element', append_only => true);
call kernel.refer('rh.package_element', 'employee_id', 'rh.employee');
call kernel.refer('rh.package_element', 'position_id', 'rh.position');
call kernel.refer('rh.package_element', 'supersedes_id', 'rh.package_element');
create index on rh.package_element (created_by);
create unique index package_element_by_date on rh.package_element (client_id, employee_id, activation_date) where superseded_at is null;
grant update (superseded_at) on rh.package_element to sillon_app, sillon_platform;

create table rh.site_assignment (
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  activation_date date not null,
  site_id uuid not null,
  unit_id uuid,
  subunit_id uuid,
  origin text not null check (origin in ('contract', 'amendment', 'manual', 'correction', 'move')),
  supersedes_id uuid,
  superseded_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user
);
call kernel.fence('rh.site_assignment', append_only => true);
call kernel.refer('rh.site_assignment', 'employee_id', 'rh.employee');
call kernel.refer('rh.site_assignment', 'site_id', 'rh.site');
call kernel.refer('rh.site_assignment', 'unit_id', 'rh.unit');
call kernel.refer('rh.site_assignment', 'subunit_id', 'rh.subunit');
call kernel.refer('rh.site_assignment', 'supersedes_id', 'rh.site_assignment');
create index on rh.site_assignment (created_by);
create unique index site_assignment_by_date on rh.site_assignment (client_id, employee_id, activation_date) where superseded_at is null;
grant update (superseded_at) on rh.site_assignment to sillon_app, sillon_platform;

create table rh.employee_event (
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid references platform.user,
  at timestamptz not null default now(),
  comment text,
  data jsonb not null default '{}'
);
call kernel.fence('rh.employee_event', append_only => true);
call kernel.refer('rh.employee_event', 'employee_id', 'rh.employee');
create index on rh.employee_event (actor_id);
