-- How a client uses a third party. Whoever has no row leaves it off.
create table platform.client_service (
  client_id uuid not null default kernel.client_id(),
  service_id int not null references platform.external_service,
  state text not null default 'off' check (state in ('off', 'simulated', 'on', 'failing')),
  address text,
  account text,
  -- sealed, bound to this table, client and service
  secret bytea,
  tested_at timestamptz,
  outcome text check (outcome in ('answered', 'simulated', 'refused', 'unreachable', 'silent', 'forbidden', 'strange')),
  -- what the third party said: a status of HTTP, the first line of a mail server
  told text,
  failing_since timestamptz,
  version int not null default 1,
  primary key (client_id, service_id),
  check ((state = 'failing') = (failing_since is not null)),
  check (state not in ('on', 'failing') or address is not null),
  check ((tested_at is null) = (outcome is null))
);
call kernel.fence('platform.client_service');
create index on platform.client_service (service_id);
