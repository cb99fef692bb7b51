-- How a client’s new offers begin: one row, once somebody filled it.
create table rh.offer_rules (
  client_id uuid primary key default kernel.client_id(),
  on_feed boolean not null default false,
  on_poster boolean not null default false,
  conditions text check (char_length(conditions) between 1 and 2000),
  version int not null default 1
);
call kernel.fence('rh.offer_rules');
call platform.audited('rh.offer_rules');
