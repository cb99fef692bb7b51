-- Who covers the health of a staff: shared by all companies of a client, kept once it was named.
create table rh.insurance_organism (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  email text,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  deleted_at timestamptz,
  deleted_by uuid references platform.user,
  version int not null default 1
);
call kernel.fence('rh.insurance_organism');
call platform.audited('rh.insurance_organism');
create unique index on rh.insurance_organism (client_id, kernel.normalise(btrim(name))) where deleted_at is null;
create index on rh.insurance_organism (created_by);
create index on rh.insurance_organism (deleted_by);
