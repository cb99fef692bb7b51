-- What the present file of a document says, for the search: read by a job after it was filed.
create table platform.document_text (
  -- The document's own.
  id uuid not null,
  -- Of which it was read: another file is read anew.
  file_id uuid not null,
  search_text text not null check (char_length(search_text) <= 300000)
);
call kernel.fence('platform.document_text');
call kernel.refer('platform.document_text', 'id', 'platform.document', 'cascade');
call kernel.refer('platform.document_text', 'file_id', 'kernel.file', 'cascade');
call kernel.searchable('platform.document_text');
