-- One's own views of a list: what narrows it, under a name, for nobody else.
create table platform.saved_view (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  user_id uuid not null default kernel.user_id(),
  list text not null check (list ~ '^[a-z][a-z.-]{1,59}$'),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  name_key text not null generated always as (lower(btrim(name))) stored,
  -- as the address of the page says it: search, filters, tab and sort
  query text not null check (char_length(query) <= 2000)
);
call kernel.fence('platform.saved_view');
call kernel.refer_member('platform.saved_view', 'user_id');
create policy own on platform.saved_view as restrictive to sillon_app using (user_id = kernel.user_id());
create unique index saved_view_by_name on platform.saved_view (client_id, user_id, list, name_key);
