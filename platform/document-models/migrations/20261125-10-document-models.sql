-- Models that a client writes once and fills often, and each text that they have had.
create table platform.document_model (
  id uuid not null default uuidv7(),
  application_id int not null references platform.application,
  document_type_id int not null references platform.document_type,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  language text not null check (language in ('fr', 'en', 'es', 'ar')),
  -- Empty: every company of the client.
  company_ids uuid[] not null default '{}',
  published_version int,
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1
);
call kernel.fence('platform.document_model');
call kernel.searchable('platform.document_model');
call platform.audited('platform.document_model');
create index on platform.document_model (application_id);
create index on platform.document_model (document_type_id);
create unique index on platform.document_model (client_id, document_type_id, language, name_key) where archived_at is null;
-- The order of the list.
create index on platform.document_model (client_id, application_id, search_text, id);

-- What is published is never written again; one text at most is being worked on.
create table platform.document_model_version (
  client_id uuid not null default kernel.client_id(),
  model_id uuid not null,
  number int not null check (number > 0),
  body jsonb not null,
  page jsonb not null,
  computed jsonb not null default '[]',
  -- Every variable that it names: who deletes one is told where it stands.
  paths text[] not null,
  note text check (char_length(note) between 1 and 500),
  saved_by uuid not null references platform.user,
  saved_at timestamptz not null,
  published_by uuid references platform.user,
  published_at timestamptz,
  primary key (client_id, model_id, number),
  check ((published_by is null) = (published_at is null))
);
call kernel.fence('platform.document_model_version');
call kernel.refer('platform.document_model_version', 'model_id', 'platform.document_model');
revoke delete on platform.document_model_version from sillon_app, sillon_platform;
create index on platform.document_model_version (saved_by);
create index on platform.document_model_version (published_by);
create unique index on platform.document_model_version (client_id, model_id) where published_at is null;
create index on platform.document_model_version using gin (paths);

create function platform.keep_published_text() returns trigger language plpgsql as $$
begin
  raise exception 'a published text is never changed' using errcode = 'check_violation';
end $$;
create trigger keep_published_text before update on platform.document_model_version
  for each row when (old.published_at is not null) execute function platform.keep_published_text();
