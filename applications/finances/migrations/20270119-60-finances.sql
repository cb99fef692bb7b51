-- The tables of Finance.
create schema finances;
grant usage on schema finances to sillon_app, sillon_platform, sillon_search;

-- The map of accounts of a client: what its accountant books each kind on.
create table finances.account_map (
  id uuid not null default uuidv7(),
  version int not null default 1
);
call kernel.fence('finances.account_map');
call platform.audited('finances.account_map');
create unique index account_map_of_client on finances.account_map (client_id);

create table finances.mapped_kind (
  id uuid not null default uuidv7(),
  map_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  account text not null check (account ~ '^[0-9A-Z]{3,12}$'),
  analytic text check (char_length(btrim(analytic)) between 1 and 20)
);
call kernel.fence('finances.mapped_kind');
call kernel.refer('finances.mapped_kind', 'map_id', 'finances.account_map', 'cascade');
call platform.audited('finances.mapped_kind');
create unique index mapped_kind_once on finances.mapped_kind (client_id, map_id, kind);

-- A month of a company as its accountant was given it: the file as it was written. It may be said not to have been taken.
create table finances.accounting_export (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  number int not null check (number > 0),
  -- the first day of its month
  month date not null check (extract(day from month) = 1),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content text not null,
  exported_by uuid not null default kernel.user_id(),
  exported_at timestamptz not null,
  refused_at timestamptz,
  refused_by uuid,
  refusal text check (char_length(btrim(refusal)) between 3 and 500),
  version int not null default 1,
  check ((refused_at is null) = (refusal is null)),
  check (refused_at is not null or refused_by is null)
);
call kernel.fence('finances.accounting_export');
call kernel.refer('finances.accounting_export', 'company_id', 'platform.company');
call kernel.refer_member('finances.accounting_export', 'exported_by');
call kernel.refer_member('finances.accounting_export', 'refused_by');
call platform.audited('finances.accounting_export');
create unique index accounting_export_number on finances.accounting_export (client_id, company_id, number);

-- Each line of such a file, known again by its key.
create table finances.accounting_line (
  id uuid not null default uuidv7(),
  export_id uuid not null,
  key text not null check (char_length(key) between 1 and 120),
  kind text not null,
  account text not null,
  cents bigint not null check (cents <> 0),
  vat_cents bigint,
  -- the number of the export that had it before
  before int
);
call kernel.fence('finances.accounting_line', append_only => true);
call kernel.refer('finances.accounting_line', 'export_id', 'finances.accounting_export');
call platform.audited('finances.accounting_line');
create index accounting_line_key on finances.accounting_line (client_id, key);
