-- What a person is told, in the client that it belongs to; kept 90 days.
create table platform.notification (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  type text not null,
  title text not null check (title <> ''),
  subtitle text,
  text text,
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  shown_at timestamptz
);
call kernel.fence('platform.notification');
call kernel.refer_member('platform.notification', 'user_id');
create index on platform.notification (client_id, user_id, created_at desc, id desc);
create index on platform.notification (client_id, user_id) where read_at is null;

-- The channels of a type that a person has switched off or on; the type's own defaults where he said nothing.
create table platform.notification_choice (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  type text not null,
  application boolean not null,
  mail boolean not null,
  desktop boolean not null,
  primary key (client_id, user_id, type)
);
call kernel.fence('platform.notification_choice');
call kernel.refer_member('platform.notification_choice', 'user_id');

-- One writes to anybody of the client, and reads one's own.
create policy own_to_read on platform.notification as restrictive for select to sillon_app using (user_id = kernel.user_id());
create policy own_to_change on platform.notification as restrictive for update to sillon_app using (user_id = kernel.user_id());
create policy own_to_remove on platform.notification as restrictive for delete to sillon_app using (user_id = kernel.user_id());
create policy own on platform.notification_choice as restrictive to sillon_app using (user_id = kernel.user_id());
