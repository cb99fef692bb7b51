-- Recalls, tried out or real: their scope is frozen when they begin, and two people are needed to trigger one.
create table platform.recall (
  id uuid not null default uuidv7(),
  number text not null check (number ~ '^RAP\d{2}-\d{2,6}$'),
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  severity smallint not null check (severity between 1 and 3),
  origin_kind text not null,
  origin_id text not null,
  origin_label text not null,
  state text not null check (state in ('exercise', 'simulation', 'triggered', 'closed')),
  lot_ids uuid[] not null,
  -- How long it took to know what is meant.
  scoped_in_ms int not null check (scoped_in_ms >= 0),
  started_at timestamptz not null,
  started_by uuid not null default kernel.user_id(),
  triggered_at timestamptz,
  triggered_by uuid,
  confirmed_at timestamptz,
  confirmed_by uuid,
  ended_at timestamptz,
  ended_by uuid,
  end_reason text check (char_length(btrim(end_reason)) between 1 and 500),
  version int not null default 1,
  check (triggered_by <> confirmed_by)
);
call kernel.fence('platform.recall');
call kernel.refer_member('platform.recall', 'started_by');
call kernel.refer_member('platform.recall', 'triggered_by');
call kernel.refer_member('platform.recall', 'confirmed_by');
call kernel.refer_member('platform.recall', 'ended_by');
call platform.audited('platform.recall');
create unique index on platform.recall (client_id, number);

create table platform.recall_line (
  id uuid not null default uuidv7(),
  recall_id uuid not null,
  lot_id uuid not null,
  sscc text,
  document_id uuid not null,
  partner_id uuid not null,
  g bigint not null check (g >= 0),
  cases int not null,
  answer text check (answer in ('blocked', 'destroyed', 'returned', 'sold', 'unreachable')),
  recovered_g bigint check (recovered_g between 0 and g),
  answered_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.recall_line');
call kernel.refer('platform.recall_line', 'recall_id', 'platform.recall');
call kernel.refer('platform.recall_line', 'document_id', 'platform.sales_document');
call kernel.refer('platform.recall_line', 'partner_id', 'platform.partner');
call platform.audited('platform.recall_line');
