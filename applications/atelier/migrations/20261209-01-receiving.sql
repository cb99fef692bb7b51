-- What goods arrive in and stand on when they are weighed: crates, and the pallets and trolleys below them.
create table atelier.container (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  use text not null check (use in ('crate', 'support')),
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  tare_g int not null check (tare_g between 1 and 2000000),
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.container');
call kernel.refer('atelier.container', 'workshop_id', 'atelier.workshop');
call platform.audited('atelier.container');
create unique index container_code on atelier.container (client_id, workshop_id, code);

-- A scale by its range, its step and the day until which its verification holds.
create table atelier.scale (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,20}$'),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  max_g int not null check (max_g between 1 and 100000000),
  step_g int not null check (step_g between 1 and 100000),
  verified_until date,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.scale');
call kernel.refer('atelier.scale', 'workshop_id', 'atelier.workshop');
call platform.audited('atelier.scale');
create unique index scale_code on atelier.scale (client_id, workshop_id, code);

-- Crops that come into stock only once they were graded.
create table atelier.graded_crop (
  id uuid not null default uuidv7(),
  crop_code_id uuid not null
);
call kernel.fence('atelier.graded_crop');
call kernel.refer('atelier.graded_crop', 'crop_code_id', 'platform.crop_code');
call platform.audited('atelier.graded_crop');
create unique index graded_crop_once on atelier.graded_crop (client_id, crop_code_id);

-- What is brought in at once: of an own place, or of a grower or supplier.
create table atelier.delivery (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  number text not null check (number ~ '^BA[0-9]{2}-[0-9]{5,}$'),
  grower_id uuid,
  carrier text check (char_length(btrim(carrier)) between 1 and 60),
  plate text check (char_length(btrim(plate)) between 1 and 20),
  note text check (char_length(note) between 1 and 500),
  expected_at timestamptz,
  expected_g bigint check (expected_g > 0),
  arrived_at timestamptz,
  closed_at timestamptz,
  closed_by uuid,
  refused_reason text check (char_length(btrim(refused_reason)) between 1 and 500),
  state text not null default 'expected'
    check (state in ('expected', 'in_progress', 'graded', 'closed', 'refused', 'cancelled')),
  made_at timestamptz not null default now(),
  version int not null default 1,
  search_text text not null generated always as (
    kernel.normalise(number || ' ' || coalesce(plate, '') || ' ' || coalesce(carrier, ''))) stored,
  check ((state = 'refused') = (refused_reason is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
call kernel.fence('atelier.delivery');
call kernel.refer('atelier.delivery', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.delivery', 'grower_id', 'platform.partner');
call kernel.refer_member('atelier.delivery', 'closed_by');
call kernel.searchable('atelier.delivery');
call platform.audited('atelier.delivery');
create unique index delivery_number on atelier.delivery (client_id, number);
-- The orders of the list.
create index delivery_listed on atelier.delivery (client_id, (coalesce(arrived_at, expected_at, made_at)) desc, id desc);

-- One crop of one day from one place; the lot that it became.
create table atelier.delivery_line (
  id uuid not null default uuidv7(),
  delivery_id uuid not null,
  rank int not null check (rank > 0),
  article_id uuid not null,
  crop_code_id uuid,
  place_id uuid,
  harvested_on date not null,
  external_number text check (char_length(external_number) between 1 and 40),
  temperature_c numeric(4, 1) check (temperature_c between -40 and 60),
  category text check (category in ('extra', 'I', 'II')),
  lot_id uuid,
  version int not null default 1
);
call kernel.fence('atelier.delivery_line');
call kernel.refer('atelier.delivery_line', 'delivery_id', 'atelier.delivery');
call kernel.refer('atelier.delivery_line', 'article_id', 'platform.article');
call kernel.refer('atelier.delivery_line', 'crop_code_id', 'platform.crop_code');
call kernel.refer('atelier.delivery_line', 'place_id', 'platform.place');
call kernel.refer('atelier.delivery_line', 'lot_id', 'atelier.lot');
call platform.audited('atelier.delivery_line');
create unique index delivery_line_rank on atelier.delivery_line (client_id, delivery_id, rank);

-- What a sample of a line says, and what was decided of the whole.
create table atelier.grading (
  id uuid not null default uuidv7(),
  delivery_line_id uuid not null,
  sample_g int not null check (sample_g between 1 and 1000000),
  waste_g int not null default 0 check (waste_g >= 0),
  -- from 1, green, to 12, overripe
  colour smallint check (colour between 1 and 12),
  firmness numeric(4, 1) check (firmness between 0 and 100),
  brix numeric(3, 1) check (brix between 0 and 40),
  temperature_c numeric(4, 1) check (temperature_c between -40 and 60),
  decision text not null check (decision in ('accepted', 'downgraded', 'refused', 'quarantine')),
  downgrade_pct numeric(4, 1) check (downgrade_pct > 0 and downgrade_pct <= 100),
  note text check (char_length(note) between 1 and 500),
  grader_id uuid default kernel.user_id(),
  graded_at timestamptz not null,
  version int not null default 1,
  check ((decision = 'downgraded') = (downgrade_pct is not null))
);
call kernel.fence('atelier.grading');
call kernel.refer('atelier.grading', 'delivery_line_id', 'atelier.delivery_line', 'cascade');
call kernel.refer_member('atelier.grading', 'grader_id');
call platform.audited('atelier.grading');
create unique index grading_of_line on atelier.grading (client_id, delivery_line_id);

-- How much of the sample is of which size: above the lower bound, up to and including the upper.
create table atelier.grading_class (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  grading_id uuid not null,
  min_mm numeric(5, 1) not null check (min_mm >= 0),
  max_mm numeric(5, 1) not null,
  g int not null check (g >= 0),
  check (min_mm < max_mm),
  constraint grading_classes_apart exclude using gist (
    client_id with =, grading_id with =, numrange(min_mm, max_mm, '(]') with &&)
);
call kernel.fence('atelier.grading_class');
call kernel.refer('atelier.grading_class', 'grading_id', 'atelier.grading', 'cascade');
call platform.audited('atelier.grading_class');

-- What a scale said, or who typed it and why. What was wrong is cancelled by a row that names it, and done again.
create table atelier.weighing (
  id uuid not null default uuidv7(),
  workshop_id uuid not null,
  kind text not null check (kind in ('harvest', 'reception', 'control', 'pallet', 'case', 'waste')),
  scale_id uuid,
  lot_id uuid,
  delivery_line_id uuid,
  crate_id uuid,
  crates int not null default 0 check (crates between 0 and 10000),
  support_id uuid,
  gross_g int not null check (gross_g > 0),
  tare_g int not null check (tare_g >= 0),
  net_g int not null generated always as (gross_g - tare_g) stored check (net_g > 0),
  source text not null check (source in ('scale', 'keyboard', 'manual', 'average')),
  -- as the scale sent it
  frame text check (char_length(frame) between 1 and 64),
  -- how many were weighed, of which the others are told by their mean
  samples int check (samples >= 5),
  reason text check (char_length(btrim(reason)) between 1 and 500),
  weighed_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  actor_id uuid default kernel.user_id(),
  cancels_id uuid,
  check ((crate_id is null) = (crates = 0)),
  check ((source = 'average') = (samples is not null)),
  check (source <> 'manual' or reason is not null),
  check (cancels_id is null or reason is not null)
);
call kernel.fence('atelier.weighing', append_only => true);
call kernel.refer('atelier.weighing', 'workshop_id', 'atelier.workshop');
call kernel.refer('atelier.weighing', 'scale_id', 'atelier.scale');
call kernel.refer('atelier.weighing', 'lot_id', 'atelier.lot');
call kernel.refer('atelier.weighing', 'delivery_line_id', 'atelier.delivery_line');
call kernel.refer('atelier.weighing', 'crate_id', 'atelier.container');
call kernel.refer('atelier.weighing', 'support_id', 'atelier.container');
call kernel.refer('atelier.weighing', 'cancels_id', 'atelier.weighing');
call kernel.refer_member('atelier.weighing', 'actor_id');
create index weighing_listed on atelier.weighing (client_id, weighed_at desc, id desc);
create unique index weighing_cancelled_once on atelier.weighing (client_id, cancels_id) where cancels_id is not null;
