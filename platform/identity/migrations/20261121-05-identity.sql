-- What proves who a person is. Only identity's own database role reads these tables.
create table platform.credential (
  user_id uuid primary key references platform.user on delete cascade,
  password_hash text,
  must_change text check (must_change in ('first', 'admin', 'leak')),
  temporary_until timestamptz,
  changed_at timestamptz not null default now(),
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint
);

create table platform.session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references platform.user on delete cascade,
  connection_uid uuid not null default gen_random_uuid(),
  mode text not null check (mode in ('cookie', 'token')),
  secret bytea not null,
  seq int not null default 1,
  seen_seq int not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  authenticated_at timestamptz not null,
  mfa_at timestamptz,
  last_activity_at timestamptz not null,
  absolute_end_at timestamptz not null,
  address text,
  agent text,
  support_access_id uuid,
  support_client_id uuid references platform.client,
  support_until timestamptz,
  revoked_at timestamptz,
  reason text check (reason in ('LOGOUT', 'INACTIVITY', 'REPLACED', 'MAINTENANCE', 'PASSWORD', 'REUSE', 'ADMIN', 'DISABLED', 'EXPIRED')),
  check ((revoked_at is null) = (reason is null))
);
-- One session a person: the newest wins, by a law of the database.
create unique index on platform.session (user_id) where revoked_at is null;
create index on platform.session (user_id, created_at);
create index on platform.session (support_client_id);

create table platform.security_event (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  kind text not null,
  user_id uuid,
  client_id uuid,
  session_id uuid,
  address text,
  agent text,
  request_id text,
  detail jsonb not null default '{}'
);
create index on platform.security_event (user_id, at);

alter table platform.credential enable row level security;
alter table platform.session enable row level security;
alter table platform.security_event enable row level security;
grant select, insert, update, delete on platform.credential, platform.session to sillon_auth;
grant select, insert on platform.security_event to sillon_auth;
grant select on platform.security_event to sillon_platform;
create policy identity on platform.credential to sillon_auth using (true);
create policy identity on platform.session to sillon_auth using (true);
create policy identity on platform.security_event to sillon_auth using (true);
create policy platform on platform.security_event for select to sillon_platform using (true);
