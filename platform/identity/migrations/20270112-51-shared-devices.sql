-- A tablet or a screen that several people use signs in by a key that it keeps, as a member who is nobody: without a password,
-- a mail that anybody reads or a second factor. The key is told once, to the device; its digest alone is kept.
create table platform.shared_device (
  user_id uuid primary key references platform.user on delete cascade,
  key_hash bytea unique check (length(key_hash) = 32),
  enrolled_at timestamptz,
  entered_at timestamptz,
  check ((key_hash is null) = (enrolled_at is null))
);
alter table platform.shared_device enable row level security;
grant select, insert, update on platform.shared_device to sillon_auth;
create policy identity on platform.shared_device to sillon_auth using (true);
