-- What a client asks of who applies for a job: each save is a version, and the last one serves.
create table rh.application_form (
  id uuid not null default uuidv7(),
  version int not null check (version >= 1),
  status text not null check (status in ('published', 'configuring')),
  preset text not null check (preset in ('brief', 'minimal')),
  -- [{ key, stage, visibility, help: { language: text } }], in their order
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  languages text[] not null check (cardinality(languages) > 0 and languages <@ array['fr', 'en', 'es', 'ar']),
  saved_at timestamptz not null default now(),
  saved_by uuid references platform.user
);
call kernel.fence('rh.application_form', append_only => true);
create unique index on rh.application_form (client_id, version);
create index on rh.application_form (saved_by);
