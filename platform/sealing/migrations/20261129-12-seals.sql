-- Each file that was sealed, by its digest: what a stranger who holds it may be told of it.
create table platform.seal_event (
  id uuid not null default uuidv7(),
  sha256_before text not null check (sha256_before ~ '^[0-9a-f]{64}$'),
  size_before int not null check (size_before > 0),
  sha256_after text not null check (sha256_after ~ '^[0-9a-f]{64}$'),
  level text not null check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  at timestamptz not null,
  number text not null,
  -- initials, in the order of signing
  signers text[] not null,
  certificate_id uuid not null
);
call kernel.fence('platform.seal_event', true);
-- Whoever keeps the sealed file writes it, as the platform.
revoke insert on platform.seal_event from sillon_app;
call kernel.refer('platform.seal_event', 'certificate_id', 'platform.esign_certificate');
create policy digests on platform.seal_event for select to sillon_owner using (true);
-- Asked of all clients at once, by the function below alone.
create index on platform.seal_event (sha256_after);
create index on platform.seal_event (sha256_before);

/* What a digest says to whoever holds the file: of which envelope it is, when and how it was sealed, by whose initials.
   `is_sealed`: the digest is of the sealed file, not of what people had read. */
create function platform.seal_known(digest text)
  returns table (is_sealed bool, number text, at timestamptz, level text, signers text[], size_before int, sha256_before text)
  language sql stable security definer set search_path = pg_catalog as $$
  select s.sha256_after = digest, s.number, s.at, s.level, s.signers, s.size_before, s.sha256_before
    from platform.seal_event s
   where s.sha256_after = digest or s.sha256_before = digest
   order by s.sha256_after = digest desc, s.at desc
   limit 1
$$;
revoke all on function platform.seal_known from public;
grant execute on function platform.seal_known to sillon_public, sillon_auth;
