-- What proves or opens something is no business of the role that speaks for members: the password of a client and its
-- account at a provider are read and written by the platform's role, inside the client.
revoke all on platform.esign_password, platform.esign_account from sillon_app;
grant select (client_id, id) on platform.esign_password to sillon_app;

-- Wrong tries are counted person by person: one who mistypes, or guesses, makes nobody else wait.
create table platform.esign_try (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null default kernel.user_id(),
  failures int not null check (failures > 0),
  locked_until timestamptz,
  primary key (client_id, user_id)
);
call kernel.fence('platform.esign_try');
call kernel.refer_member('platform.esign_try', 'user_id');
revoke all on platform.esign_try from sillon_app;
alter table platform.esign_password drop column failures, drop column locked_until;
