-- What opens the gates to somebody: a card with a number, drawn as a square, or read by its chip. One at a time.
create table rh.badge (
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  number text not null check (number ~ '^[0-9A-Z-]{4,32}$'),
  state text not null default 'active' check (state in ('active', 'suspended', 'lost', 'returned')),
  given_on date not null,
  version int not null default 1
);
call kernel.fence('rh.badge');
call kernel.refer('rh.badge', 'employee_id', 'rh.employee');
call platform.audited('rh.badge');
create unique index badge_number on rh.badge (client_id, number);
create unique index badge_in_use on rh.badge (client_id, employee_id) where state in ('active', 'suspended');
create index badge_in_order on rh.badge (client_id, given_on, id);
create index badge_of_employee on rh.badge (client_id, employee_id);

-- Who came through a gate or was kept out, and why; forgotten after three months.
create table rh.passage (
  id uuid not null default uuidv7(),
  company_id uuid not null,
  site_id uuid not null,
  badge_id uuid,
  employee_id uuid,
  number text not null check (char_length(number) between 1 and 32),
  direction text not null check (direction in ('in', 'out')),
  at timestamptz not null,
  result text not null check (result in ('granted', 'refused')),
  reasons text[] not null,
  noted_by uuid references platform.user,
  overridden_by uuid references platform.user,
  overridden_at timestamptz,
  comment text check (char_length(btrim(comment)) between 3 and 500),
  check ((result = 'refused') = (cardinality(reasons) > 0)),
  check ((overridden_at is null) = (comment is null)),
  check (overridden_at is null or result = 'refused')
);
call kernel.fence('rh.passage');
call kernel.refer('rh.passage', 'company_id', 'platform.company');
call kernel.refer('rh.passage', 'site_id', 'rh.site');
call kernel.refer('rh.passage', 'badge_id', 'rh.badge');
call kernel.refer('rh.passage', 'employee_id', 'rh.employee');
create index passage_in_order on rh.passage (client_id, at, id);
create index passage_of_site on rh.passage (client_id, site_id, at);
create index passage_of_employee on rh.passage (client_id, employee_id, at);
create index passage_of_company on rh.passage (client_id, company_id);
create index passage_of_badge on rh.passage (client_id, badge_id);
create index on rh.passage (noted_by);
create index on rh.passage (overridden_by);
