-- Plant-protection products that a client uses, as their label says.
create table culture.phyto_product (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  -- the number of its authorisation
  amm text not null check (amm ~ '^[0-9]{7}$'),
  formulation text check (char_length(btrim(formulation)) between 1 and 80),
  -- H codes of the label
  hazards text[] not null default '{}',
  -- what it may be mixed with
  mix_category smallint not null check (mix_category between 1 and 5),
  -- the last day on which it may be used
  usable_until date,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name || ' ' || amm)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('culture.phyto_product');
call kernel.searchable('culture.phyto_product');
call platform.audited('culture.phyto_product');
create unique index on culture.phyto_product (client_id, name_key) where archived_at is null;
create index on culture.phyto_product (client_id, search_text, id);

-- What a product is authorised for: a crop, a target, a dose and its delays.
create table culture.phyto_use (
  id uuid not null default uuidv7(),
  product_id uuid not null,
  rank smallint not null,
  species text not null check (species in ('tomato', 'cucumber', 'pepper', 'aubergine', 'strawberry', 'lettuce', 'other')),
  target text not null check (char_length(btrim(target)) between 1 and 80),
  -- for a hectare
  dose_max numeric(9, 3) not null check (dose_max > 0),
  dose_unit text not null check (dose_unit in ('l', 'kg')),
  max_applications smallint check (max_applications between 1 and 99),
  interval_days smallint check (interval_days between 1 and 365),
  pre_harvest_days smallint check (pre_harvest_days between 0 and 365),
  re_entry_hours smallint check (re_entry_hours between 0 and 720)
);
call kernel.fence('culture.phyto_use');
call kernel.refer('culture.phyto_use', 'product_id', 'culture.phyto_product');
call platform.audited('culture.phyto_use');

-- A treatment of a crop, planned, done, then validated by another.
create table culture.treatment (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  -- the place of the crop, or one inside it
  place_id uuid not null,
  -- what all its products are against
  target text not null check (char_length(btrim(target)) between 1 and 600),
  planned_for date not null,
  treated_m2 numeric(12, 2) not null check (treated_m2 > 0),
  state text not null default 'planned' check (state in ('planned', 'done', 'validated', 'cancelled')),
  started_at timestamptz,
  ended_at timestamptz check (ended_at > started_at),
  -- who applied it, and until when his licence holds
  operator text check (char_length(btrim(operator)) between 1 and 80),
  certiphyto text check (char_length(btrim(certiphyto)) between 1 and 40),
  certiphyto_until date,
  bbch smallint check (bbch between 0 and 99),
  water_l numeric(9, 2) check (water_l >= 0),
  wind_ms numeric(4, 1) check (wind_ms >= 0),
  rain_mm_h numeric(4, 1) check (rain_mm_h >= 0),
  equipment text check (char_length(btrim(equipment)) between 1 and 80),
  -- why a control that asks for care was passed over
  care text check (char_length(btrim(care)) between 1 and 500),
  re_entry_at timestamptz,
  harvest_from timestamptz,
  done_by uuid,
  done_at timestamptz,
  validated_by uuid,
  -- why it was cancelled
  reason text check (char_length(btrim(reason)) between 1 and 500),
  created_by uuid default kernel.user_id(),
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(target || ' ' || coalesce(operator, ''))) stored,
  check (state not in ('done', 'validated')
         or num_nulls(started_at, ended_at, operator, certiphyto, certiphyto_until, re_entry_at, harvest_from, done_at) = 0),
  check (state <> 'cancelled' or reason is not null)
);
call kernel.fence('culture.treatment');
call kernel.refer('culture.treatment', 'planting_id', 'culture.planting');
call kernel.refer('culture.treatment', 'place_id', 'platform.place');
call kernel.refer_member('culture.treatment', 'done_by');
call kernel.refer_member('culture.treatment', 'validated_by');
call kernel.refer_member('culture.treatment', 'created_by');
call kernel.searchable('culture.treatment');
call platform.audited('culture.treatment');
create index on culture.treatment (client_id, planned_for desc, id desc);

-- What was applied, with the figures of the label on that day.
create table culture.treatment_product (
  id uuid not null default uuidv7(),
  treatment_id uuid not null,
  product_id uuid not null,
  target text not null check (char_length(btrim(target)) between 1 and 80),
  -- for a hectare
  dose numeric(9, 3) not null check (dose > 0),
  dose_unit text not null check (dose_unit in ('l', 'kg')),
  quantity numeric(12, 3) not null check (quantity > 0),
  pre_harvest_days smallint,
  re_entry_hours smallint
);
call kernel.fence('culture.treatment_product');
call kernel.refer('culture.treatment_product', 'treatment_id', 'culture.treatment');
call kernel.refer('culture.treatment_product', 'product_id', 'culture.phyto_product');
call platform.audited('culture.treatment_product');
create unique index treatment_product_once on culture.treatment_product (client_id, treatment_id, product_id);

-- The register keeps what was done as it was told: it is validated, or cancelled with a reason, and never rewritten.
revoke delete on culture.treatment, culture.treatment_product from sillon_app;

create function culture.keep_treatment_done() returns trigger language plpgsql as $$
declare
  may_move constant text[] := array['state', 'validated_by', 'reason', 'version'];
begin
  if to_jsonb(new) - may_move <> to_jsonb(old) - may_move then
    raise 'a treatment that was done is not rewritten';
  end if;
  return null;
end
$$;

create trigger keep_done after update on culture.treatment
  for each row when (old.state <> 'planned') execute function culture.keep_treatment_done();

create function culture.keep_treatment_product() returns trigger language plpgsql as $$
begin
  if exists (select from culture.treatment t
              where t.client_id = new.client_id and t.id = new.treatment_id and t.state <> 'planned') then
    raise 'what a treatment applied is not rewritten once it was done';
  end if;
  return null;
end
$$;

create trigger keep_done after insert or update on culture.treatment_product
  for each row execute function culture.keep_treatment_product();
