-- What proves a person beside his password, what a mail's link carries, and how often somebody has failed.
-- Identity's own role alone reads these tables.
create table platform.recovery_code (
  user_id uuid not null references platform.user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table platform.known_device (
  device_hash bytea not null,
  user_id uuid not null references platform.user on delete cascade,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  agent text,
  primary key (device_hash, user_id)
);
create index on platform.known_device (user_id);

-- Counters shared by all processes. The key is the digest of what is counted: an account, a device's try at it, an address.
create table platform.attempt (
  key_hash bytea primary key,
  failures int not null,
  first_at timestamptz not null,
  next_at timestamptz not null
);

-- The token of a link is computed from its id and the server's key; only its digest is kept.
create table platform.link (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('passwordReset', 'activation', 'mailChange', 'display')),
  user_id uuid references platform.user on delete cascade,
  client_id uuid references platform.client on delete cascade,
  subject jsonb not null default '{}',
  code_hash bytea,
  tries int not null default 0,
  created_at timestamptz not null,
  verified_at timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index on platform.link (user_id, kind, created_at);
create index on platform.link (client_id);

-- Mails and events that belong to no client; delivered after the commit, as identity.
create table platform.identity_outbox (
  id uuid primary key default uuidv7(),
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

do $$
declare
  t text;
begin
  foreach t in array array['recovery_code', 'known_device', 'attempt', 'link', 'identity_outbox'] loop
    execute format('alter table platform.%I enable row level security', t);
    execute format('grant select, insert, update, delete on platform.%I to sillon_auth', t);
    execute format('create policy identity on platform.%I to sillon_auth using (true)', t);
  end loop;
end $$;
