-- How often a module is opened, by day; read by those who run the platform as counts.
create table platform.module_visit (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  day date not null,
  user_id uuid not null,
  visits int not null default 1,
  primary key (client_id, element_id, day, user_id)
);
call kernel.fence('platform.module_visit');
call kernel.refer_member('platform.module_visit', 'user_id');
create index on platform.module_visit (element_id);
