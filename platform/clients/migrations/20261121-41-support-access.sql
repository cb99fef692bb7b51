-- A super administrator inside a client, to help: for how long, why, and until when. His acts bear the mark.
create table platform.support_access (
  id uuid not null default uuidv7(),
  user_id uuid not null references platform.user,
  reason text not null check (length(reason) >= 10),
  started_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  check (until > started_at)
);
call kernel.fence('platform.support_access');
-- No handler of a client lets anybody in.
revoke insert, update, delete on platform.support_access from sillon_app;
create index on platform.support_access (client_id, user_id, until desc) where ended_at is null;
create index on platform.support_access (client_id, started_at desc, id desc);
create index on platform.support_access (user_id);

-- Each request of a super administrator asks whether one runs.
grant select on platform.support_access to sillon_auth;
create policy rights on platform.support_access for select to sillon_auth using (true);

create trigger bump_rights_support after update of support_access on platform.client
  for each row execute function platform.bump_rights();

-- Whoever came to help is known to the client by name, as its own people are.
create policy helpers on platform.user for select to sillon_app using (exists (
  select from platform.support_access s where s.user_id = "user".id and s.client_id = kernel.client_id()));
