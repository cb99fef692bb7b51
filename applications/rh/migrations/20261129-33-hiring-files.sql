-- What somebody who was retained still has to give before he is hired, asked by a link of which the digest is kept.
create table rh.hiring_file (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_application_id uuid not null,
  token_hash bytea,
  expires_at timestamptz,
  state text not null default 'open' check (state in ('open', 'complete', 'closed')),
  created_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('rh.hiring_file');
call kernel.refer('rh.hiring_file', 'candidate_application_id', 'rh.candidate_application', 'cascade');
call platform.audited('rh.hiring_file');
create unique index on rh.hiring_file (client_id, candidate_application_id);
create index on rh.hiring_file (token_hash) where token_hash is not null;

create table rh.hiring_piece (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  hiring_file_id uuid not null,
  -- a type of candidate files, or what is typed
  kind text not null check (char_length(kind) <= 40),
  required boolean not null default true,
  state text not null default 'missing' check (state in ('missing', 'received', 'accepted', 'rejected')),
  reason text check (char_length(reason) <= 500),
  changed_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('rh.hiring_piece');
call kernel.refer('rh.hiring_piece', 'hiring_file_id', 'rh.hiring_file', 'cascade');
call platform.audited('rh.hiring_piece');
create unique index on rh.hiring_piece (client_id, hiring_file_id, kind);
