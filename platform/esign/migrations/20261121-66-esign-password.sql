-- What a client signs with: one password of the company, the sessions that it has unlocked, its account at a provider.
create table platform.esign_password (
  id uuid not null default uuidv7(),
  hash text not null,
  failures int not null default 0 check (failures >= 0),
  locked_until timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references platform.user
);
call kernel.fence('platform.esign_password');
create unique index on platform.esign_password (client_id);
create index on platform.esign_password (changed_by);

-- A session is no row of a client: it ends by itself, and what it had unlocked with it.
create table platform.esign_unlock (
  client_id uuid not null default kernel.client_id(),
  session_id uuid not null,
  user_id uuid not null,
  ends_at timestamptz not null,
  primary key (client_id, session_id)
);
call kernel.fence('platform.esign_unlock');
call kernel.refer_member('platform.esign_unlock', 'user_id');

create table platform.esign_account (
  id uuid not null default uuidv7(),
  provider text not null check (provider in ('internal', 'docusign')),
  firstname text not null,
  name text not null,
  mail text not null,
  permission_profile_id text,
  account_id text,
  -- sealed, bound to this table and row
  secret bytea,
  version int not null default 1,
  check (provider = 'internal' or account_id is not null)
);
call kernel.fence('platform.esign_account');
create unique index on platform.esign_account (client_id);
