-- What an element's document browser takes. Without a row it shows every root folder and takes every type.
create table platform.documents_browser (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  upload_types text[] not null,
  version int not null default 1,
  primary key (client_id, element_id)
);
call kernel.fence('platform.documents_browser');
create index on platform.documents_browser (element_id);

-- The root folders that an element's document browser shows, in their order.
create table platform.browsed_folder (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  folder_id uuid not null,
  position int not null,
  primary key (client_id, element_id, folder_id)
);
call kernel.fence('platform.browsed_folder');
call kernel.refer('platform.browsed_folder', 'folder_id', 'platform.folder', on_delete => 'cascade');
create index on platform.browsed_folder (element_id);
