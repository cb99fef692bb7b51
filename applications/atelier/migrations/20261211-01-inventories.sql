-- A count of what stands in some places of a workshop, seen against the ledger.
create table atelier.inventory (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  number text not null check (number ~ '^INV[0-9]{2}-[0-9]{3,}$'),
  -- who counts is not told what is expected
  is_blind boolean not null default true,
  note text check (char_length(note) between 1 and 500),
  opened_at timestamptz not null,
  opened_by uuid default kernel.user_id(),
  ended_at timestamptz,
  ended_by uuid,
  state text not null default 'open'
    check (state in ('open', 'counting', 'to_recount', 'reviewed', 'validated', 'cancelled')),
  version int not null default 1,
  check ((state in ('validated', 'cancelled')) = (ended_at is not null))
);
call kernel.fence('atelier.inventory');
call kernel.refer('atelier.inventory', 'workshop_id', 'atelier.workshop');
call kernel.refer_member('atelier.inventory', 'opened_by');
call kernel.refer_member('atelier.inventory', 'ended_by');
call platform.audited('atelier.inventory');
create unique index inventory_number on atelier.inventory (client_id, number);
create index inventory_listed on atelier.inventory (client_id, opened_at desc, id desc);

-- A place that is counted. One place is counted once at a time: two counts would both correct it.
create table atelier.inventory_location (
  id uuid not null default uuidv7(),
  inventory_id uuid not null,
  location_id uuid not null,
  is_open boolean not null default true
);
call kernel.fence('atelier.inventory_location');
call kernel.refer('atelier.inventory_location', 'inventory_id', 'atelier.inventory');
call kernel.refer('atelier.inventory_location', 'location_id', 'atelier.location');
call platform.audited('atelier.inventory_location');
create unique index inventory_location_once on atelier.inventory_location (client_id, inventory_id, location_id);
create unique index inventory_location_at_a_time on atelier.inventory_location (client_id, location_id) where is_open;

-- A lot in a place: what was expected when the count was opened, and what was counted last.
create table atelier.inventory_line (
  id uuid not null default uuidv7(),
  inventory_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  expected_g bigint not null,
  counted_g bigint check (counted_g >= 0),
  counted_at timestamptz,
  counter_id uuid,
  count_no int not null default 0 check (count_no >= 0),
  wants_recount boolean not null default false,
  reason_code text check (reason_code in ('weighing_error', 'drying', 'breakage', 'theft', 'wrong_lot', 'label', 'other')),
  reason text check (char_length(btrim(reason)) between 1 and 500),
  -- what the ledger was corrected by
  posted_g bigint,
  version int not null default 1,
  check ((counted_g is null) = (count_no = 0)),
  check ((counted_g is null) = (counted_at is null))
);
call kernel.fence('atelier.inventory_line');
call kernel.refer('atelier.inventory_line', 'inventory_id', 'atelier.inventory');
call kernel.refer('atelier.inventory_line', 'lot_id', 'atelier.lot');
call kernel.refer('atelier.inventory_line', 'location_id', 'atelier.location');
call kernel.refer_member('atelier.inventory_line', 'counter_id');
call platform.audited('atelier.inventory_line');
create unique index inventory_line_once on atelier.inventory_line (client_id, inventory_id, lot_id, location_id);

-- Every count that was made, also those that a later one replaced.
create table atelier.inventory_count (
  id uuid not null default uuidv7(),
  inventory_line_id uuid not null,
  g bigint not null check (g >= 0),
  counted_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  actor_id uuid default kernel.user_id()
);
call kernel.fence('atelier.inventory_count', append_only => true);
call kernel.refer('atelier.inventory_count', 'inventory_line_id', 'atelier.inventory_line');
call kernel.refer_member('atelier.inventory_count', 'actor_id');
