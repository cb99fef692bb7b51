-- The complementary health cover of somebody: subscribed, or dispensed with at his own request.
create table rh.mutuelle (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  company_id uuid not null,
  -- null: not bound to a contract
  contract_id uuid,
  insurance_organism_id uuid,
  starting_date date not null,
  ending_date date,
  subscribed boolean not null default true,
  exemption_reason text,
  -- the paper of his file that proves the ground
  exemption_document_id uuid,
  state text not null check (state in ('draft', 'to_sign', 'active_adhesion', 'active_dispense', 'cancelled')),
  document_model_id uuid,
  join_document_model boolean not null default false,
  is_document_outdated boolean not null default false,
  -- the copy that was signed by hand
  signed_file_id uuid,
  signed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check (ending_date >= starting_date),
  check (subscribed = (exemption_reason is null)),
  check (subscribed or state <> 'active_adhesion'),
  check (not subscribed or state <> 'active_dispense'),
  constraint mutuelle_overlap exclude using gist (
    client_id with =, employee_id with =, daterange(starting_date, ending_date, '[]') with &&) where (state <> 'cancelled')
);
call kernel.fence('rh.mutuelle');
call kernel.refer('rh.mutuelle', 'employee_id', 'rh.employee', 'cascade');
call kernel.refer('rh.mutuelle', 'company_id', 'platform.company');
call kernel.refer('rh.mutuelle', 'contract_id', 'rh.employment_contract', 'set null');
call kernel.refer('rh.mutuelle', 'insurance_organism_id', 'rh.insurance_organism');
call kernel.refer('rh.mutuelle', 'exemption_document_id', 'rh.employee_document', 'set null');
call kernel.refer('rh.mutuelle', 'document_model_id', 'platform.document_model');
call kernel.refer('rh.mutuelle', 'signed_file_id', 'kernel.file');
call platform.audited('rh.mutuelle');
create index on rh.mutuelle (created_by);
create index mutuelle_listed on rh.mutuelle (client_id, starting_date, id);
create unique index mutuelle_of_contract on rh.mutuelle (client_id, contract_id) where state <> 'cancelled';

-- What became of it, by whom and when.
create table rh.mutuelle_event (
  id uuid not null default uuidv7(),
  mutuelle_id uuid not null,
  what text not null check (what in
    ('created', 'changed', 'moved', 'linked', 'unlinked', 'documented', 'signed', 'cancelled')),
  -- what it said from then on
  subscribed boolean not null,
  starting_date date not null,
  ending_date date,
  at timestamptz not null default now(),
  actor_id uuid references platform.user
);
call kernel.fence('rh.mutuelle_event', append_only => true);
call kernel.refer('rh.mutuelle_event', 'mutuelle_id', 'rh.mutuelle', 'cascade');
create index on rh.mutuelle_event (actor_id);

