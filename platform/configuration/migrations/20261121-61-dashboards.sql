-- Dashboards of an application. One of no service is shown to everybody who reads the application's dashboards.
create table platform.dashboard (
  id uuid not null default uuidv7(),
  element_id int not null references platform.element,
  name text not null check (name <> ''),
  -- [{ id, panel, size, filters }], in their order
  tiles jsonb not null default '[]',
  position int not null,
  version int not null default 1
);
call kernel.fence('platform.dashboard');
create index on platform.dashboard (client_id, element_id, position, id);
create index on platform.dashboard (element_id);

create table platform.dashboard_service (
  client_id uuid not null default kernel.client_id(),
  dashboard_id uuid not null,
  service_id uuid not null,
  primary key (client_id, dashboard_id, service_id)
);
call kernel.fence('platform.dashboard_service');
call kernel.refer('platform.dashboard_service', 'dashboard_id', 'platform.dashboard', on_delete => 'cascade');
call kernel.refer('platform.dashboard_service', 'service_id', 'platform.service', on_delete => 'cascade');
