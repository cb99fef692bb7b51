-- Who set which right, when, and what it was before. A scope's version is the id of its last event.
create table platform.right_event (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid not null references platform.user,
  support boolean not null default false,
  scope text not null check (scope in ('client', 'company', 'service', 'user')),
  scope_id uuid not null,
  element_id int not null references platform.element,
  what text not null check (what in ('value', 'userCeiling')),
  before smallint check (before between 0 and 3),
  after smallint check (after between 0 and 3),
  request_id text
);
call kernel.fence('platform.right_event', append_only => true);
create index on platform.right_event (client_id, scope, scope_id, id);
create index on platform.right_event (client_id, scope, scope_id, element_id, id);
create index on platform.right_event (actor_id);
create index on platform.right_event (element_id);

alter table platform.right_delegation add column revoked_by uuid references platform.user;
create index on platform.right_delegation (revoked_by);
