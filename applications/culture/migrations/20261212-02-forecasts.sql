-- What a crop should give on a day, in grams. One row stands a crop and day; what it was once validated as stays to be read.
create table culture.harvest_forecast (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  day date not null,
  g bigint not null check (g >= 0),
  state text not null default 'entered' check (state in ('entered', 'validated', 'superseded')),
  version_no smallint not null default 1 check (version_no > 0),
  entered_by uuid default kernel.user_id(),
  entered_at timestamptz not null,
  version int not null default 1
);
call kernel.fence('culture.harvest_forecast');
call kernel.refer('culture.harvest_forecast', 'planting_id', 'culture.planting');
call kernel.refer_member('culture.harvest_forecast', 'entered_by');
call platform.audited('culture.harvest_forecast');
create unique index harvest_forecast_live on culture.harvest_forecast (client_id, planting_id, day) where state <> 'superseded';

-- The curve of a crop over its campaign; a frozen one is followed by another with its reason.
create table culture.annual_forecast (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  version_no smallint not null default 1 check (version_no > 0),
  reason text check (char_length(btrim(reason)) between 1 and 200),
  frozen_at timestamptz,
  frozen_by uuid,
  version int not null default 1,
  check ((frozen_at is null) = (frozen_by is null))
);
call kernel.fence('culture.annual_forecast');
call kernel.refer('culture.annual_forecast', 'planting_id', 'culture.planting');
call kernel.refer_member('culture.annual_forecast', 'frozen_by');
call platform.audited('culture.annual_forecast');
create unique index annual_forecast_version on culture.annual_forecast (client_id, planting_id, version_no);

create table culture.annual_forecast_week (
  id uuid not null default uuidv7(),
  annual_forecast_id uuid not null,
  year smallint not null check (year between 2000 and 2101),
  week smallint not null check (week between 1 and 53),
  kg_m2 numeric(6, 3) not null check (kg_m2 between 0 and 8)
);
call kernel.fence('culture.annual_forecast_week');
call kernel.refer('culture.annual_forecast_week', 'annual_forecast_id', 'culture.annual_forecast', 'cascade');
call platform.audited('culture.annual_forecast_week');
create unique index annual_forecast_week_once on culture.annual_forecast_week (client_id, annual_forecast_id, year, week);
