-- Times when the whole product, or one application, is closed.
create table platform.maintenance (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  description text not null default '',
  application_id int references platform.application,
  keep_alive uuid[] not null default '{}',
  starts_at timestamptz not null,
  planned_end_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  cancelled_at timestamptz,
  created_by uuid not null references platform.user,
  ended_by uuid references platform.user
);
create index on platform.maintenance (application_id);
create index on platform.maintenance (created_by);
create index on platform.maintenance (ended_by);
create unique index on platform.maintenance (coalesce(application_id, 0))
  where started_at is not null and ended_at is null and cancelled_at is null;
grant select, insert, update on platform.maintenance to sillon_platform;
