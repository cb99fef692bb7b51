-- A contract binds from the moment that it is made out until it comes to nothing.
alter table rh.employment_contract
  add column binds boolean not null generated always as (state not in ('draft', 'cancelled', 'declined')) stored;
alter table rh.suspension
  add column binds boolean not null generated always as (state not in ('draft', 'cancelled', 'declined')) stored;
alter table rh.ending_of_contract
  add column binds boolean not null generated always as (state not in ('draft', 'cancelled', 'declined')) stored;

-- What the wizard asks, beside the terms that stand already.
alter table rh.employment_contract
  add column reason_code text check (reason_code ~ '^\d{2}$'),
  add column reason_text text,
  add column replaced_employee_id uuid,
  add column replaced_person text,
  add column replaced_qualification text,
  add column hiring_monthly_gross_salary numeric(10, 2) check (hiring_monthly_gross_salary > 0),
  add column document_model_id uuid,
  add column join_document_model boolean not null default false,
  add column mutuelle_document_model_id uuid,
  add column join_mutuelle_document_model boolean not null default false,
  add column reading_language text,
  add column has_six_months_practice boolean not null default false,
  add column retroactive_reason text,
  -- rules passed: [{ rule, reason, by, at }]
  add column rule_overrides jsonb not null default '[]',
  add column decline_reason text,
  add column cancel_reason text,
  -- when its first day was written into the person's dated terms
  add column started_at timestamptz,
  -- changed since its document was made
  add column is_document_outdated boolean not null default false;
call kernel.refer('rh.employment_contract', 'replaced_employee_id', 'rh.employee');
call kernel.refer('rh.employment_contract', 'document_model_id', 'platform.document_model');
call kernel.refer('rh.employment_contract', 'mutuelle_document_model_id', 'platform.document_model');
create index employment_contract_listed on rh.employment_contract (client_id, hiring_date, id);
create index employment_contract_unsigned on rh.employment_contract (client_id, hiring_date, company_id)
  where signed_at is null and state <> 'cancelled';
create index employment_contract_to_start on rh.employment_contract (client_id, hiring_date)
  where started_at is null;

drop index rh.employment_contract_by_beginning;
drop index rh.employment_contract_by_end;
create index employment_contract_by_beginning on rh.employment_contract (client_id, hiring_date) include (employee_id) where binds;
create index employment_contract_by_end on rh.employment_contract (client_id, final_day) include (employee_id) where binds;

-- Contracts of before have written their terms already.
call kernel.for_each_client('update rh.employment_contract set started_at = created_at where hiring_date <= current_date and binds');

create table rh.dpae_configuration (
  client_id uuid not null default kernel.client_id(),
  contract_id uuid not null,
  primary key (client_id, contract_id)
);
call rh.declares_risks('rh.dpae_configuration');
call kernel.fence('rh.dpae_configuration');
call kernel.refer('rh.dpae_configuration', 'contract_id', 'rh.employment_contract', 'cascade');
call platform.audited('rh.dpae_configuration');

create table rh.contract_attachment (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  kind text not null check (kind in ('attachment', 'signedCopy')),
  name text not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user
);
call kernel.fence('rh.contract_attachment');
call kernel.refer('rh.contract_attachment', 'contract_id', 'rh.employment_contract', 'cascade');
call kernel.refer('rh.contract_attachment', 'file_id', 'kernel.file');
call platform.audited('rh.contract_attachment');
create index on rh.contract_attachment (client_id, contract_id, created_at);
create index on rh.contract_attachment (created_by);

alter table rh.site_assignment add column contract_id uuid;
call kernel.refer('rh.site_assignment', 'contract_id', 'rh.employment_contract');
