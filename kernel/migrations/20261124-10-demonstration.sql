-- Whether this database was ever filled with the demo company, whose passwords are published: a row that no role takes
-- back, for which production refuses to start.
create table kernel.demonstration (
  filled_at timestamptz primary key default now()
);
grant select, insert on kernel.demonstration to sillon_auth;
