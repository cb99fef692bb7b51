-- What a supplier asks for a period, set against what it should cost.
create table energie.energy_invoice (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  contract_id uuid not null,
  -- who sent it, as its contract named him then
  supplier text not null check (char_length(btrim(supplier)) between 1 and 80),
  supplier_key text not null generated always as (kernel.normalise(btrim(supplier))) stored,
  number text not null check (char_length(btrim(number)) between 1 and 60),
  number_key text not null generated always as (kernel.normalise(btrim(number))) stored,
  issued_on date not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  -- the supplier reckoned its last index
  on_estimate boolean not null default false,
  excl_cents bigint not null check (excl_cents between -100000000000 and 100000000000),
  vat_cents bigint not null check (vat_cents between -100000000000 and 100000000000),
  note text check (char_length(note) between 1 and 2000),
  state text not null default 'entered' check (state in ('entered', 'conform', 'gap', 'disputed', 'credited', 'validated',
    'rejected')),
  -- what the last check found; it stays once the invoice is validated
  checked jsonb,
  checked_at timestamptz,
  -- asked less computed, the credit note taken off; unknown while something is missing
  gap_cents bigint,
  tolerance_cents bigint check (tolerance_cents >= 0),
  disputed_at timestamptz,
  reminded_at timestamptz,
  credit_number text check (char_length(btrim(credit_number)) between 1 and 60),
  credit_cents bigint check (credit_cents between 1 and 100000000000),
  search_text text not null generated always as (kernel.normalise(number || ' ' || supplier)) stored,
  version int not null default 1,
  check ((checked is null) = (checked_at is null)),
  check ((gap_cents is null) = (tolerance_cents is null)),
  check ((credit_number is null) = (credit_cents is null)),
  check (state <> 'disputed' or disputed_at is not null)
);
call kernel.fence('energie.energy_invoice');
call kernel.refer('energie.energy_invoice', 'contract_id', 'energie.energy_contract');
call kernel.searchable('energie.energy_invoice');
call platform.audited('energie.energy_invoice');
create unique index energy_invoice_number on energie.energy_invoice (client_id, supplier_key, number_key)
  where state <> 'rejected';
-- The order of the list.
create index energy_invoice_listed on energie.energy_invoice (client_id, from_on, id);
create index energy_invoice_of_contract on energie.energy_invoice (client_id, contract_id, from_on);

-- Its lines as the supplier wrote them: thousandths of a kilowatt-hour or a month, millionths of a euro for a megawatt-hour or
-- a month.
create table energie.energy_invoice_line (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  invoice_id uuid not null,
  rank smallint not null check (rank > 0),
  component text not null check (char_length(btrim(component)) between 1 and 80),
  unit text not null check (unit in ('kwh', 'month')),
  quantity bigint not null check (quantity between -1000000000000000 and 1000000000000000),
  price bigint not null check (price between -1000000000000 and 1000000000000),
  amount_cents bigint not null check (amount_cents between -100000000000 and 100000000000),
  -- hundredths of a percent
  vat_rate int not null check (vat_rate between 0 and 10000),
  vat_cents bigint not null check (vat_cents between -100000000000 and 100000000000)
);
call kernel.fence('energie.energy_invoice_line');
call kernel.refer('energie.energy_invoice_line', 'invoice_id', 'energie.energy_invoice', 'cascade');
call platform.audited('energie.energy_invoice_line');
create unique index energy_invoice_line_rank on energie.energy_invoice_line (client_id, invoice_id, rank);

-- What happened to it. No amount stands here: who sees no price reads it too.
create table energie.energy_invoice_event (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  invoice_id uuid not null,
  kind text not null check (kind in ('entered', 'edited', 'checked', 'disputed', 'reminded', 'credited', 'validated',
    'rejected')),
  text text check (char_length(text) between 1 and 2000),
  by_id uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('energie.energy_invoice_event', append_only => true);
call kernel.refer('energie.energy_invoice_event', 'invoice_id', 'energie.energy_invoice');
call kernel.refer_member('energie.energy_invoice_event', 'by_id');
