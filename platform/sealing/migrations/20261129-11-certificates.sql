-- Whoever issues the certificates of an installation: one row, made when the first is asked for. The key is sealed.
create table platform.sealing_root (
  id int primary key default 1 check (id = 1),
  certificate bytea not null,
  key bytea not null
);
grant select, insert on platform.sealing_root to sillon_platform;

-- What a client seals with. The keys are sealed, bound to this table and row; one that is revoked has none any more.
create table platform.esign_certificate (
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('own', 'given')),
  state text not null default 'active' check (state in ('active', 'replaced', 'revoked')),
  subject text not null,
  issuer text not null,
  serial text not null,
  fingerprint text not null,
  not_before timestamptz not null,
  not_after timestamptz not null check (not_after > not_before),
  -- its own first, then those above it
  chain bytea[] not null check (cardinality(chain) > 0),
  key_kind text not null check (key_kind in ('RSA', 'EC')),
  key bytea,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null)),
  check ((state = 'revoked') = (key is null))
);
call kernel.fence('platform.esign_certificate');
create unique index on platform.esign_certificate (client_id) where state = 'active';
create unique index on platform.esign_certificate (client_id, fingerprint);
-- What seals in the name of a company is no business of the role that speaks for members.
revoke all on platform.esign_certificate from sillon_app;
