-- The last number of a series in a year: taken in the transaction that uses it, so that none is missing.
create table platform.number_series (
  client_id uuid not null default kernel.client_id(),
  series text not null check (series ~ '^[a-z]+(-[a-z]+)*$'),
  -- A company, a workshop: whoever counts by himself.
  owner_id uuid not null,
  year int not null check (year between 2000 and 2199),
  last int not null check (last > 0),
  primary key (client_id, series, owner_id, year)
);
call kernel.fence('platform.number_series');
