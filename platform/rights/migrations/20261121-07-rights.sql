-- Ceilings bound, grants give. The level that counts is evaluated from these rows (platform/rights).
create table platform.client_right (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  ceiling smallint not null check (ceiling between 0 and 3),
  primary key (client_id, element_id)
);
call kernel.fence('platform.client_right');

create table platform.company_right (
  client_id uuid not null default kernel.client_id(),
  element_id int not null references platform.element,
  company_id uuid not null,
  ceiling smallint not null check (ceiling between 0 and 3),
  primary key (client_id, element_id, company_id)
);
call kernel.fence('platform.company_right');
call kernel.refer('platform.company_right', 'company_id', 'platform.company');

create table platform.service_right (
  client_id uuid not null default kernel.client_id(),
  service_id uuid not null,
  element_id int not null references platform.element,
  level smallint not null check (level between 0 and 3),
  primary key (client_id, service_id, element_id) include (level)
);
call kernel.fence('platform.service_right');
call kernel.refer('platform.service_right', 'service_id', 'platform.service');

create table platform.user_right (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  element_id int not null references platform.element,
  level smallint check (level between 0 and 3),
  ceiling smallint check (ceiling between 0 and 3),
  primary key (client_id, user_id, element_id)
);
call kernel.fence('platform.user_right');
call kernel.refer_member('platform.user_right', 'user_id');

create table platform.right_delegation (
  id uuid not null default uuidv7(),
  delegator_id uuid not null,
  delegate_id uuid not null,
  element_id int not null references platform.element,
  level smallint not null check (level between 1 and 3),
  company_ids uuid[],
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  revoked_at timestamptz,
  created_by uuid not null references platform.user,
  check (ends_at > starts_at and ends_at <= starts_at + interval '365 days'),
  check (delegator_id <> delegate_id)
);
call kernel.fence('platform.right_delegation');
call kernel.refer_member('platform.right_delegation', 'delegator_id');
call kernel.refer_member('platform.right_delegation', 'delegate_id');

create index on platform.client_right (element_id);
create index on platform.company_right (element_id);
create index on platform.service_right (element_id);
create index on platform.user_right (element_id);
create index on platform.right_delegation (element_id);
create index on platform.right_delegation (created_by);

grant select on platform.client_right, platform.company_right, platform.service_right, platform.user_right,
  platform.right_delegation to sillon_auth;
create policy rights on platform.client_right for select to sillon_auth using (true);
create policy rights on platform.company_right for select to sillon_auth using (true);
create policy rights on platform.service_right for select to sillon_auth using (true);
create policy rights on platform.user_right for select to sillon_auth using (true);
create policy rights on platform.right_delegation for select to sillon_auth using (true);

/* Whatever changes a right adds 1 to its client's version in the same transaction: what processes remember of
   rights is kept under that version, so that a withdrawn right is refused on the very next request. */
create function platform.bump_rights() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tg_level = 'STATEMENT' then
    if tg_table_name = 'element' then
      update platform.client set rights_version = rights_version + 1;
    else
      update platform.client set rights_version = rights_version + 1 where id in (select client_id from changed);
    end if;
  elsif tg_table_name = 'client' then
    update platform.client set rights_version = rights_version + 1 where id = new.id;
  elsif tg_table_name = 'user' then
    update platform.client set rights_version = rights_version + 1
     where id in (select client_id from platform.client_user where user_id = new.id);
  else
    update platform.client set rights_version = rights_version + 1 where id = new.client_id;
  end if;
  return null;
end $$;

create procedure platform.rights_depend_on(t regclass) language plpgsql as $$
begin
  execute format('create trigger bump_rights_insert after insert on %s referencing new table as changed
    for each statement execute function platform.bump_rights()', t);
  execute format('create trigger bump_rights_update after update on %s referencing new table as changed
    for each statement execute function platform.bump_rights()', t);
  execute format('create trigger bump_rights_delete after delete on %s referencing old table as changed
    for each statement execute function platform.bump_rights()', t);
end $$;
call platform.rights_depend_on('platform.company');
call platform.rights_depend_on('platform.service');
call platform.rights_depend_on('platform.service_user');
call platform.rights_depend_on('platform.company_manager');
call platform.rights_depend_on('platform.client_right');
call platform.rights_depend_on('platform.company_right');
call platform.rights_depend_on('platform.service_right');
call platform.rights_depend_on('platform.user_right');
call platform.rights_depend_on('platform.right_delegation');

-- Of these rows only some columns count: the last visit of a member changes no right.
create trigger bump_rights after update of status, read_only on platform.client
  for each row execute function platform.bump_rights();
create trigger bump_rights_insert after insert on platform.client_user
  for each row execute function platform.bump_rights();
create trigger bump_rights_update after update of admin, all_companies, read_only, active, ends_at on platform.client_user
  for each row execute function platform.bump_rights();
create trigger bump_rights after update of active on platform.user
  for each row execute function platform.bump_rights();
create trigger bump_rights after insert or update on platform.element
  for each statement execute function platform.bump_rights();
