-- What is grown, bought, packed and sold, from whom and to whom: nouns of several applications, one row each.
create table platform.article_family (
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  level text not null check (level in ('central', 'family', 'subfamily')),
  parent_id uuid,
  archived_at timestamptz,
  version int not null default 1,
  check ((level = 'central') = (parent_id is null))
);
call kernel.fence('platform.article_family');
call kernel.refer('platform.article_family', 'parent_id', 'platform.article_family');
call platform.audited('platform.article_family');
create unique index on platform.article_family (client_id, code);

create table platform.quality (
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.quality');
call platform.audited('platform.quality');
create unique index on platform.quality (client_id, code);

create table platform.certificate (
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.certificate');
call platform.audited('platform.certificate');
create unique index on platform.certificate (client_id, code);

create table platform.article (
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  family_id uuid not null,
  quality_id uuid,
  kind text not null check (kind in ('raw', 'packed', 'packaging', 'phyto', 'service')),
  unit text not null check (unit in ('kg', 'case', 'piece', 'litre')),
  gtin text check (gtin ~ '^(\d{8}|\d{12,14})$'),
  is_sold boolean not null default false,
  archived_at timestamptz,
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(code || ' ' || name || ' ' || coalesce(gtin, ''))) stored,
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored
);
call kernel.fence('platform.article');
call kernel.refer('platform.article', 'family_id', 'platform.article_family');
call kernel.refer('platform.article', 'quality_id', 'platform.quality');
call kernel.searchable('platform.article');
call platform.audited('platform.article');
create unique index on platform.article (client_id, code);
create index on platform.article (client_id, name_key, id);

-- Who buys, sells, grows or carries: an organisation of the directory, where its name and address live.
create table platform.partner (
  id uuid not null default uuidv7(),
  contact_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  roles text[] not null check (cardinality(roles) > 0
    and roles <@ array['customer', 'supplier', 'grower', 'carrier', 'energy', 'laboratory']),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.partner');
call kernel.refer('platform.partner', 'contact_id', 'platform.contact');
call platform.audited('platform.partner');
create unique index on platform.partner (client_id, code);
create unique index on platform.partner (client_id, contact_id);

-- How a customer wants an article; without a customer, how it is packed for anybody.
create table platform.customer_spec (
  id uuid not null default uuidv7(),
  article_id uuid not null,
  partner_id uuid,
  case_gtin text check (case_gtin ~ '^\d{14}$'),
  customer_label text check (char_length(customer_label) between 1 and 80),
  nominal_g int check (nominal_g > 0),
  cases_per_layer int check (cases_per_layer > 0),
  cases_per_pallet int check (cases_per_pallet > 0),
  best_before_days int check (best_before_days between 0 and 3650),
  required_certificate_ids uuid[] not null default '{}',
  quality_id uuid,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.customer_spec');
call kernel.refer('platform.customer_spec', 'article_id', 'platform.article');
call kernel.refer('platform.customer_spec', 'partner_id', 'platform.partner');
call kernel.refer('platform.customer_spec', 'quality_id', 'platform.quality');
call platform.audited('platform.customer_spec');
create unique index on platform.customer_spec (client_id, article_id, partner_id) nulls not distinct where archived_at is null;

-- Where goods grow and are kept: a site, its greenhouses, their compartments, blocks and rows.
create table platform.place (
  id uuid not null default uuidv7(),
  parent_id uuid,
  company_id uuid,
  kind text not null check (kind in ('site', 'greenhouse', 'compartment', 'block', 'row')),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  archived_at timestamptz,
  version int not null default 1,
  check ((kind = 'site') = (parent_id is null)),
  check ((kind = 'site') = (company_id is not null))
);
call kernel.fence('platform.place');
call kernel.refer('platform.place', 'parent_id', 'platform.place');
call kernel.refer('platform.place', 'company_id', 'platform.company');
call platform.audited('platform.place');
create unique index on platform.place (client_id, code);

-- What is harvested: its code begins the numbers of lots.
create table platform.crop_code (
  id uuid not null default uuidv7(),
  code text not null check (code ~ '^[A-Z0-9]{1,6}$'),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  family_id uuid not null,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.crop_code');
call kernel.refer('platform.crop_code', 'family_id', 'platform.article_family');
call platform.audited('platform.crop_code');
create unique index on platform.crop_code (client_id, code);

-- Orders, delivery notes, invoices. What a line says of a lot is frozen at shipping, so that a recall reads one index.
create table platform.sales_document (
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('order', 'delivery_note', 'invoice', 'credit_note')),
  number text not null check (char_length(number) between 1 and 30),
  company_id uuid not null,
  partner_id uuid not null,
  wanted_on date,
  shipped_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('platform.sales_document');
call kernel.refer('platform.sales_document', 'company_id', 'platform.company');
call kernel.refer('platform.sales_document', 'partner_id', 'platform.partner');
call platform.audited('platform.sales_document');
create unique index on platform.sales_document (client_id, kind, company_id, number);
create index on platform.sales_document (client_id, kind, shipped_at desc, id);

create table platform.sales_document_line (
  id uuid not null default uuidv7(),
  document_id uuid not null,
  kind text not null check (kind in ('order', 'delivery_note', 'invoice', 'credit_note')),
  article_id uuid not null,
  partner_id uuid not null,
  lot_id uuid,
  sscc text check (sscc ~ '^\d{18}$'),
  cases int not null default 0 check (cases >= 0),
  kg numeric(14, 3) not null check (kg >= 0),
  g bigint not null generated always as ((kg * 1000)::bigint) stored,
  shipped_at timestamptz
);
call kernel.fence('platform.sales_document_line');
call kernel.refer('platform.sales_document_line', 'document_id', 'platform.sales_document', 'cascade');
call kernel.refer('platform.sales_document_line', 'article_id', 'platform.article');
call kernel.refer('platform.sales_document_line', 'partner_id', 'platform.partner');
call platform.audited('platform.sales_document_line');
create index sales_document_line_of_lot on platform.sales_document_line (client_id, lot_id)
  include (partner_id, document_id, sscc, cases, g, shipped_at) where kind = 'delivery_note';
create index on platform.sales_document_line (client_id, sscc) where sscc is not null;

-- What is expected to come in and to go out, day by day: replaced whole by key and day.
create table platform.daily_supply (
  client_id uuid not null default kernel.client_id(),
  day date not null,
  crop_code_id uuid not null,
  place_id uuid not null,
  kg numeric(14, 3) not null check (kg >= 0),
  primary key (client_id, day, crop_code_id, place_id)
);
call kernel.fence('platform.daily_supply');
call kernel.refer('platform.daily_supply', 'crop_code_id', 'platform.crop_code');
call kernel.refer('platform.daily_supply', 'place_id', 'platform.place');

create table platform.daily_demand (
  id uuid not null default uuidv7(),
  day date not null,
  article_id uuid not null,
  customer_spec_id uuid,
  partner_id uuid,
  forecast_cases int not null default 0 check (forecast_cases >= 0),
  ordered_cases int not null default 0 check (ordered_cases >= 0)
);
call kernel.fence('platform.daily_demand');
call kernel.refer('platform.daily_demand', 'article_id', 'platform.article');
call kernel.refer('platform.daily_demand', 'customer_spec_id', 'platform.customer_spec');
call kernel.refer('platform.daily_demand', 'partner_id', 'platform.partner');
create unique index on platform.daily_demand (client_id, day, article_id, customer_spec_id, partner_id) nulls not distinct;
