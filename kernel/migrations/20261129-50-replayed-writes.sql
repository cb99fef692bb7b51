-- What a write answered, for a week: who sends it again, since the answer did not reach him, is told the same and changes
-- nothing. Its row is written first in the transaction: a second sender waits for the first.
create table kernel.replayed_write (
  client_id uuid not null default kernel.client_id(),
  key uuid not null,
  user_id uuid not null default kernel.user_id(),
  call text not null,
  input_sha256 bytea not null,
  answer text,
  at timestamptz not null default now(),
  primary key (client_id, key)
);
call kernel.fence('kernel.replayed_write');
create index on kernel.replayed_write (at);
