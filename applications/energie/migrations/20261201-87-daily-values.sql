-- What the market, the gas and the weather were on a day. What was corrected stays beside what took its place.
create table energie.daily_value (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  series text not null check (char_length(series) between 1 and 30),
  day date not null,
  -- ten-thousandths of the unit of its series
  value bigint not null check (value between -1000000000000 and 1000000000000),
  entered_by text not null check (entered_by in ('typed', 'import')),
  -- why it took the place of another
  reason text check (char_length(btrim(reason)) between 1 and 500),
  written_at timestamptz not null,
  superseded_at timestamptz
);
call kernel.fence('energie.daily_value');
call platform.audited('energie.daily_value');
create unique index daily_value_in_force on energie.daily_value (client_id, series, day) where superseded_at is null;
create index daily_value_versions on energie.daily_value (client_id, series, day, written_at);
