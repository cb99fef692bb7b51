-- The tables of Demandes.
create schema demandes;
grant usage on schema demandes to sillon_app, sillon_platform, sillon_search;

-- Who approves in a company: of one kind of request, or of all that have no circuit of their own.
create table demandes.approval_circuit (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  kind text check (kind in ('packaging', 'phyto', 'equipment', 'service', 'other')),
  version int not null default 1
);
call kernel.fence('demandes.approval_circuit');
call kernel.refer('demandes.approval_circuit', 'company_id', 'platform.company');
call platform.audited('demandes.approval_circuit');
create unique index approval_circuit_of on demandes.approval_circuit (client_id, company_id, kind) nulls not distinct;

-- One after the other, until one whose ceiling covers the amount.
create table demandes.approval_step (
  id uuid not null default uuidv7(),
  circuit_id uuid not null,
  rank smallint not null check (rank between 1 and 9),
  role text not null check (role in ('service_manager', 'company_manager', 'member')),
  approver_id uuid,
  up_to_cents bigint check (up_to_cents > 0),
  check ((role = 'member') = (approver_id is not null))
);
call kernel.fence('demandes.approval_step');
call kernel.refer('demandes.approval_step', 'circuit_id', 'demandes.approval_circuit', 'cascade');
call kernel.refer_member('demandes.approval_step', 'approver_id');
call platform.audited('demandes.approval_step');
create unique index approval_step_rank on demandes.approval_step (client_id, circuit_id, rank);

-- What somebody needs, from the draft until everything came.
create table demandes.request (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  service_id uuid,
  number text not null check (number ~ '^DA[0-9]{2}-[0-9]{4,}$'),
  kind text not null check (kind in ('packaging', 'phyto', 'equipment', 'service', 'other')),
  requester_id uuid not null default kernel.user_id(),
  needed_on date not null,
  purpose text not null check (char_length(btrim(purpose)) between 1 and 200),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'ordered', 'partial', 'received',
    'closed', 'refused', 'cancelled')),
  -- the approvals are asked again where the price has moved
  round smallint not null default 0,
  -- unknown as long as one line has no price
  estimated_cents bigint check (estimated_cents >= 0),
  ordered_cents bigint check (ordered_cents >= 0),
  supplier_id uuid,
  order_number text check (order_number ~ '^CA[0-9]{2}-[0-9]{4,}$'),
  supplier_reference text check (char_length(btrim(supplier_reference)) between 1 and 60),
  ordered_on date,
  promised_on date,
  entered_at timestamptz not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as (
    kernel.normalise(number || ' ' || coalesce(order_number, '') || ' ' || purpose || ' ' || coalesce(supplier_reference, ''))) stored,
  check ((state in ('ordered', 'partial', 'received') or order_number is null or state in ('closed', 'cancelled'))),
  check (state not in ('ordered', 'partial', 'received') or num_nulls(order_number, supplier_id, ordered_on) = 0)
);
call kernel.fence('demandes.request');
call kernel.refer('demandes.request', 'company_id', 'platform.company');
call kernel.refer('demandes.request', 'service_id', 'platform.service');
call kernel.refer('demandes.request', 'supplier_id', 'platform.partner');
call kernel.refer_member('demandes.request', 'requester_id');
call kernel.searchable('demandes.request');
call platform.audited('demandes.request');
create unique index request_number on demandes.request (client_id, company_id, number);
create unique index request_order_number on demandes.request (client_id, company_id, order_number) where order_number is not null;
-- The order of the list.
create index request_listed on demandes.request (client_id, created_at desc, id desc);

create table demandes.request_line (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  rank smallint not null check (rank > 0),
  article_id uuid,
  label text check (char_length(btrim(label)) between 1 and 120),
  quantity numeric(14,3) not null check (quantity > 0),
  unit text not null check (unit in ('piece', 'kg', 'litre', 'case', 'pallet', 'metre', 'hour')),
  -- euros without tax for one unit
  estimated_price numeric(12,4) check (estimated_price >= 0),
  ordered_price numeric(12,4) check (ordered_price >= 0),
  check (num_nonnulls(article_id, label) = 1)
);
call kernel.fence('demandes.request_line');
call kernel.refer('demandes.request_line', 'request_id', 'demandes.request', 'cascade');
call kernel.refer('demandes.request_line', 'article_id', 'platform.article');
call platform.audited('demandes.request_line');
create unique index request_line_rank on demandes.request_line (client_id, request_id, rank);

-- The circuit as it was when the request was submitted, and what was decided at each step.
create table demandes.request_step (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  round smallint not null check (round > 0),
  rank smallint not null check (rank > 0),
  role text not null check (role in ('service_manager', 'company_manager', 'member')),
  approver_id uuid,
  up_to_cents bigint,
  decision text check (decision in ('approved', 'refused')),
  decided_by uuid,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
call kernel.fence('demandes.request_step');
call kernel.refer('demandes.request_step', 'request_id', 'demandes.request');
call kernel.refer_member('demandes.request_step', 'approver_id');
call kernel.refer_member('demandes.request_step', 'decided_by');
call platform.audited('demandes.request_step');
create unique index request_step_rank on demandes.request_step (client_id, request_id, round, rank);

-- What arrived, in one or several times.
create table demandes.request_receipt (
  id uuid not null default uuidv7(),
  line_id uuid not null,
  quantity numeric(14,3) not null check (quantity > 0),
  delivery_reference text check (char_length(btrim(delivery_reference)) between 1 and 60),
  -- of products that protect plants: their lot, and their authorisation to be sold (7 figures)
  lot_number text check (char_length(btrim(lot_number)) between 1 and 40),
  amm_number text check (amm_number ~ '^[0-9]{7}$'),
  non_conform boolean not null default false,
  reason text check (char_length(btrim(reason)) between 1 and 500),
  receiver_id uuid default kernel.user_id(),
  received_at timestamptz not null
);
call kernel.fence('demandes.request_receipt', append_only => true);
call kernel.refer('demandes.request_receipt', 'line_id', 'demandes.request_line');
call kernel.refer_member('demandes.request_receipt', 'receiver_id');

-- What happened, and what was said. No amount stands here: all who see the request read it.
create table demandes.request_event (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  kind text not null check (kind in ('created', 'submitted', 'approved', 'refused', 'price_moved', 'ordered', 'received',
    'closed', 'cancelled', 'message')),
  text text check (char_length(text) between 1 and 2000),
  by_id uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('demandes.request_event', append_only => true);
call kernel.refer('demandes.request_event', 'request_id', 'demandes.request');
call kernel.refer_member('demandes.request_event', 'by_id');
