-- What can be configured, on which element, and whether company by company. A catalogue: everyone reads it.
create table platform.configuration_component (
  id int primary key,
  element_id int not null references platform.element,
  kind text not null,
  name jsonb not null,
  scope text not null check (scope in ('companies', 'client')),
  archived_at timestamptz
);
create index on platform.configuration_component (element_id);
grant select on platform.configuration_component to sillon_app, sillon_auth, sillon_platform;
grant insert, update on platform.configuration_component to sillon_platform;

-- Who may configure a component without being an administrator. company_ids null: every company.
create table platform.configuration_delegation (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  component_id int not null references platform.configuration_component,
  company_ids uuid[] check (cardinality(company_ids) > 0),
  granted_by uuid not null references platform.user,
  granted_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (client_id, user_id, component_id)
);
call kernel.fence('platform.configuration_delegation');
call kernel.refer_member('platform.configuration_delegation', 'user_id');
create index on platform.configuration_delegation (component_id);
create index on platform.configuration_delegation (granted_by);
grant select on platform.configuration_delegation to sillon_auth;
create policy rights on platform.configuration_delegation for select to sillon_auth using (true);
call platform.rights_depend_on('platform.configuration_delegation');

-- What was changed of a client's configuration, delegation of it included: by whom, from what, to what.
create table platform.configuration_event (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid not null references platform.user,
  support boolean not null default false,
  noun text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  request_id text
);
call kernel.fence('platform.configuration_event', append_only => true);
create index on platform.configuration_event (client_id, noun, row_id, id);
create index on platform.configuration_event (actor_id);
