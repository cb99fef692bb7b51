-- What somebody was typing: offered again after a lost session; kept 7 days.
create table platform.draft (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null default kernel.user_id(),
  key text not null check (length(key) between 1 and 200),
  body jsonb not null check (octet_length(body::text) <= 262144),
  saved_at timestamptz not null,
  primary key (client_id, user_id, key)
);
call kernel.fence('platform.draft');
call kernel.refer_member('platform.draft', 'user_id');
create policy own on platform.draft as restrictive to sillon_app using (user_id = kernel.user_id());
