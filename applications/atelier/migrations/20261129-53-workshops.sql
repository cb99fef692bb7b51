-- The tables of Atelier: where goods are worked and kept.
create schema if not exists atelier;
grant usage on schema atelier to sillon_app, sillon_platform, sillon_search;

create table atelier.workshop (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  -- Begins the numbers of its lines; `codeAtelier` of the brief.
  code text not null check (code ~ '^[A-Z0-9]{2,6}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.workshop');
call kernel.refer('atelier.workshop', 'company_id', 'platform.company');
call platform.audited('atelier.workshop');
create unique index on atelier.workshop (client_id, code);

-- Places of the ledger. Goods stand in those of stock; the others are where they come from and go to.
create table atelier.location (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  -- The line whose process it is, or in front of which goods wait.
  ligne_id uuid,
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  kind text not null check (kind in ('cold_room', 'line', 'dock', 'quarantine', 'transit',
    'supplier', 'process', 'customer', 'waste', 'loss', 'adjustment')),
  is_stock boolean not null generated always as (kind in ('cold_room', 'line', 'dock', 'quarantine', 'transit')) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.location');
call kernel.refer('atelier.location', 'workshop_id', 'atelier.workshop');
call platform.audited('atelier.location');
create unique index on atelier.location (client_id, workshop_id, code);
create unique index on atelier.location (client_id, workshop_id, kind) where kind in ('supplier', 'customer', 'waste', 'loss', 'adjustment');
create unique index on atelier.location (client_id, workshop_id, ligne_id) where kind = 'process';
