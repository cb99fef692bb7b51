-- Short-lived proofs that are good for one step and used up by it; only their digest is kept.
create table platform.ticket (
  token_hash bytea primary key,
  kind text not null check (kind in ('mfa', 'mfaEnrol', 'password', 'socket')),
  user_id uuid not null references platform.user on delete cascade,
  session_id uuid references platform.session on delete cascade,
  client_id uuid references platform.client on delete cascade,
  mfa_at timestamptz,
  tries int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on platform.ticket (user_id);
create index on platform.ticket (session_id);
create index on platform.ticket (client_id);
alter table platform.ticket enable row level security;
grant select, insert, update, delete on platform.ticket to sillon_auth;
create policy identity on platform.ticket to sillon_auth using (true);
