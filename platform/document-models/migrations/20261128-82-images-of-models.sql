-- Pictures that texts of models draw: drawn again when they were sent, kept for as long as a text may name them.
create table platform.document_model_image (
  client_id uuid not null default kernel.client_id(),
  file_id uuid not null,
  -- For which it was sent; a copy of the model draws it too.
  model_id uuid not null,
  primary key (client_id, file_id)
);
call kernel.fence('platform.document_model_image');
call kernel.refer('platform.document_model_image', 'file_id', 'kernel.file');
call kernel.refer('platform.document_model_image', 'model_id', 'platform.document_model');
create index on platform.document_model_image (client_id, model_id);
