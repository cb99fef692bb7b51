-- Links and actions that a client's administrator lays before the people of a service, and each person's favourites.
create table platform.shortcut (
  id uuid not null default uuidv7(),
  label text not null check (label <> ''),
  icon text not null,
  url text not null,
  type smallint not null check (type in (1, 2)),
  position int not null default 0,
  active boolean not null default true,
  version int not null default 1
);
call kernel.fence('platform.shortcut');
create index on platform.shortcut (client_id, position, id);

create table platform.shortcut_service (
  client_id uuid not null default kernel.client_id(),
  shortcut_id uuid not null,
  service_id uuid not null,
  primary key (client_id, shortcut_id, service_id)
);
call kernel.fence('platform.shortcut_service');
call kernel.refer('platform.shortcut_service', 'shortcut_id', 'platform.shortcut', 'cascade');
call kernel.refer('platform.shortcut_service', 'service_id', 'platform.service');

create table platform.user_shortcut (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  shortcut_id uuid not null,
  position int not null,
  primary key (client_id, user_id, shortcut_id)
);
call kernel.fence('platform.user_shortcut');
call kernel.refer_member('platform.user_shortcut', 'user_id');
call kernel.refer('platform.user_shortcut', 'shortcut_id', 'platform.shortcut', 'cascade');
create policy own on platform.user_shortcut as restrictive to sillon_app using (user_id = kernel.user_id());
