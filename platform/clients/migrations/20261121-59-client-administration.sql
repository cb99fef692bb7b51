-- A client is made, named, closed and opened again by the platform; its own admin says how far its doors are open.
alter table platform.client add column version int not null default 1;
-- Whom the first invitation goes to; empty once identity has sent it.
alter table platform.client add column first_admin jsonb;
create index on platform.client (kernel.normalise(name), id);

grant update (support_access, mfa_required, allows_right_delegation, version) on platform.client to sillon_app;
create policy security on platform.client for update to sillon_app using (id = kernel.client_id());

-- Public addresses that a client had before: they still lead to it, and no other may take them.
create table platform.client_alias (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  client_id uuid not null references platform.client,
  since timestamptz not null
);
create index on platform.client_alias (client_id);
alter table platform.client_alias enable row level security;
grant select (slug, client_id) on platform.client_alias to sillon_public;
grant select on platform.client_alias to sillon_app;
grant select, insert, delete on platform.client_alias to sillon_platform;
create policy visitors on platform.client_alias for select to sillon_public
  using (exists (select from platform.client c where c.id = client_alias.client_id));
create policy members on platform.client_alias for select to sillon_app using (client_id = kernel.client_id());
create policy platform on platform.client_alias to sillon_platform using (true);

-- Who did what to the client itself.
create table platform.client_event (
  id uuid not null default uuidv7(),
  at timestamptz not null,
  actor_id uuid not null references platform.user,
  what text not null check (what in ('created', 'edited', 'logo', 'activated', 'deactivated', 'readOnly', 'writable',
    'security', 'registration')),
  detail jsonb not null default '{}'
);
call kernel.fence('platform.client_event', append_only => true);
create index on platform.client_event (actor_id);

-- The legal sheet: what contracts and declarations say of the company behind the client.
create table platform.client_registration (
  id uuid not null default uuidv7(),
  legal_name text not null check (legal_name <> ''),
  legal_form text not null check (legal_form <> ''),
  siren text not null check (siren ~ '^\d{9}$'),
  siret text not null check (siret ~ '^\d{14}$'),
  naf text,
  idcc text,
  vat text,
  address jsonb not null,
  representative jsonb not null,
  proof_id uuid,
  version int not null default 1,
  saved_by uuid not null references platform.user,
  saved_at timestamptz not null,
  check (starts_with(siret, siren))
);
call kernel.fence('platform.client_registration');
create unique index on platform.client_registration (client_id);
call kernel.refer('platform.client_registration', 'proof_id', 'kernel.file', 'set null');
create index on platform.client_registration (saved_by);

-- What the platform asks of identity leaves with the transaction that is its reason.
grant insert on platform.identity_outbox to sillon_platform;
create policy platform on platform.identity_outbox for insert to sillon_platform with check (true);
