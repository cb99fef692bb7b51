-- Where people work, and at what: sites, units and subunits of a company; positions of a client.
create schema rh;
grant usage on schema rh to sillon_app, sillon_platform, sillon_search;

create table rh.site (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (lower(btrim(name))) stored,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  address_line text,
  additional_address text,
  post_code text,
  city text,
  insee_code text,
  country char(2) not null default 'FR',
  siret text check (siret ~ '^\d{14}$'),
  archived_at timestamptz,
  archive_batch uuid,
  version int not null default 1,
  check (country <> 'FR' or post_code is null or post_code ~ '^\d{5}$')
);
call kernel.fence('rh.site');
call kernel.refer('rh.site', 'company_id', 'platform.company');
create unique index on rh.site (client_id, company_id, name_key) where archived_at is null;

create table rh.unit (
  id uuid not null default uuidv7(),
  site_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (lower(btrim(name))) stored,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  service_id uuid,
  archived_at timestamptz,
  archive_batch uuid,
  version int not null default 1
);
call kernel.fence('rh.unit');
call kernel.refer('rh.unit', 'site_id', 'rh.site');
call kernel.refer('rh.unit', 'service_id', 'platform.service');
create unique index on rh.unit (client_id, site_id, name_key) where archived_at is null;

create table rh.subunit (
  id uuid not null default uuidv7(),
  unit_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (lower(btrim(name))) stored,
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  archived_at timestamptz,
  archive_batch uuid,
  version int not null default 1
);
call kernel.fence('rh.subunit');
call kernel.refer('rh.subunit', 'unit_id', 'rh.unit');
create unique index on rh.subunit (client_id, unit_id, name_key) where archived_at is null;

create table rh.position (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (lower(btrim(name))) stored,
  description text not null default '',
  csp_code text check (csp_code ~ '^[0-9]{3}[a-z]$'),
  company_ids uuid[] not null default '{}',
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('rh.position');
create unique index on rh.position (client_id, name_key) where archived_at is null;
