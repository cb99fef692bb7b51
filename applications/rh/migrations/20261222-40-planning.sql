-- How many people a place wants on a position from one hour of a day to another.
create table rh.staffing_need (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  site_id uuid,
  unit_id uuid,
  position_id uuid not null,
  day date not null,
  from_time time not null,
  -- not later than it begins: of the day after
  to_time time not null,
  quantity int not null check (quantity between 1 and 500),
  version int not null default 1,
  check (unit_id is null or site_id is not null)
);
call kernel.fence('rh.staffing_need');
call kernel.refer('rh.staffing_need', 'company_id', 'platform.company');
call kernel.refer('rh.staffing_need', 'site_id', 'rh.site');
call kernel.refer('rh.staffing_need', 'unit_id', 'rh.unit');
call kernel.refer('rh.staffing_need', 'position_id', 'rh.position');
call platform.audited('rh.staffing_need');
create unique index staffing_need_once on rh.staffing_need (client_id, company_id, day, position_id, from_time, to_time, site_id, unit_id)
  nulls not distinct;

-- When somebody is to work. Nobody is told of a draft; what was published and moved since is `changed` until the week is
-- published again.
create table rh.shift (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  employee_id uuid not null,
  site_id uuid,
  unit_id uuid,
  position_id uuid,
  work_date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes int not null default 0 check (break_minutes between 0 and 600),
  worked_minutes int not null generated always as ((extract(epoch from (ends_at - starts_at)) / 60)::int - break_minutes) stored,
  state text not null default 'draft' check (state in ('draft', 'published', 'changed', 'cancelled')),
  -- made by the page that wrote it: sent again, it is the same
  client_shift_id uuid,
  version int not null default 1,
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  check (worked_minutes between 1 and 1440),
  -- judged at the end of a transaction, so that two that change places may pass through one another
  constraint shift_overlap exclude using gist (
    client_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&) where (state <> 'cancelled')
    deferrable initially deferred
);
call kernel.fence('rh.shift');
call kernel.refer('rh.shift', 'company_id', 'platform.company');
call kernel.refer('rh.shift', 'employee_id', 'rh.employee');
call kernel.refer('rh.shift', 'site_id', 'rh.site');
call kernel.refer('rh.shift', 'unit_id', 'rh.unit');
call kernel.refer('rh.shift', 'position_id', 'rh.position');
call platform.audited('rh.shift');
create unique index shift_once on rh.shift (client_id, client_shift_id) where client_shift_id is not null;
create index shift_of_day on rh.shift (client_id, work_date, employee_id);
create index shift_of_person on rh.shift (client_id, employee_id, work_date);

-- A week as it was published, with why limits of law were passed. Added to, never changed.
create table rh.planning_publication (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  site_id uuid,
  unit_id uuid,
  monday date not null check (extract(isodow from monday) = 1),
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'array'),
  reason text check (char_length(btrim(reason)) between 10 and 500),
  published_by uuid not null,
  published_at timestamptz not null
);
call kernel.fence('rh.planning_publication', append_only => true);
call kernel.refer('rh.planning_publication', 'company_id', 'platform.company');
call kernel.refer('rh.planning_publication', 'site_id', 'rh.site');
call kernel.refer('rh.planning_publication', 'unit_id', 'rh.unit');
call kernel.refer_member('rh.planning_publication', 'published_by');
call platform.audited('rh.planning_publication');
create index planning_publication_of_week on rh.planning_publication (client_id, monday, company_id, published_at);

-- Whom a publication concerns, and when he has read it.
create table rh.planning_recipient (
  client_id uuid not null default kernel.client_id(),
  publication_id uuid not null,
  employee_id uuid not null,
  read_at timestamptz,
  primary key (client_id, publication_id, employee_id)
);
call kernel.fence('rh.planning_recipient');
call kernel.refer('rh.planning_recipient', 'publication_id', 'rh.planning_publication');
call kernel.refer('rh.planning_recipient', 'employee_id', 'rh.employee');
call platform.audited('rh.planning_recipient');
