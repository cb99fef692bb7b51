-- How an invoice of energy is made up: it changes by versions, each of which counts from a day on.
create table energie.invoice_type (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('energie.invoice_type');
call kernel.searchable('energie.invoice_type');
call platform.audited('energie.invoice_type');
create unique index on energie.invoice_type (client_id, name_key) where archived_at is null;
-- The order of the list.
create index on energie.invoice_type (client_id, search_text, id);

create table energie.invoice_type_version (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  invoice_type_id uuid not null,
  number smallint not null check (number > 0),
  -- makes normal cubic metres of what a gas meter counts
  factor_table_id uuid,
  tested_at timestamptz,
  -- a draft until then
  active_from date,
  check (active_from is null or tested_at is not null)
);
call kernel.fence('energie.invoice_type_version');
call kernel.refer('energie.invoice_type_version', 'invoice_type_id', 'energie.invoice_type', 'cascade');
call kernel.refer('energie.invoice_type_version', 'factor_table_id', 'energie.rate_table');
call platform.audited('energie.invoice_type_version');
create unique index invoice_type_version_number on energie.invoice_type_version (client_id, invoice_type_id, number);
create unique index invoice_type_version_draft on energie.invoice_type_version (client_id, invoice_type_id)
  where active_from is null;
create unique index invoice_type_version_day on energie.invoice_type_version (client_id, invoice_type_id, active_from);

-- A line of the invoice. Prices are in millionths of a euro, for a megawatt-hour or a month.
create table energie.invoice_component (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  type_version_id uuid not null,
  rank smallint not null check (rank > 0),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  kind text not null check (kind in ('energy', 'month', 'indexed', 'rate')),
  price bigint check (price between -1000000000000 and 1000000000000),
  -- of an indexed one: how many times the mean of the series, in millionths
  multiple bigint check (multiple between -1000000000000 and 1000000000000),
  series text check (char_length(series) between 1 and 30),
  least_price bigint,
  most_price bigint check (most_price >= least_price),
  rate_table_id uuid,
  vat_table_id uuid,
  check ((kind = 'rate') = (price is null)),
  check ((kind = 'rate') = (rate_table_id is not null)),
  check ((kind = 'indexed') = (series is not null)),
  check ((kind = 'indexed') = (multiple is not null)),
  check (kind = 'indexed' or num_nonnulls(least_price, most_price) = 0)
);
call kernel.fence('energie.invoice_component');
call kernel.refer('energie.invoice_component', 'type_version_id', 'energie.invoice_type_version', 'cascade');
call kernel.refer('energie.invoice_component', 'rate_table_id', 'energie.rate_table');
call kernel.refer('energie.invoice_component', 'vat_table_id', 'energie.rate_table');
call platform.audited('energie.invoice_component');
create unique index invoice_component_rank on energie.invoice_component (client_id, type_version_id, rank);
