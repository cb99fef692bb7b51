-- What a company controls, how often and against which limits (Regulation (EC) 852/2004, article 5).
create table qualite.control_plan (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  label text not null check (char_length(btrim(label)) between 1 and 80),
  kind text not null check (kind in ('ccp', 'prpo', 'product', 'cleaning', 'calibration', 'glass', 'pest', 'water', 'weight',
    'other')),
  place text check (char_length(btrim(place)) between 1 and 80),
  -- 1 is Monday; with times, those of a day
  weekdays smallint[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  times text[] not null default '{}',
  -- each lot of these kinds waits for it
  lot_kinds text[] not null default '{}'
    check (lot_kinds <@ array['harvest', 'supply', 'mixture', 'preparation', 'finished', 'return']),
  grace_min int not null default 30 check (grace_min between 0 and 1440),
  instruction text check (char_length(instruction) between 1 and 2000),
  corrective text check (char_length(corrective) between 1 and 2000),
  -- what was made before asks for nothing
  asked_from timestamptz not null,
  archived_at timestamptz,
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(code || ' ' || label || ' ' || coalesce(place, ''))) stored,
  check ((lot_kinds = '{}') = (weekdays <> '{}' and times <> '{}')),
  check (kind <> 'ccp' or corrective is not null)
);
call kernel.fence('qualite.control_plan');
call kernel.refer('qualite.control_plan', 'company_id', 'platform.company');
call platform.audited('qualite.control_plan');
create unique index control_plan_code on qualite.control_plan (client_id, company_id, code);

-- What is read at a control, and within which limits it conforms, both included.
create table qualite.control_measure (
  plan_id uuid not null,
  rank smallint not null check (rank between 1 and 20),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  unit text check (char_length(btrim(unit)) between 1 and 12),
  low numeric(12, 3),
  high numeric(12, 3),
  decimals smallint not null default 0 check (decimals between 0 and 3),
  client_id uuid not null default kernel.client_id(),
  primary key (client_id, plan_id, rank),
  check (low is null or high is null or low <= high)
);
call kernel.fence('qualite.control_measure');
call kernel.refer('qualite.control_measure', 'plan_id', 'qualite.control_plan', 'cascade');
call platform.audited('qualite.control_measure');

-- A control that is to be done, at an hour or of a lot.
create table qualite.control_due (
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  due_at timestamptz not null,
  lot_id uuid,
  lot_number text check (char_length(lot_number) between 1 and 40),
  -- when it was told that nobody had done it in time
  told_at timestamptz,
  check ((lot_id is null) = (lot_number is null))
);
call kernel.fence('qualite.control_due');
call kernel.refer('qualite.control_due', 'plan_id', 'qualite.control_plan');
create unique index control_due_once on qualite.control_due (client_id, plan_id, due_at) where lot_id is null;
create unique index control_due_of_lot on qualite.control_due (client_id, plan_id, lot_id) where lot_id is not null;
create index control_due_by_time on qualite.control_due (client_id, due_at desc, id desc);

-- What was found. It is never changed: what was wrong is cancelled by a row that names it, and done again.
create table qualite.control_record (
  id uuid not null default uuidv7(),
  due_id uuid not null,
  verdict text not null check (verdict in ('conform', 'not_conform', 'not_applicable')),
  is_late boolean not null,
  correction text check (char_length(btrim(correction)) between 1 and 2000),
  fate text check (fate in ('accepted', 'reworked', 'downgraded', 'destroyed', 'held')),
  remark text check (char_length(btrim(remark)) between 1 and 1000),
  recorded_at timestamptz not null,
  actor_id uuid default kernel.user_id(),
  cancels_id uuid,
  check (verdict <> 'not_conform' or cancels_id is not null or correction is not null),
  check (verdict <> 'not_applicable' or remark is not null),
  check (cancels_id is null or remark is not null)
);
call kernel.fence('qualite.control_record', append_only => true);
call kernel.refer('qualite.control_record', 'due_id', 'qualite.control_due');
call kernel.refer('qualite.control_record', 'cancels_id', 'qualite.control_record');
call kernel.refer_member('qualite.control_record', 'actor_id');
create index control_record_of_due on qualite.control_record (client_id, due_id);
create index control_record_by_time on qualite.control_record (client_id, recorded_at desc, id desc);
create unique index control_record_cancelled_once on qualite.control_record (client_id, cancels_id) where cancels_id is not null;

-- What was read, with the limits of that day.
create table qualite.control_value (
  record_id uuid not null,
  rank smallint not null,
  name text not null,
  unit text,
  low numeric(12, 3),
  high numeric(12, 3),
  decimals smallint not null,
  value numeric(12, 3) not null,
  client_id uuid not null default kernel.client_id(),
  primary key (client_id, record_id, rank)
);
call kernel.fence('qualite.control_value', append_only => true);
call kernel.refer('qualite.control_value', 'record_id', 'qualite.control_record');

-- A second person has read the record of a critical point.
create table qualite.control_validation (
  record_id uuid not null,
  validated_at timestamptz not null,
  actor_id uuid default kernel.user_id(),
  client_id uuid not null default kernel.client_id(),
  primary key (client_id, record_id)
);
call kernel.fence('qualite.control_validation', append_only => true);
call kernel.refer('qualite.control_validation', 'record_id', 'qualite.control_record');
call kernel.refer_member('qualite.control_validation', 'actor_id');
