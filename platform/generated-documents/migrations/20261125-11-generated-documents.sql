-- What was made of a model: one PDF, with the values that it was made of. It belongs to the record that it was made for,
-- or is gone after a day.
create table platform.generated_document (
  id uuid not null default uuidv7(),
  model_id uuid not null,
  model_version int not null,
  name text not null check (char_length(name) between 1 and 200),
  language text not null,
  -- The values, sealed under their place.
  facts bytea not null check (octet_length(facts) <= 2000000),
  file_id uuid not null,
  pages int not null check (pages > 0),
  -- Where each signs: { capacity, kind, page, x, y }.
  marks jsonb not null default '[]',
  empty text[] not null default '{}',
  -- { object: [ids] }
  sources jsonb not null,
  created_by uuid not null references platform.user,
  created_at timestamptz not null,
  attached_kind text,
  attached_id uuid,
  attached_at timestamptz,
  element_id int,
  company_id uuid,
  check (num_nulls(attached_kind, attached_id, attached_at, element_id) in (0, 4))
);
call kernel.fence('platform.generated_document');
call kernel.refer('platform.generated_document', 'model_id', 'platform.document_model');
call kernel.refer('platform.generated_document', 'file_id', 'kernel.file');
create index on platform.generated_document (created_by);
create index on platform.generated_document (client_id, attached_kind, attached_id);
create index on platform.generated_document (client_id, created_at) where attached_at is null;
