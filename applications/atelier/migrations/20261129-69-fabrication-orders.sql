-- An order of fabrication: what a line makes of which lots, by whom, with what stops, and what became of the weight.
create table atelier.fabrication_order (
  id uuid not null default uuidv7(),
  number text not null check (number ~ '^OF[0-9]{2}-[0-9]{5,7}$'),
  ligne_detail_id uuid,
  ligne_id uuid not null,
  workshop_id uuid not null,
  company_id uuid not null,
  article_id uuid not null,
  customer_spec_id uuid,
  partner_id uuid,
  planned_on date not null,
  state text not null default 'created'
    check (state in ('created', 'running', 'suspended', 'finished', 'closed', 'cancelled')),
  planned_cases int not null check (planned_cases > 0),
  planned_g bigint not null check (planned_g >= 0),
  -- what its sheet said when it was created: net of a case, and cases an hour
  net_case_g bigint not null check (net_case_g > 0),
  standard_cases_per_hour int check (standard_cases_per_hour > 0),
  done_cases int not null default 0 check (done_cases >= 0),
  produced_g bigint not null default 0,
  downgraded_g bigint not null default 0 check (downgraded_g >= 0),
  waste_g bigint not null default 0 check (waste_g >= 0),
  -- poured and found nowhere; below zero where more came out than went in
  loss_g bigint not null default 0,
  gap_reason text check (char_length(gap_reason) <= 200),
  cancel_reason text check (char_length(cancel_reason) <= 200),
  output_lot_id uuid,
  started_at timestamptz,
  pouring_ended_at timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1
);
call kernel.fence('atelier.fabrication_order');
call kernel.refer('atelier.fabrication_order', 'ligne_detail_id', 'atelier.ligne_detail');
call kernel.refer('atelier.fabrication_order', 'ligne_id', 'atelier.ligne_atelier');
call kernel.refer('atelier.fabrication_order', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.fabrication_order', 'company_id', 'platform.company');
call kernel.refer('atelier.fabrication_order', 'article_id', 'platform.article');
call kernel.refer('atelier.fabrication_order', 'customer_spec_id', 'platform.customer_spec');
call kernel.refer('atelier.fabrication_order', 'partner_id', 'platform.partner');
call kernel.refer('atelier.fabrication_order', 'output_lot_id', 'atelier.lot');
call platform.audited('atelier.fabrication_order');
create index on atelier.fabrication_order (created_by);
create unique index order_number on atelier.fabrication_order (client_id, company_id, number);
create unique index order_of_detail on atelier.fabrication_order (client_id, ligne_detail_id) where state <> 'cancelled';
-- one order of a line pours at a time, whoever starts it
create unique index order_pouring on atelier.fabrication_order (client_id, ligne_id)
  where state = 'running' and pouring_ended_at is null;
create index order_by_day on atelier.fabrication_order (client_id, planned_on, ligne_id);

-- A lot of an order.
create table atelier.fabrication_order_detail (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  lot_id uuid not null,
  planned_g bigint not null check (planned_g > 0),
  poured_g bigint not null default 0 check (poured_g >= 0),
  rank int not null check (rank between 1 and 99),
  status text not null default 'planned' check (status in ('planned', 'pouring', 'poured', 'withdrawn')),
  poured_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.fabrication_order_detail');
call kernel.refer('atelier.fabrication_order_detail', 'order_id', 'atelier.fabrication_order', 'cascade');
call kernel.refer('atelier.fabrication_order_detail', 'lot_id', 'atelier.lot');
call platform.audited('atelier.fabrication_order_detail');
create unique index lot_of_order on atelier.fabrication_order_detail (client_id, order_id, lot_id) where status <> 'withdrawn';

create table atelier.pause (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  order_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  reason_code text not null check (reason_code in ('breakdown', 'format_change', 'raw_shortage', 'packaging_shortage',
    'break', 'cleaning', 'quality', 'other')),
  comment text check (char_length(comment) <= 200),
  actor_id uuid references platform.user,
  version int not null default 1,
  check (ended_at >= started_at),
  constraint pause_overlap exclude using gist (
    client_id with =, order_id with =, tstzrange(started_at, ended_at) with &&)
);
call kernel.fence('atelier.pause');
call kernel.refer('atelier.pause', 'order_id', 'atelier.fabrication_order', 'cascade');
call platform.audited('atelier.pause');
create index on atelier.pause (actor_id);
create unique index pause_open on atelier.pause (client_id, order_id) where ended_at is null;

create table atelier.order_task (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  operation_id uuid not null,
  rank int not null,
  state text not null default 'to_do' check (state in ('to_do', 'in_progress', 'done', 'skipped')),
  started_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.order_task');
call kernel.refer('atelier.order_task', 'order_id', 'atelier.fabrication_order', 'cascade');
call kernel.refer('atelier.order_task', 'operation_id', 'atelier.ligne_operation');
call platform.audited('atelier.order_task');
create unique index task_of_order on atelier.order_task (client_id, order_id, operation_id);

-- Who works on an order, from when to when: in one place at a time.
create table atelier.task_operator (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  order_id uuid not null,
  operator_id uuid not null,
  from_at timestamptz not null,
  to_at timestamptz,
  forgotten boolean not null default false,
  reason text check (char_length(reason) <= 200),
  version int not null default 1,
  check (to_at >= from_at),
  constraint operator_in_two_places exclude using gist (
    client_id with =, operator_id with =, tstzrange(from_at, to_at) with &&)
);
call kernel.fence('atelier.task_operator');
call kernel.refer('atelier.task_operator', 'order_id', 'atelier.fabrication_order', 'cascade');
call kernel.refer('atelier.task_operator', 'operator_id', 'atelier.operator');
call platform.audited('atelier.task_operator');

create table atelier.resource_stop (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  resource_id uuid not null,
  order_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  reason_code text not null check (reason_code in ('breakdown', 'format_change', 'raw_shortage', 'packaging_shortage',
    'break', 'cleaning', 'quality', 'other')),
  comment text check (char_length(comment) <= 200),
  actor_id uuid references platform.user,
  version int not null default 1,
  check (ended_at >= started_at),
  constraint resource_stop_overlap exclude using gist (
    client_id with =, resource_id with =, tstzrange(started_at, ended_at) with &&)
);
call kernel.fence('atelier.resource_stop');
call kernel.refer('atelier.resource_stop', 'resource_id', 'atelier.resource');
call kernel.refer('atelier.resource_stop', 'order_id', 'atelier.fabrication_order', 'set null');
call platform.audited('atelier.resource_stop');
create index on atelier.resource_stop (actor_id);

-- What became of an order, by whom and when.
create table atelier.fabrication_order_event (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  what text not null check (what in ('created', 'started', 'suspended', 'resumed', 'poured', 'withdrawn', 'lot_added',
    'lot_changed', 'cases', 'pouring_ended', 'finished', 'closed', 'cancelled')),
  from_state text,
  to_state text,
  at timestamptz not null,
  actor_id uuid references platform.user,
  comment text check (char_length(comment) <= 200),
  -- numbers of lots, grams, cases
  data jsonb not null default '{}'
);
call kernel.fence('atelier.fabrication_order_event', append_only => true);
call kernel.refer('atelier.fabrication_order_event', 'order_id', 'atelier.fabrication_order', 'cascade');
create index on atelier.fabrication_order_event (actor_id);

-- What tablets report of themselves; kept 30 days.
create table atelier.floor_log (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  level text not null check (level in ('info', 'warn', 'error')),
  message text not null check (char_length(message) between 1 and 500),
  context jsonb not null default '{}',
  at timestamptz not null
);
call kernel.fence('atelier.floor_log');
call kernel.refer_member('atelier.floor_log', 'user_id');
call platform.audited('atelier.floor_log');
create index floor_log_by_age on atelier.floor_log (client_id, at);
