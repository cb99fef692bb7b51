-- Sign-in through a company's own identity provider (OpenID Connect). Identity's own role alone reads these tables.
create table platform.identity_provider (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null check (label <> ''),
  preset text not null default 'oidc' check (preset in ('oidc', 'entra')),
  client_id uuid references platform.client,
  issuer text not null,
  app_id text not null,
  secret bytea not null,
  creates_users boolean not null default false,
  active boolean not null default true,
  check (client_id is not null or not creates_users)
);
create index on platform.identity_provider (client_id);

-- A mail domain leads to one provider.
create table platform.identity_provider_domain (
  domain text primary key check (domain = lower(domain)),
  provider_id uuid not null references platform.identity_provider on delete cascade
);
create index on platform.identity_provider_domain (provider_id);

-- Who a person is at his provider: a mail may change there, this does not.
create table platform.identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references platform.user on delete cascade,
  provider_id uuid not null references platform.identity_provider on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index on platform.identity (user_id);
create index on platform.identity (provider_id);

create table platform.sso_transaction (
  cookie_hash bytea primary key,
  provider_id uuid not null references platform.identity_provider on delete cascade,
  purpose text not null check (purpose in ('login', 'reauth')),
  state text not null,
  nonce text not null,
  pkce_verifier text not null,
  user_id uuid references platform.user on delete cascade,
  issuer text,
  subject text,
  mail text,
  firstname text,
  name text,
  mfa boolean not null default false,
  expires_at timestamptz not null,
  verified_at timestamptz,
  redeemed_at timestamptz
);
create index on platform.sso_transaction (provider_id);
create index on platform.sso_transaction (user_id);

do $$
declare
  t text;
begin
  foreach t in array array['identity_provider', 'identity_provider_domain', 'identity', 'sso_transaction'] loop
    execute format('alter table platform.%I enable row level security', t);
    execute format('grant select, insert, update, delete on platform.%I to sillon_auth', t);
    execute format('create policy identity on platform.%I to sillon_auth using (true)', t);
  end loop;
end $$;
