-- The lines of a workshop, what is done along them in which order, the machines that stand there, and who works there.
create table atelier.ligne_atelier (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  label text not null check (char_length(btrim(label)) between 1 and 60),
  label_key text not null generated always as (kernel.normalise(btrim(label))) stored,
  position int not null default 0 check (position between 0 and 999),
  active boolean not null default true,
  -- grams an hour, and cases an hour, where nothing nearer says more
  g_per_hour bigint check (g_per_hour > 0),
  cases_per_hour int check (cases_per_hour between 1 and 100000),
  station_count int not null default 1 check (station_count between 1 and 99),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1
);
call kernel.fence('atelier.ligne_atelier');
call kernel.refer('atelier.ligne_atelier', 'workshop_id', 'atelier.workshop');
call platform.audited('atelier.ligne_atelier');
create index on atelier.ligne_atelier (created_by);
create unique index ligne_code on atelier.ligne_atelier (client_id, workshop_id, code) where archived_at is null;
create unique index ligne_label on atelier.ligne_atelier (client_id, workshop_id, label_key) where archived_at is null;

-- Whose line it is: the people who answer for it.
create table atelier.ligne_user (
  client_id uuid not null default kernel.client_id(),
  ligne_id uuid not null,
  user_id uuid not null,
  primary key (client_id, ligne_id, user_id)
);
call kernel.fence('atelier.ligne_user');
call kernel.refer('atelier.ligne_user', 'ligne_id', 'atelier.ligne_atelier', 'cascade');
call kernel.refer_member('atelier.ligne_user', 'user_id');
call platform.audited('atelier.ligne_user');

create table atelier.ligne_operation (
  id uuid not null default uuidv7(),
  ligne_id uuid not null,
  rank int not null check (rank between 1 and 99),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  label text not null check (char_length(btrim(label)) between 1 and 60),
  kind text not null check (kind in
    ('changeover', 'pouring', 'sorting', 'packing', 'labelling', 'palletising', 'cleaning', 'control')),
  people_needed int not null default 1 check (people_needed between 0 and 99),
  active boolean not null default true,
  version int not null default 1
);
call kernel.fence('atelier.ligne_operation');
call kernel.refer('atelier.ligne_operation', 'ligne_id', 'atelier.ligne_atelier', 'cascade');
call platform.audited('atelier.ligne_operation');
create unique index operation_code on atelier.ligne_operation (client_id, ligne_id, code);

-- Machines: of a line, or of the whole workshop.
create table atelier.resource (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  ligne_id uuid,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  label text not null check (char_length(btrim(label)) between 1 and 60),
  kind text not null check (kind in
    ('sorter', 'filler', 'flowpack', 'labeller', 'palletiser', 'detector', 'scale', 'printer', 'forklift', 'other')),
  -- its line cannot run without it
  blocking boolean not null default false,
  -- what Energy and Requests call it; they are strangers
  meter_code text check (char_length(meter_code) between 1 and 40),
  equipment_code text check (char_length(equipment_code) between 1 and 40),
  state text not null default 'in_service' check (state in ('in_service', 'degraded', 'stopped', 'archived')),
  version int not null default 1
);
call kernel.fence('atelier.resource');
call kernel.refer('atelier.resource', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.resource', 'ligne_id', 'atelier.ligne_atelier');
call platform.audited('atelier.resource');
create unique index resource_code on atelier.resource (client_id, workshop_id, code);

-- People of the floor: they are named on a tablet, whether or not they sign in to Sillon.
create table atelier.operator (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  firstname text not null check (char_length(btrim(firstname)) between 1 and 40),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  badge text check (badge ~ '^[A-Za-z0-9-]{1,40}$'),
  -- the line where he usually works
  ligne_id uuid,
  active boolean not null default true,
  version int not null default 1
);
call kernel.fence('atelier.operator');
call kernel.refer('atelier.operator', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.operator', 'ligne_id', 'atelier.ligne_atelier', 'set null');
call platform.audited('atelier.operator');
create unique index operator_badge on atelier.operator (client_id, badge) where badge is not null and active;

-- A line has the place of its process, and the one in front of it where goods wait.
call kernel.refer('atelier.location', 'ligne_id', 'atelier.ligne_atelier');
