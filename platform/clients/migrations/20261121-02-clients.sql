-- Clients, their companies and services. A client is not fenced: a person may belong to several.
create schema platform;
grant usage on schema platform to sillon_app, sillon_auth, sillon_platform, sillon_public;

create table platform.client (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  logo_key text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  read_only boolean not null default false,
  support_access text not null default 'write' check (support_access in ('none', 'read', 'write')),
  mfa_required boolean not null default false,
  allows_right_delegation boolean not null default true,
  rights_version bigint not null default 1,
  created_at timestamptz not null default now()
);
alter table platform.client enable row level security;
grant select on platform.client to sillon_app;
grant select (id, name, slug, logo_key) on platform.client to sillon_public;
grant select, insert, update, delete on platform.client to sillon_auth;
grant select, insert, update on platform.client to sillon_platform;
create policy visitors on platform.client for select to sillon_public using (status = 'active');
create policy identity on platform.client to sillon_auth using (true);
create policy platform on platform.client to sillon_platform using (true);

create table platform.company (
  id uuid not null default uuidv7(),
  name text not null check (name <> ''),
  siren text check (siren ~ '^\d{9}$'),
  siret text check (siret ~ '^\d{14}$'),
  naf text,
  idcc text,
  address jsonb,
  regime text not null default 'MSA' check (regime in ('MSA', 'URSSAF')),
  color text check (color ~ '^#[0-9A-F]{6}$'),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.company');
create unique index on platform.company (client_id, lower(name)) where archived_at is null;

create table platform.service (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (name <> ''),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.service');
call kernel.refer('platform.service', 'company_id', 'platform.company');
create unique index on platform.service (client_id, company_id, lower(name)) where archived_at is null;

-- The evaluation of rights reads them for every client, as identity.
grant select on platform.company, platform.service to sillon_auth;
create policy rights on platform.company for select to sillon_auth using (true);
create policy rights on platform.service for select to sillon_auth using (true);
