-- What went wrong without anybody expecting it: one report for all that happened alike, and nothing of anybody's data.
create table platform.error_report (
  id uuid primary key default uuidv7(),
  fingerprint text not null unique,
  source text not null check (source in ('server', 'browser')),
  call text not null,
  code text not null,
  place text not null,
  message text not null,
  frames text[] not null default '{}',
  state text not null default 'new' check (state in ('new', 'seen', 'fixed', 'ignored')),
  fixed_in text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  first_release text not null,
  last_release text not null,
  count bigint not null default 0
);
create index on platform.error_report (last_at desc, id desc);
create index on platform.error_report (state, last_at desc, id desc);
grant select, insert, update, delete on platform.error_report to sillon_platform;

-- Those of the last 30 days. A row stands for `times` that happened together, alike in everything else.
create table platform.error_occurrence (
  id uuid primary key default uuidv7(),
  error_report_id uuid not null references platform.error_report on delete cascade,
  at timestamptz not null,
  times int not null check (times > 0),
  request_id text,
  client_id uuid references platform.client,
  pseudonym text,
  route text,
  release text not null,
  agent text
);
create index on platform.error_occurrence (error_report_id, at desc, id desc);
create index on platform.error_occurrence (client_id, at);
create index on platform.error_occurrence (at);
create index on platform.error_occurrence (request_id);
grant select, insert, update, delete on platform.error_occurrence to sillon_platform;

-- Who said where a report stands; nobody, where it opened again by itself.
create table platform.error_report_event (
  id uuid primary key default uuidv7(),
  error_report_id uuid not null references platform.error_report on delete cascade,
  at timestamptz not null,
  author_id uuid references platform.user,
  state text not null check (state in ('new', 'seen', 'fixed', 'ignored')),
  release text not null
);
create index on platform.error_report_event (error_report_id, at);
create index on platform.error_report_event (author_id);
grant select, insert on platform.error_report_event to sillon_platform;
