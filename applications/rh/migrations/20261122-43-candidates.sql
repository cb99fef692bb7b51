-- People who ask for a job, and each of their requests (their screens are those of the recruitment).
create table rh.candidate (
  id uuid not null default uuidv7(),
  title text check (title in ('mr', 'mrs')),
  firstname text not null check (char_length(btrim(firstname)) between 1 and 80),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  maiden_name text,
  mail text check (mail = lower(mail)),
  cell_phone_number text check (cell_phone_number ~ '^\+\d{6,15}$'),
  birthdate date,
  birth_city text,
  citizenship_cog text,
  address text,
  additional_address text,
  post_code text,
  city text,
  country char(2) not null default 'FR',
  marital_status text check (marital_status in ('single', 'married', 'civil_union', 'cohabiting', 'divorced', 'widowed')),
  transport text,
  last_position text,
  motivation text,
  glove_size numeric(3, 1) check (glove_size between 6 and 12),
  shoe_size numeric(3, 1) check (shoe_size between 34 and 50),
  language text not null default 'fr' check (language in ('fr', 'en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg')),
  employee_id uuid,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (kernel.normalise(
    name || ' ' || firstname || ' ' || coalesce(maiden_name, '') || ' ' || coalesce(mail, '') || ' ' || coalesce(cell_phone_number, ''))) stored,
  version int not null default 1
);
call kernel.fence('rh.candidate');
call kernel.searchable('rh.candidate');
call kernel.refer('rh.candidate', 'employee_id', 'rh.employee');
call platform.audited('rh.candidate');
create unique index on rh.candidate (client_id, mail) where anonymised_at is null;
create index on rh.candidate (client_id, cell_phone_number) where cell_phone_number is not null;
create index candidate_by_name on rh.candidate (client_id, search_text, id) where anonymised_at is null;

create table rh.candidate_application (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  company_id uuid not null,
  position_id uuid,
  status text not null default 'received',
  comment text,
  hiring_date date,
  hiring_site_id uuid,
  hiring_unit_id uuid,
  hiring_subunit_id uuid,
  hiring_position_id uuid,
  received_at timestamptz not null default now(),
  closed_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.candidate_application');
call kernel.refer('rh.candidate_application', 'candidate_id', 'rh.candidate');
call kernel.refer('rh.candidate_application', 'company_id', 'platform.company');
call kernel.refer('rh.candidate_application', 'position_id', 'rh.position');
call kernel.refer('rh.candidate_application', 'hiring_site_id', 'rh.site');
call kernel.refer('rh.candidate_application', 'hiring_unit_id', 'rh.unit');
call kernel.refer('rh.candidate_application', 'hiring_subunit_id', 'rh.subunit');
call kernel.refer('rh.candidate_application', 'hiring_position_id', 'rh.position');
call platform.audited('rh.candidate_application');

-- Whom an employee was before he was hired.
alter table rh.employee add column candidate_id uuid, add column candidate_application_id uuid;
call kernel.refer('rh.employee', 'candidate_id', 'rh.candidate');
call kernel.refer('rh.employee', 'candidate_application_id', 'rh.candidate_application');
