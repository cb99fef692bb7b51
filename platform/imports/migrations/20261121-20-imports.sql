-- People brought in from a client's own file: the run, and each line of it with its fate.
create table platform.import_run (
  id uuid not null default uuidv7(),
  model text not null,
  file_id uuid not null,
  file_name text not null,
  columns jsonb not null,
  mapping jsonb not null default '{}',
  options jsonb not null default '{}',
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checked', 'running', 'done', 'partly_done', 'stopped')),
  row_count int not null,
  support boolean not null default false,
  created_by uuid not null references platform.user,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.import_run');
call kernel.refer('platform.import_run', 'file_id', 'kernel.file');
create index on platform.import_run (created_by);
create index on platform.import_run (client_id, created_at desc);

create table platform.import_row (
  client_id uuid not null default kernel.client_id(),
  run_id uuid not null,
  number int not null check (number > 0),
  cells jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'created', 'updated', 'unchanged', 'refused')),
  errors jsonb not null default '[]',
  primary key (client_id, run_id, number)
);
call kernel.fence('platform.import_row');
call kernel.refer('platform.import_row', 'run_id', 'platform.import_run', 'cascade');
