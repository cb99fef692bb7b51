-- What a person has reached in the games of the house: his own, of no client.
create table platform.easter_egg (
  user_id uuid primary key default kernel.user_id() references platform.user on delete cascade,
  state jsonb not null check (octet_length(state::text) <= 4096),
  saved_at timestamptz not null
);
alter table platform.easter_egg enable row level security;
grant select, insert, update on platform.easter_egg to sillon_app;
create policy own on platform.easter_egg to sillon_app using (user_id = kernel.user_id());
