-- What people know how to do. A licence is a paper of the file: it holds while such a paper does, and no level is written for it.
create table rh.skill (
  id uuid not null default uuidv7(),
  family text not null check (family in ('know_how', 'soft', 'knowledge', 'licence')),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  kind_code text,
  archived_at timestamptz,
  version int not null default 1,
  check ((family = 'licence') = (kind_code is not null))
);
call kernel.fence('rh.skill');
call platform.audited('rh.skill');
create unique index on rh.skill (client_id, name_key) where archived_at is null;

-- What a position asks for; who lacks something mandatory is not put on it.
create table rh.position_skill (
  id uuid not null default uuidv7(),
  position_id uuid not null,
  skill_id uuid not null,
  min_level int not null check (min_level between 1 and 4),
  mandatory boolean not null
);
call kernel.fence('rh.position_skill');
call kernel.refer('rh.position_skill', 'position_id', 'rh.position');
call kernel.refer('rh.position_skill', 'skill_id', 'rh.skill');
call platform.audited('rh.position_skill');
create unique index position_skill_once on rh.position_skill (client_id, position_id, skill_id);
create index position_skill_of_skill on rh.position_skill (client_id, skill_id);

-- How well somebody knows something, from a day on: a change ends one row and begins another.
create table rh.employee_skill (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  employee_id uuid not null,
  skill_id uuid not null,
  level int not null check (level between 1 and 4),
  valid_from date not null,
  valid_to date,
  evaluated_by uuid references platform.user,
  check (valid_to is null or valid_to >= valid_from),
  constraint employee_skill_overlap exclude using gist (
    client_id with =, employee_id with =, skill_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
call kernel.fence('rh.employee_skill');
call kernel.refer('rh.employee_skill', 'employee_id', 'rh.employee');
call kernel.refer('rh.employee_skill', 'skill_id', 'rh.skill');
call platform.audited('rh.employee_skill');
create index employee_skill_of_person on rh.employee_skill (client_id, employee_id);
create index employee_skill_of_skill on rh.employee_skill (client_id, skill_id);
create index on rh.employee_skill (evaluated_by);
