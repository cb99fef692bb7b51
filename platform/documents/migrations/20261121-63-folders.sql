-- The folders in which a client keeps its documents. A folder without parent is a root of its application.
create table platform.folder (
  id uuid not null default uuidv7(),
  application_id int not null references platform.application,
  parent_id uuid,
  name text not null check (name <> ''),
  company_id uuid,
  element_id int not null references platform.element,
  position int not null default 1
);
call kernel.fence('platform.folder');
call kernel.refer('platform.folder', 'parent_id', 'platform.folder');
call kernel.refer('platform.folder', 'company_id', 'platform.company');
create unique index on platform.folder (client_id, application_id, parent_id, lower(name)) nulls not distinct;
create index on platform.folder (application_id);
create index on platform.folder (element_id);
