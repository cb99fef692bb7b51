-- When a round trip began: a sign-in at the provider that is older proves nothing anew.
alter table platform.sso_transaction add column begun_at timestamptz not null default now();
alter table platform.sso_transaction alter column begun_at drop default;
