-- Who asked the administrators of his client for access, and in which words.
create table platform.access_request (
  id uuid not null default uuidv7(),
  user_id uuid not null default kernel.user_id() references platform.user,
  text text,
  asked_at timestamptz not null default now()
);
call kernel.fence('platform.access_request', append_only => true);
create index on platform.access_request (user_id, client_id, asked_at desc);
create policy own on platform.access_request as restrictive to sillon_app using (user_id = kernel.user_id());
