-- How a client measures plants: which measures, between which bounds, on how many plants.
create table culture.notation_setting (
  id uuid not null default uuidv7(),
  -- [{ "measure", "least", "most" }]
  measures jsonb not null check (jsonb_typeof(measures) = 'array'),
  plants_a_round smallint not null check (plants_a_round between 1 and 50),
  version int not null default 1
);
call kernel.fence('culture.notation_setting');
call platform.audited('culture.notation_setting');
create unique index notation_setting_once on culture.notation_setting (client_id);

-- Who measures the plants of a crop.
create table culture.plant_attribution (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  observer_id uuid not null,
  version int not null default 1
);
call kernel.fence('culture.plant_attribution');
call kernel.refer('culture.plant_attribution', 'planting_id', 'culture.planting');
call kernel.refer_member('culture.plant_attribution', 'observer_id');
call platform.audited('culture.plant_attribution');
create unique index plant_attribution_once on culture.plant_attribution (client_id, planting_id);

-- A plant that bears a tag; the one that takes its place bears another.
create table culture.sampled_plant (
  id uuid not null default uuidv7(),
  attribution_id uuid not null,
  tag text not null check (tag ~ '^[A-Z0-9-]{1,20}$'),
  row_label text check (char_length(btrim(row_label)) between 1 and 20),
  position smallint check (position between 1 and 9999),
  rank smallint not null,
  left_on date
);
call kernel.fence('culture.sampled_plant');
call kernel.refer('culture.sampled_plant', 'attribution_id', 'culture.plant_attribution');
call platform.audited('culture.sampled_plant');
create unique index sampled_plant_tag on culture.sampled_plant (client_id, attribution_id, tag);

-- On which days the rounds of a crop are due.
create table culture.round_plan (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  every_weeks smallint not null check (every_weeks between 1 and 4),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  version int not null default 1
);
call kernel.fence('culture.round_plan');
call kernel.refer('culture.round_plan', 'planting_id', 'culture.planting');
call platform.audited('culture.round_plan');
create unique index round_plan_once on culture.round_plan (client_id, planting_id);

-- One walk along the tagged plants of a crop.
create table culture.plant_round (
  id uuid not null default uuidv7(),
  planting_id uuid not null,
  observer_id uuid not null,
  due_on date not null,
  state text not null default 'due'
    check (state in ('due', 'in_progress', 'to_check', 'validated', 'to_redo', 'missed')),
  submitted_by uuid,
  submitted_at timestamptz,
  checked_by uuid,
  checked_at timestamptz,
  -- why it is to be done again
  redo_sentence text check (char_length(btrim(redo_sentence)) between 1 and 500),
  version int not null default 1,
  check (state not in ('to_check', 'validated') or (submitted_by is not null and submitted_at is not null)),
  check (state <> 'validated' or (checked_by is not null and checked_at is not null and checked_by <> submitted_by))
);
call kernel.fence('culture.plant_round');
call kernel.refer('culture.plant_round', 'planting_id', 'culture.planting');
call kernel.refer_member('culture.plant_round', 'observer_id');
call kernel.refer_member('culture.plant_round', 'submitted_by');
call kernel.refer_member('culture.plant_round', 'checked_by');
call platform.audited('culture.plant_round');
create unique index plant_round_day on culture.plant_round (client_id, planting_id, due_on);
create index on culture.plant_round (client_id, state, due_on);

-- What was found on a plant, or why nothing was.
create table culture.plant_measure (
  id uuid not null default uuidv7(),
  plant_round_id uuid not null,
  plant_id uuid not null,
  growth_cm numeric(5, 1) check (growth_cm >= 0),
  head_diameter_mm numeric(5, 1) check (head_diameter_mm >= 0),
  flower_to_head_cm numeric(5, 1) check (flower_to_head_cm >= 0),
  flowering_truss numeric(5, 1) check (flowering_truss >= 0),
  set_truss numeric(5, 1) check (set_truss >= 0),
  harvested_truss numeric(5, 1) check (harvested_truss >= 0),
  fruits_set numeric(5, 0) check (fruits_set >= 0),
  leaves numeric(5, 0) check (leaves >= 0),
  leaf_length_cm numeric(5, 1) check (leaf_length_cm >= 0),
  fruit_load_m2 numeric(5, 0) check (fruit_load_m2 >= 0),
  missing text check (missing in ('dead', 'broken', 'not_found')),
  note text check (char_length(btrim(note)) between 1 and 500),
  measured_by uuid default kernel.user_id(),
  measured_at timestamptz not null,
  check (missing is null or num_nonnulls(growth_cm, head_diameter_mm, flower_to_head_cm, flowering_truss, set_truss,
    harvested_truss, fruits_set, leaves, leaf_length_cm, fruit_load_m2) = 0)
);
call kernel.fence('culture.plant_measure');
call kernel.refer('culture.plant_measure', 'plant_round_id', 'culture.plant_round');
call kernel.refer('culture.plant_measure', 'plant_id', 'culture.sampled_plant');
call kernel.refer_member('culture.plant_measure', 'measured_by');
call platform.audited('culture.plant_measure');
create unique index plant_measure_once on culture.plant_measure (client_id, plant_round_id, plant_id);

-- What happened to a round; what a phone could not send and somebody gave up is kept here too.
create table culture.plant_round_event (
  id uuid not null default uuidv7(),
  plant_round_id uuid not null,
  kind text not null check (kind in ('submitted', 'validated', 'redo', 'moved', 'given_up')),
  sentence text check (char_length(btrim(sentence)) between 1 and 500),
  created_by uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('culture.plant_round_event', append_only => true);
call kernel.refer('culture.plant_round_event', 'plant_round_id', 'culture.plant_round');
call kernel.refer_member('culture.plant_round_event', 'created_by');
