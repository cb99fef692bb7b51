-- What is to be packed: the plan of the lines, what somebody corrects in what customers ask for, and in what will be left.
create table atelier.ligne_detail (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  ligne_id uuid not null,
  date date not null,
  shift text not null check (shift in ('morning', 'afternoon', 'night')),
  rank int not null check (rank between 1 and 999),
  article_id uuid not null,
  -- null: the standard one
  customer_spec_id uuid,
  partner_id uuid,
  quality_id uuid,
  planned_cases int not null check (planned_cases between 1 and 1000000),
  planned_g bigint not null check (planned_g >= 0),
  start_time time,
  -- with the change of article before it, at the rate of its line
  duration_min int not null check (duration_min between 0 and 100000),
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  constraint ligne_detail_rank unique (client_id, ligne_id, date, shift, rank) deferrable initially deferred
);
call kernel.fence('atelier.ligne_detail');
call kernel.refer('atelier.ligne_detail', 'ligne_id', 'atelier.ligne_atelier');
call kernel.refer('atelier.ligne_detail', 'article_id', 'platform.article');
call kernel.refer('atelier.ligne_detail', 'customer_spec_id', 'platform.customer_spec');
call kernel.refer('atelier.ligne_detail', 'partner_id', 'platform.partner');
call kernel.refer('atelier.ligne_detail', 'quality_id', 'platform.quality');
call platform.audited('atelier.ligne_detail');
create index on atelier.ligne_detail (created_by);
create index ligne_detail_by_day on atelier.ligne_detail (client_id, date, ligne_id);

create table atelier.packing_forecast (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  date date not null,
  article_id uuid not null,
  customer_spec_id uuid,
  partner_id uuid,
  -- what somebody wants instead of what is asked for, and what was asked for when he said so
  manual_cases int not null check (manual_cases between 0 and 1000000),
  demand_cases int not null default 0 check (demand_cases >= 0),
  reason text not null check (char_length(btrim(reason)) between 1 and 200),
  version int not null default 1
);
call kernel.fence('atelier.packing_forecast');
call kernel.refer('atelier.packing_forecast', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.packing_forecast', 'article_id', 'platform.article');
call kernel.refer('atelier.packing_forecast', 'customer_spec_id', 'platform.customer_spec');
call kernel.refer('atelier.packing_forecast', 'partner_id', 'platform.partner');
call platform.audited('atelier.packing_forecast');
create unique index packing_forecast_of on atelier.packing_forecast
  (client_id, workshop_id, date, article_id, customer_spec_id, partner_id) nulls not distinct;

create table atelier.theoretical_stock (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  family_id uuid not null,
  date date not null,
  adjustment_g bigint not null default 0,
  reason text check (char_length(reason) <= 200),
  version int not null default 1
);
call kernel.fence('atelier.theoretical_stock');
call kernel.refer('atelier.theoretical_stock', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.theoretical_stock', 'family_id', 'platform.article_family');
call platform.audited('atelier.theoretical_stock');
create unique index theoretical_stock_of on atelier.theoretical_stock (client_id, workshop_id, family_id, date);
