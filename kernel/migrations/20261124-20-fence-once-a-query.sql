-- The client of a transaction is asked for once a query instead of once a row, and plans are made for clients of the usual
-- size: while it was written out, the planner looked its value up in the statistics, found a client that had just begun in
-- none of them, took him for empty and read all his rows for each of them.
create or replace procedure kernel.fence(t regclass, append_only boolean default false) language plpgsql as $$
begin
  execute format('alter table %s add column if not exists client_id uuid not null default kernel.client_id()', t);
  execute format('alter table %s add foreign key (client_id) references platform.client', t);
  if not exists (select from pg_index where indrelid = t and indisprimary) then
    execute format('alter table %s add primary key (client_id, id)', t);
  end if;
  execute format('alter table %s enable row level security, force row level security', t);
  execute format('create policy fence on %s using (client_id = (select kernel.client_id()))', t);
  execute format('grant select, insert %s on %s to sillon_app, sillon_platform',
    case when append_only then '' else ', update, delete' end, t);
end $$;

do $$
declare
  fenced regclass;
begin
  for fenced in select polrelid from pg_policy where polname = 'fence' loop
    execute format('alter policy fence on %s using (client_id = (select kernel.client_id()))', fenced);
  end loop;
end $$;
