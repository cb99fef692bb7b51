-- What lies in the folders. The name of something archived is free for something new.
alter table platform.folder
  add column version int not null default 1,
  add column archived_at timestamptz;
drop index platform.folder_client_id_application_id_parent_id_lower_idx;
create unique index on platform.folder (client_id, application_id, parent_id, lower(name)) nulls not distinct
  where archived_at is null;

create function platform.document_words(name text, tags text[]) returns text language sql immutable strict parallel safe
  return kernel.normalise(name || ' ' || array_to_string(tags, ' '));

create table platform.document (
  id uuid not null default uuidv7(),
  folder_id uuid not null,
  name text not null check (name <> ''),
  file_id uuid not null,
  tags text[] not null default '{}',
  expires_on date,
  archived_at timestamptz,
  version int not null default 1,
  search_text text generated always as (platform.document_words(name, tags)) stored
);
call kernel.fence('platform.document');
call kernel.refer('platform.document', 'folder_id', 'platform.folder');
call kernel.refer('platform.document', 'file_id', 'kernel.file');
call kernel.searchable('platform.document');
create unique index on platform.document (client_id, folder_id, lower(name)) where archived_at is null;
create index on platform.document (client_id, folder_id, search_text, id);
call platform.audited('platform.document');

-- Every file that a document has been, the present one last.
create table platform.document_version (
  client_id uuid not null default kernel.client_id(),
  document_id uuid not null,
  number int not null check (number > 0),
  file_id uuid not null,
  primary key (client_id, document_id, number)
);
call kernel.fence('platform.document_version', append_only => true);
call kernel.refer('platform.document_version', 'document_id', 'platform.document');
call kernel.refer('platform.document_version', 'file_id', 'kernel.file');
