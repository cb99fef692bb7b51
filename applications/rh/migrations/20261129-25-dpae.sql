-- Declarations made before somebody is hired (code du travail, L1221-10), and how they reach their organism.
alter table rh.company_settings
  add column dpae_connector text not null default 'file'
    check (dpae_connector in ('simulated', 'file', 'msa_web', 'urssaf_api')),
  add column dpae_is_test boolean not null default false;

-- What lists ask of the declaration of a contract stands on the contract.
alter table rh.employment_contract
  add column starts_at timestamptz not null
    generated always as ((hiring_date + hiring_time) at time zone 'Europe/Paris') stored,
  add column declaration text not null default 'to_do' check (declaration in
    ('to_do', 'scheduled', 'in_progress', 'rejected', 'accepted', 'outdated', 'cancelled', 'not_needed')),
  -- when it is to be sent by itself, and for whom
  add column declaration_send_at timestamptz,
  add column declaration_asked_by uuid references platform.user;
create index on rh.employment_contract (declaration_asked_by);
create index employment_contract_declared on rh.employment_contract (client_id, starts_at, id);
create index employment_contract_to_declare on rh.employment_contract (client_id, starts_at, id)
  where binds and declaration in ('to_do', 'scheduled', 'in_progress', 'rejected', 'outdated');
create index employment_contract_to_send on rh.employment_contract (client_id, declaration_send_at)
  where declaration_send_at is not null;

-- Who had been hired by then was declared elsewhere.
call kernel.for_each_client($$update rh.employment_contract set declaration = 'not_needed' where hiring_date <= current_date$$);

-- In whose name an organism is spoken to.
create table rh.social_insurance_account (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('msa', 'urssaf')),
  label text not null check (btrim(label) <> ''),
  mail text,
  -- sealed, bound to this table, client and row
  password_encrypted bytea,
  msa_mail text,
  sun_mail text,
  siret text check (siret ~ '^\d{14}$'),
  last_name text,
  first_name text,
  service text not null default '25' check (service in ('25', '98')),
  company_ids uuid[] not null default '{}',
  version int not null default 1,
  check ((kind = 'msa') = (mail is not null)),
  check (kind = 'msa' or (siret is not null and last_name is not null and first_name is not null))
);
call kernel.fence('rh.social_insurance_account');
call platform.audited('rh.social_insurance_account');
create index on rh.social_insurance_account (client_id, label, id);
-- Secrets are written and used with the platform's role alone.
revoke all on rh.social_insurance_account from sillon_app;
grant select (client_id, id, kind, label, mail, msa_mail, sun_mail, siret, last_name, first_name, service, company_ids,
  version) on rh.social_insurance_account to sillon_app;

-- What became of the last connection of an account, and what the organism gave to it.
create table rh.social_insurance_session (
  client_id uuid not null default kernel.client_id(),
  account_id uuid not null,
  -- sealed
  token_encrypted bytea,
  token_until timestamptz,
  last_success_at timestamptz,
  last_error text,
  primary key (client_id, account_id)
);
call kernel.fence('rh.social_insurance_session');
call kernel.refer('rh.social_insurance_session', 'account_id', 'rh.social_insurance_account', 'cascade');
revoke all on rh.social_insurance_session from sillon_app;

-- An attempt to hand a declaration over.
create table rh.dpae_transmission (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  employee_id uuid not null,
  company_id uuid not null,
  connector text not null check (connector in ('simulated', 'msa_web', 'urssaf_api')),
  organism text not null check (organism in ('msa', 'urssaf')),
  -- what is declared: it holds the social security number
  canonical_encrypted bytea not null,
  canonical_hash text not null check (canonical_hash ~ '^[0-9a-f]{64}$'),
  -- what is compared afterwards with what holds
  declared jsonb not null,
  -- the organism's name for what was handed over
  file_id text,
  receipt_number text,
  state text not null check (state in ('connecting', 'sending', 'submitted', 'accepted', 'rejected', 'failed')),
  -- [{ code, field, message }]
  errors jsonb not null default '[]',
  polls int not null default 0,
  next_poll_at timestamptz,
  -- who works on it has until then
  held_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  is_test boolean not null default false,
  asked_by uuid references platform.user
);
call kernel.fence('rh.dpae_transmission');
call kernel.refer('rh.dpae_transmission', 'contract_id', 'rh.employment_contract');
call kernel.refer('rh.dpae_transmission', 'employee_id', 'rh.employee');
call kernel.refer('rh.dpae_transmission', 'company_id', 'platform.company');
create index on rh.dpae_transmission (asked_by);
create unique index dpae_transmission_runs on rh.dpae_transmission (client_id, contract_id)
  where state in ('connecting', 'sending', 'submitted');
create index on rh.dpae_transmission (client_id, file_id);
create index on rh.dpae_transmission (client_id, next_poll_at) where next_poll_at is not null;

-- A declaration that its organism accepted, or whose receipt was typed by hand.
create table rh.dpae (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  employee_id uuid not null,
  company_id uuid not null,
  receipt_number text not null check (btrim(receipt_number) <> ''),
  -- what was declared, sealed
  json_encrypted bytea,
  declared jsonb not null,
  file_id text,
  transmission_id uuid,
  came_by text not null check (came_by in ('transmitted', 'manual', 'tesa')),
  document_file_id uuid,
  receipt_file_id uuid,
  accepted_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text,
  created_by uuid references platform.user
);
call kernel.fence('rh.dpae');
call kernel.refer('rh.dpae', 'contract_id', 'rh.employment_contract');
call kernel.refer('rh.dpae', 'employee_id', 'rh.employee');
call kernel.refer('rh.dpae', 'company_id', 'platform.company');
call kernel.refer('rh.dpae', 'transmission_id', 'rh.dpae_transmission');
call kernel.refer('rh.dpae', 'document_file_id', 'kernel.file');
call kernel.refer('rh.dpae', 'receipt_file_id', 'kernel.file');
call platform.audited('rh.dpae');
create index on rh.dpae (created_by);
create unique index dpae_of_contract on rh.dpae (client_id, contract_id) where cancelled_at is null;
create unique index dpae_receipt on rh.dpae (client_id, receipt_number);

-- What became of the declaration of a contract, by whom and when.
create table rh.dpae_event (
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  what text not null check (what in
    ('completed', 'scheduled', 'sent', 'accepted', 'rejected', 'failed', 'typed', 'documented', 'cancelled', 'downloaded')),
  at timestamptz not null default now(),
  actor_id uuid references platform.user
);
call kernel.fence('rh.dpae_event', append_only => true);
call kernel.refer('rh.dpae_event', 'contract_id', 'rh.employment_contract', 'cascade');
create index on rh.dpae_event (actor_id);

-- The file that is handed over by hand: it goes a day later.
create table rh.dpae_text_file (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  contract_id uuid not null,
  name text not null,
  text_encrypted bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user
);
call kernel.fence('rh.dpae_text_file');
call kernel.refer('rh.dpae_text_file', 'contract_id', 'rh.employment_contract', 'cascade');
create index on rh.dpae_text_file (created_by);

-- What a declaration said of a hiring and of who is hired, compared later with what holds.
create function rh.declared_facts(contract uuid) returns jsonb stable language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
           'hiringDate', c.hiring_date, 'hiringTime', c.hiring_time, 'siret', coalesce(s.siret, k.siret),
           'birthName', coalesce(e.birth_name, e.name), 'firstname', e.firstname, 'sex', e.sex,
           'dateOfBirth', e.date_of_birth, 'birthDepartment', e.birth_department, 'nir', encode(e.nir_hash, 'hex')))
    from rh.employment_contract c
    join rh.employee e on e.id = c.employee_id
    join platform.company k on k.id = c.company_id
    left join rh.site s on s.id = c.site_id
   where c.id = contract
$$;

/* What was accepted is to be made again once what it said no longer holds. What it did not say (a number that the person
   had not yet) may come after it. */
create function rh.keep_declaration_true() returns trigger language plpgsql as $$
begin
  update rh.employment_contract c
     set declaration = case when rh.declared_facts(c.id) @> d.declared then 'accepted' else 'outdated' end
    from rh.dpae d
   where d.contract_id = c.id and d.cancelled_at is null and c.declaration in ('accepted', 'outdated')
     and case tg_table_name when 'employee' then c.employee_id = new.id else c.id = new.id end
     and (c.declaration = 'accepted') <> (rh.declared_facts(c.id) @> d.declared);
  return null;
end $$;
create trigger declaration_of_person after update of name, birth_name, firstname, sex, date_of_birth, birth_department, nir_hash
  on rh.employee for each row execute function rh.keep_declaration_true();
create trigger declaration_of_contract after update of hiring_date, hiring_time, site_id
  on rh.employment_contract for each row execute function rh.keep_declaration_true();

alter table rh.disclosure drop constraint disclosure_what_check;
alter table rh.disclosure add constraint disclosure_what_check
  check (what in ('nir', 'iban', 'permitNumber', 'documentNumber', 'file', 'dpae'));
