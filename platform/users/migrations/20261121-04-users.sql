-- People, and what they belong to. A person may work for several clients: his row belongs to none of them.
create table platform.user (
  id uuid primary key default gen_random_uuid(),
  mail text not null check (mail = lower(mail)),
  firstname text not null,
  name text not null,
  jobtitle text,
  account_type text not null default 'sun' check (account_type in ('sun', 'office')),
  super_admin boolean not null default false,
  super_dev boolean not null default false,
  active boolean not null default true,
  language text not null default 'fr' check (language in ('fr', 'en', 'es', 'ar')),
  selected_client_id uuid references platform.client on delete set null,
  avatar_key text,
  picture_key text,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  erased_at timestamptz
);
create unique index on platform.user (lower(mail));
create index on platform.user (selected_client_id);

create table platform.client_user (
  client_id uuid not null default kernel.client_id() references platform.client,
  user_id uuid not null references platform.user,
  admin boolean not null default false,
  all_companies boolean not null default false,
  read_only boolean not null default false,
  active boolean not null default true,
  ends_at timestamptz,
  invited_as jsonb,
  accepted_at timestamptz,
  last_seen_at timestamptz,
  primary key (client_id, user_id)
);
create index on platform.client_user (user_id);

alter table platform.user enable row level security;
alter table platform.client_user enable row level security;
grant select on platform.user, platform.client_user to sillon_app, sillon_platform;
grant select, insert, update, delete on platform.user, platform.client_user to sillon_auth;
grant update (firstname, name, jobtitle, language, avatar_key, picture_key) on platform.user to sillon_app;

create policy identity on platform.user to sillon_auth using (true);
create policy platform on platform.user for select to sillon_platform using (true);
create policy identity on platform.client_user to sillon_auth using (true);
create policy platform on platform.client_user for select to sillon_platform using (true);
create policy members on platform.client_user for select to sillon_app
  using (client_id = kernel.client_id() or user_id = kernel.user_id());
create policy members on platform.user for select to sillon_app
  using (id = kernel.user_id() or exists (select from platform.client_user m where m.user_id = "user".id and m.client_id = kernel.client_id()));
create policy oneself on platform.user for update to sillon_app using (id = kernel.user_id());
create policy members on platform.client for select to sillon_app
  using (id = kernel.client_id() or exists (
    select from platform.client_user m where m.client_id = client.id and m.user_id = kernel.user_id()));

create table platform.service_user (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  service_id uuid not null,
  manager boolean not null default false,
  primary key (client_id, user_id, service_id)
);
call kernel.fence('platform.service_user');
call kernel.refer_member('platform.service_user', 'user_id');
call kernel.refer('platform.service_user', 'service_id', 'platform.service');

create table platform.company_manager (
  client_id uuid not null default kernel.client_id(),
  company_id uuid not null,
  user_id uuid not null,
  primary key (client_id, company_id, user_id)
);
call kernel.fence('platform.company_manager');
call kernel.refer('platform.company_manager', 'company_id', 'platform.company');
call kernel.refer_member('platform.company_manager', 'user_id');

grant select on platform.service_user, platform.company_manager to sillon_auth;
create policy rights on platform.service_user for select to sillon_auth using (true);
create policy rights on platform.company_manager for select to sillon_auth using (true);
