-- Begins the numbers of pallets of a company: given by GS1 (general specifications, section 1.4).
create table atelier.gs1_prefix (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  prefix text not null check (prefix ~ '^[0-9]{7,10}$'),
  version int not null default 1
);
call kernel.fence('atelier.gs1_prefix');
call kernel.refer('atelier.gs1_prefix', 'company_id', 'platform.company');
call platform.audited('atelier.gs1_prefix');
create unique index gs1_prefix_of_company on atelier.gs1_prefix (client_id, company_id);

-- What leaves on one truck for one customer.
create table atelier.shipment (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  partner_id uuid not null,
  -- of the delivery note, given when it leaves
  number text check (number ~ '^BL[0-9]{2}-[0-9]{6,}$'),
  customer_reference text check (char_length(btrim(customer_reference)) between 1 and 40),
  carrier text check (char_length(btrim(carrier)) between 1 and 60),
  plate text check (char_length(btrim(plate)) between 1 and 20),
  driver text check (char_length(btrim(driver)) between 1 and 60),
  dock text check (char_length(btrim(dock)) between 1 and 20),
  seal text check (char_length(btrim(seal)) between 1 and 40),
  note text check (char_length(note) between 1 and 500),
  planned_at timestamptz not null,
  -- until when it is prepared
  cut_off_at timestamptz not null,
  preparer_id uuid,
  set_temperature_c numeric(4, 1) check (set_temperature_c between -40 and 60),
  loading_temperature_c numeric(4, 1) check (loading_temperature_c between -40 and 60),
  temperature_reason text check (char_length(btrim(temperature_reason)) between 1 and 500),
  state text not null default 'draft'
    check (state in ('draft', 'preparing', 'ready', 'loaded', 'shipped', 'delivered', 'cancelled')),
  shipped_at timestamptz,
  shipped_by uuid,
  delivered_at timestamptz,
  document_id uuid,
  undone_reason text check (char_length(btrim(undone_reason)) between 1 and 500),
  made_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as (
    kernel.normalise(coalesce(number, '') || ' ' || coalesce(customer_reference, '') || ' ' || coalesce(carrier, '') || ' '
      || coalesce(plate, ''))) stored,
  check (cut_off_at <= planned_at),
  check ((state in ('shipped', 'delivered')) = (number is not null)),
  check ((number is null) = (shipped_at is null))
);
call kernel.fence('atelier.shipment');
call kernel.refer('atelier.shipment', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.shipment', 'partner_id', 'platform.partner');
call kernel.refer('atelier.shipment', 'document_id', 'platform.sales_document');
call kernel.refer_member('atelier.shipment', 'preparer_id');
call kernel.refer_member('atelier.shipment', 'shipped_by');
call kernel.searchable('atelier.shipment');
call platform.audited('atelier.shipment');
create unique index shipment_number on atelier.shipment (client_id, number) where number is not null;
create index shipment_listed on atelier.shipment (client_id, planned_at desc, id desc);

-- An article and how many cases of it. What is missing when it leaves says why.
create table atelier.shipment_line (
  id uuid not null default uuidv7(),
  shipment_id uuid not null,
  article_id uuid not null,
  cases int not null check (cases between 1 and 10000),
  shortage_reason text check (shortage_reason in ('no_stock', 'quality', 'cut_off')),
  version int not null default 1
);
call kernel.fence('atelier.shipment_line');
call kernel.refer('atelier.shipment_line', 'shipment_id', 'atelier.shipment', 'cascade');
call kernel.refer('atelier.shipment_line', 'article_id', 'platform.article');
call platform.audited('atelier.shipment_line');
create unique index shipment_line_article on atelier.shipment_line (client_id, shipment_id, article_id);

-- A pallet of a shipment, by its serial shipping container code, which is never given again.
create table atelier.pallet (
  id uuid not null default uuidv7(),
  shipment_id uuid not null,
  sscc text not null check (sscc ~ '^[0-9]{18}$'),
  state text not null default 'building' check (state in ('building', 'complete', 'loaded', 'shipped', 'broken_up')),
  support_id uuid,
  gross_g int check (gross_g > 0),
  tare_g int check (tare_g >= 0),
  made_at timestamptz not null default now(),
  version int not null default 1,
  check ((gross_g is null) = (tare_g is null)),
  check (state not in ('complete', 'loaded', 'shipped') or gross_g is not null)
);
call kernel.fence('atelier.pallet');
call kernel.refer('atelier.pallet', 'shipment_id', 'atelier.shipment');
call kernel.refer('atelier.pallet', 'support_id', 'atelier.container');
call platform.audited('atelier.pallet');
create unique index pallet_sscc on atelier.pallet (client_id, sscc);
create unique index pallet_in_hand on atelier.pallet (client_id, shipment_id) where state = 'building';

-- Cases of a lot on a pallet: they are spoken for until the pallet leaves.
create table atelier.pallet_line (
  id uuid not null default uuidv7(),
  pallet_id uuid not null,
  shipment_line_id uuid not null,
  lot_id uuid not null,
  cases int not null check (cases between 1 and 10000),
  g bigint not null check (g > 0),
  picked_at timestamptz not null,
  picked_by uuid default kernel.user_id()
);
call kernel.fence('atelier.pallet_line');
call kernel.refer('atelier.pallet_line', 'pallet_id', 'atelier.pallet', 'cascade');
call kernel.refer('atelier.pallet_line', 'shipment_line_id', 'atelier.shipment_line');
call kernel.refer('atelier.pallet_line', 'lot_id', 'atelier.lot');
call kernel.refer_member('atelier.pallet_line', 'picked_by');
call platform.audited('atelier.pallet_line');
