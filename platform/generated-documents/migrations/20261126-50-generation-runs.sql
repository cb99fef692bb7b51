-- Many documents of one model, asked for at once and made one after the other.
create table platform.generation_run (
  id uuid not null default uuidv7(),
  model_id uuid not null,
  model_version int not null,
  name text not null check (char_length(name) between 1 and 200),
  -- Whether each document is kept with the record that it was made for.
  keeps boolean not null default false,
  state text not null default 'running' check (state in ('running', 'stopped', 'done', 'partly_done')),
  total int not null check (total between 1 and 2000),
  done int not null default 0,
  failed int not null default 0,
  -- What the page that asks calls this wish: asking twice is one run.
  origin text check (char_length(origin) between 8 and 100),
  requested_by uuid not null references platform.user,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check (done + failed <= total),
  check ((ended_at is null) = (state = 'running'))
);
call kernel.fence('platform.generation_run');
call kernel.refer('platform.generation_run', 'model_id', 'platform.document_model');
create index on platform.generation_run (requested_by);
create unique index on platform.generation_run (client_id, requested_by, origin) where origin is not null;
-- The order of the list.
create index on platform.generation_run (client_id, requested_by, asked_at, id);

create table platform.generation_item (
  id uuid not null default uuidv7(),
  run_id uuid not null,
  position int not null check (position > 0),
  document_name text not null check (char_length(document_name) between 1 and 200),
  -- { object: [ids] }
  sources jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Why it failed: a stable code, and the label that says it, with its values.
  code text check (char_length(code) between 1 and 60),
  reason jsonb,
  attempts int not null default 0,
  document_id uuid,
  check ((state = 'failed') = (code is not null)),
  check ((code is null) = (reason is null)),
  check (state = 'done' or document_id is null)
);
call kernel.fence('platform.generation_item');
call kernel.refer('platform.generation_item', 'run_id', 'platform.generation_run', 'cascade');
call kernel.refer('platform.generation_item', 'document_id', 'platform.generated_document', 'set null');
create unique index on platform.generation_item (client_id, run_id, position);
-- The order of the list.
create index on platform.generation_item (client_id, run_id, position, id);
create index on platform.generation_item (client_id, run_id, state, position);

alter table platform.generated_document add foreign key (element_id) references platform.element;
create index on platform.generated_document (element_id);
call kernel.refer('platform.generated_document', 'company_id', 'platform.company');
-- The orders of the list of what is kept.
create index on platform.generated_document (client_id, attached_at, id) where attached_at is not null;
alter table platform.generated_document add column search_text text not null generated always as (kernel.normalise(name)) stored;
call kernel.searchable('platform.generated_document');
create index on platform.generated_document (client_id, search_text, id) where attached_at is not null;
