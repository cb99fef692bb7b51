-- What a contract is made for in a month, and between which bounds what is taken should stay; whole kilowatt-hours.
create table energie.contract_volume (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  contract_id uuid not null,
  -- its first day
  month date not null check (extract(day from month) = 1),
  contracted_kwh bigint check (contracted_kwh between 0 and 1000000000000),
  least_kwh bigint check (least_kwh between 0 and 1000000000000),
  most_kwh bigint check (most_kwh between 0 and 1000000000000),
  version int not null default 1,
  check (least_kwh <= most_kwh)
);
call kernel.fence('energie.contract_volume');
call kernel.refer('energie.contract_volume', 'contract_id', 'energie.energy_contract');
call platform.audited('energie.contract_volume');
create unique index contract_volume_of_month on energie.contract_volume (client_id, contract_id, month);

-- A part of the volume of some months that was bought at a fixed price. It is never changed: one that was typed wrongly is
-- taken back with its reason.
create table energie.volume_click (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  contract_id uuid not null,
  clicked_on date not null,
  -- the first days of its first and last months of delivery
  delivery_from date not null check (extract(day from delivery_from) = 1),
  delivery_to date not null check (extract(day from delivery_to) = 1),
  kwh bigint not null check (kwh between 1 and 1000000000000),
  -- millionths of a euro for a megawatt-hour
  price bigint not null check (price between -1000000000000 and 1000000000000),
  reference text check (char_length(btrim(reference)) between 1 and 80),
  cancelled_at timestamptz,
  reason text check (char_length(btrim(reason)) between 1 and 500),
  check (delivery_to >= delivery_from),
  check ((cancelled_at is null) = (reason is null))
);
call kernel.fence('energie.volume_click');
call kernel.refer('energie.volume_click', 'contract_id', 'energie.energy_contract');
call platform.audited('energie.volume_click');
