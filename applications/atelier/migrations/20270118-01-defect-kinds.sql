-- What a company calls the defects of its goods, each from a day to a day, and what orders lost by them.
create table atelier.defect_kind (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  valid_from date not null,
  -- the last day, of it
  valid_to date,
  version int not null default 1,
  check (valid_to >= valid_from),
  constraint defect_kind_once exclude using gist (
    client_id with =, company_id with =, name_key with =, daterange(valid_from, valid_to, '[]') with &&)
);
call kernel.fence('atelier.defect_kind');
call kernel.refer('atelier.defect_kind', 'company_id', 'platform.company');
call platform.audited('atelier.defect_kind');

-- How much of what an order downgraded or wasted was for which defect.
create table atelier.order_defect (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  fate text not null check (fate in ('downgraded', 'waste')),
  defect_kind_id uuid not null,
  g bigint not null check (g > 0),
  at timestamptz not null
);
call kernel.fence('atelier.order_defect', append_only => true);
call kernel.refer('atelier.order_defect', 'order_id', 'atelier.fabrication_order', 'cascade');
call kernel.refer('atelier.order_defect', 'defect_kind_id', 'atelier.defect_kind');
create unique index defect_of_order on atelier.order_defect (client_id, order_id, fate, defect_kind_id);
create index order_defect_by_moment on atelier.order_defect (client_id, at, id);
