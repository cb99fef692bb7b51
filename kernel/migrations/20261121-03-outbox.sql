-- What happened, written in the transaction that made it happen and delivered after it, once.
create table kernel.outbox (
  id uuid not null default uuidv7(),
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
call kernel.fence('kernel.outbox', append_only => true);
create policy dispatcher on kernel.outbox to sillon_platform using (true);
grant delete on kernel.outbox to sillon_platform;

-- Frames over 8 kB between the sockets of several processes.
create table kernel.socket_attachment (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
grant select, insert, delete on kernel.socket_attachment to sillon_platform;

-- Files of the store. Bytes lie under the storage key, which begins with the client.
create table kernel.file (
  id uuid not null default uuidv7(),
  storage_key text not null,
  name text not null check (name <> ''),
  mime text not null,
  size bigint not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  scan text not null default 'none' check (scan in ('none', 'pending', 'clean', 'infected')),
  created_by uuid,
  created_at timestamptz not null default now()
);
call kernel.fence('kernel.file');
