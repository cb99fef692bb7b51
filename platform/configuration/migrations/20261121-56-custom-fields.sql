-- Fields that a client adds to its records. The key stands in the records: it is made once and never used again.
create table platform.custom_field (
  id uuid not null default uuidv7(),
  element_id int not null references platform.element,
  entity_name text not null,
  key text not null check (key ~ '^[a-z][a-z0-9]{7}$'),
  label text not null check (label <> ''),
  input_type text not null check (input_type in ('text', 'longText', 'integer', 'decimal', 'date', 'boolean', 'list', 'multipleList')),
  -- [{ id, label, active }], for lists
  options jsonb not null default '[]',
  required boolean not null default false,
  active boolean not null default true,
  position int not null,
  version int not null default 1
);
call kernel.fence('platform.custom_field');
create unique index on platform.custom_field (client_id, entity_name, key);
create index on platform.custom_field (client_id, entity_name, position, id);
create index on platform.custom_field (element_id);
