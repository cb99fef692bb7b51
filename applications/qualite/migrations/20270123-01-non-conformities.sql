-- What does not conform, from what was seen to what keeps it from coming again (ISO 9001:2015, clause 10.2).
create table qualite.non_conformity (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  number text not null check (number ~ '^NC[0-9]{2}-[0-9]{4,}$'),
  source text not null check (source in ('control', 'reception', 'supplier', 'production', 'audit', 'litige', 'complaint')),
  severity text not null check (severity in ('minor', 'major', 'critical')),
  title text not null check (char_length(btrim(title)) between 3 and 120),
  facts text check (char_length(facts) between 1 and 4000),
  place text check (char_length(btrim(place)) between 1 and 80),
  partner_id uuid,
  control_record_id uuid,
  dispute_id uuid,
  g bigint check (g > 0),
  detected_at timestamptz not null,
  owner_id uuid,
  due_at timestamptz,
  causes text[] not null default '{}' check (causes <@ array['people', 'machine', 'method', 'material', 'environment']),
  whys text[] not null default '{}' check (cardinality(whys) <= 5),
  -- none of its lots is to be held
  has_no_lot boolean not null default false,
  check_on date,
  is_effective boolean,
  checked_by uuid,
  state text not null default 'open' check (state in ('open', 'contained', 'analysed', 'acting', 'verified', 'closed',
    'cancelled')),
  entered_at timestamptz not null,
  closed_at timestamptz,
  reopened_count smallint not null default 0,
  created_by uuid default kernel.user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as
    (kernel.normalise(number || ' ' || title || ' ' || coalesce(place, ''))) stored,
  check ((state in ('closed', 'cancelled')) = (closed_at is not null)),
  check ((state = 'verified') <= (is_effective is not null))
);
call kernel.fence('qualite.non_conformity');
call kernel.refer('qualite.non_conformity', 'company_id', 'platform.company');
call kernel.refer('qualite.non_conformity', 'partner_id', 'platform.partner');
call kernel.refer('qualite.non_conformity', 'control_record_id', 'qualite.control_record');
call kernel.refer('qualite.non_conformity', 'dispute_id', 'qualite.dispute');
call kernel.refer_member('qualite.non_conformity', 'owner_id');
call kernel.refer_member('qualite.non_conformity', 'checked_by');
call kernel.refer_member('qualite.non_conformity', 'created_by');
call kernel.searchable('qualite.non_conformity');
call platform.audited('qualite.non_conformity');
create unique index non_conformity_number on qualite.non_conformity (client_id, company_id, number);
create index non_conformity_detected on qualite.non_conformity (client_id, detected_at desc, id desc);
create unique index non_conformity_of_control on qualite.non_conformity (client_id, control_record_id)
  where control_record_id is not null;

create table qualite.non_conformity_lot (
  non_conformity_id uuid not null,
  lot_number text not null check (lot_number ~ '^[A-Z0-9-]{4,20}$'),
  -- of a lot that a workshop knows
  lot_id uuid,
  client_id uuid not null default kernel.client_id(),
  primary key (client_id, non_conformity_id, lot_number)
);
call kernel.fence('qualite.non_conformity_lot');
call kernel.refer('qualite.non_conformity_lot', 'non_conformity_id', 'qualite.non_conformity', 'cascade');
call platform.audited('qualite.non_conformity_lot');

-- What somebody does about it, and by when.
create table qualite.quality_action (
  id uuid not null default uuidv7(),
  non_conformity_id uuid not null,
  kind text not null check (kind in ('immediate', 'corrective', 'preventive')),
  text text not null check (char_length(btrim(text)) between 3 and 1000),
  owner_id uuid,
  due_on date,
  done_at timestamptz,
  done_by uuid,
  version int not null default 1,
  check (kind = 'immediate' or (owner_id is not null and due_on is not null))
);
call kernel.fence('qualite.quality_action');
call kernel.refer('qualite.quality_action', 'non_conformity_id', 'qualite.non_conformity', 'cascade');
call kernel.refer_member('qualite.quality_action', 'owner_id');
call kernel.refer_member('qualite.quality_action', 'done_by');
call platform.audited('qualite.quality_action');
create index quality_action_of on qualite.quality_action (client_id, non_conformity_id);

create table qualite.non_conformity_event (
  id uuid not null default uuidv7(),
  non_conformity_id uuid not null,
  kind text not null check (kind in ('opened', 'contained', 'analysed', 'acting', 'verified', 'not_effective', 'closed',
    'cancelled', 'reopened', 'held')),
  text text check (char_length(text) between 1 and 2000),
  by_id uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('qualite.non_conformity_event', append_only => true);
call kernel.refer('qualite.non_conformity_event', 'non_conformity_id', 'qualite.non_conformity');
call kernel.refer_member('qualite.non_conformity_event', 'by_id');
create index non_conformity_event_of on qualite.non_conformity_event (client_id, non_conformity_id, at);
