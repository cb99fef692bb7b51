-- The tables of Quality.
create schema qualite;
grant usage on schema qualite to sillon_app, sillon_platform, sillon_search;

-- What a client sets once for its disputes.
create table qualite.dispute_setting (
  id uuid not null default uuidv7(),
  -- begins the numbers that are given from then on
  letter text not null default 'L' check (letter ~ '^[A-Z]$'),
  version int not null default 1
);
call kernel.fence('qualite.dispute_setting');
call platform.audited('qualite.dispute_setting');
create unique index dispute_setting_once on qualite.dispute_setting (client_id);

-- What a customer complains about: one record, seen by sales, production, quality and accounting.
create table qualite.dispute (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  number text not null check (number ~ '^[A-Z][0-9]{2}[0-9]{5,}$'),
  partner_id uuid not null,
  delivery_note_id uuid,
  -- what the customer said where the note is not known here
  note_text text check (char_length(btrim(note_text)) between 1 and 60),
  delivered_at timestamptz not null,
  notified_at timestamptz not null,
  late_reasons text[] not null default '{}'
    check (late_reasons <@ array['notified_late', 'request_late', 'no_grading_record']),
  kind text not null check (kind in ('price_cut', 'refusal', 'missing', 'credit', 'replacement', 'information')),
  reason text not null check (reason ~ '^[a-z_]{2,40}$'),
  severity smallint not null default 1 check (severity between 1 and 3),
  source text not null default 'call' check (source in ('call', 'mail', 'portal', 'import', 'recall')),
  facts text check (char_length(facts) between 1 and 4000),
  requested_cents int not null default 0 check (requested_cents >= 0),
  granted_cents int check (granted_cents between 0 and requested_cents),
  responsibility text check (responsibility in ('culture', 'workshop', 'transport', 'packaging', 'commerce', 'customer',
    'supplier', 'not_established')),
  cause text check (char_length(cause) between 1 and 2000),
  question text check (char_length(question) between 1 and 2000),
  reply text check (char_length(reply) between 20 and 4000),
  credit_note text check (char_length(btrim(credit_note)) between 1 and 60),
  state text not null default 'registered' check (state in ('registered', 'analysis', 'production_reply', 'decision',
    'accounting', 'settled', 'dismissed', 'cancelled')),
  entered_at timestamptz not null,
  due_at timestamptz,
  closed_at timestamptz,
  reopened_count smallint not null default 0,
  created_by uuid default kernel.user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(number || ' ' || coalesce(note_text, ''))) stored,
  check ((state in ('settled', 'dismissed', 'cancelled')) = (closed_at is not null)),
  check (state not in ('accounting', 'settled') or (granted_cents is not null and responsibility is not null and cause is not null))
);
call kernel.fence('qualite.dispute');
call kernel.refer('qualite.dispute', 'company_id', 'platform.company');
call kernel.refer('qualite.dispute', 'partner_id', 'platform.partner');
call kernel.refer('qualite.dispute', 'delivery_note_id', 'platform.sales_document');
call kernel.refer_member('qualite.dispute', 'created_by');
call kernel.searchable('qualite.dispute');
call platform.audited('qualite.dispute');
create unique index dispute_number on qualite.dispute (client_id, company_id, number);
-- The order of the list.
create index dispute_listed on qualite.dispute (client_id, notified_at desc, id desc);

-- What of the goods is meant: a line of a note where one is known, else what was typed.
create table qualite.dispute_line (
  id uuid not null default uuidv7(),
  dispute_id uuid not null,
  rank int not null check (rank > 0),
  article_id uuid not null,
  document_line_id uuid,
  -- of the workshop, which is another application: checked when it is written
  lot_id uuid,
  lot_number text check (char_length(btrim(lot_number)) between 1 and 40),
  sscc text check (sscc ~ '^[0-9]{18}$'),
  cases int not null default 0 check (cases >= 0),
  g bigint not null check (g > 0)
);
call kernel.fence('qualite.dispute_line');
call kernel.refer('qualite.dispute_line', 'dispute_id', 'qualite.dispute', 'cascade');
call kernel.refer('qualite.dispute_line', 'article_id', 'platform.article');
call kernel.refer('qualite.dispute_line', 'document_line_id', 'platform.sales_document_line');
call platform.audited('qualite.dispute_line');
create unique index dispute_line_rank on qualite.dispute_line (client_id, dispute_id, rank);
create index on qualite.dispute_line (client_id, lot_id) where lot_id is not null;

-- What proves it.
create table qualite.dispute_proof (
  id uuid not null default uuidv7(),
  dispute_id uuid not null,
  kind text not null check (kind in ('photo', 'grading_report', 'temperature', 'weighing', 'mail', 'other')),
  file_id uuid,
  text text check (char_length(text) between 1 and 2000),
  added_by uuid default kernel.user_id(),
  added_at timestamptz not null,
  check (num_nonnulls(file_id, text) > 0)
);
call kernel.fence('qualite.dispute_proof', append_only => true);
call kernel.refer('qualite.dispute_proof', 'dispute_id', 'qualite.dispute');
call kernel.refer('qualite.dispute_proof', 'file_id', 'kernel.file');
call kernel.refer_member('qualite.dispute_proof', 'added_by');

-- What happened to it, and what was said about it. No amount stands here: all who see the dispute read it.
create table qualite.dispute_event (
  id uuid not null default uuidv7(),
  dispute_id uuid not null,
  kind text not null check (kind in ('registered', 'transmitted', 'asked', 'replied', 'to_decide', 'decided', 'asked_more',
    'settled', 'dismissed', 'cancelled', 'reopened', 'held', 'message', 'proof')),
  text text check (char_length(text) between 1 and 4000),
  by_id uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('qualite.dispute_event', append_only => true);
call kernel.refer('qualite.dispute_event', 'dispute_id', 'qualite.dispute');
call kernel.refer_member('qualite.dispute_event', 'by_id');
