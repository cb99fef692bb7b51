-- When an engine is to run, and at which power.
create table energie.engine_plan (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  source_id uuid not null,
  engine_no smallint not null check (engine_no between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  setpoint_kw int not null check (setpoint_kw between 1 and 1000000),
  reason text not null check (reason in ('heat', 'price', 'maintenance', 'grid', 'test')),
  version int not null default 1,
  constraint engine_plan_overlap exclude using gist (
    client_id with =, source_id with =, engine_no with =, tstzrange(starts_at, ends_at) with &&)
);
call kernel.fence('energie.engine_plan');
call kernel.refer('energie.engine_plan', 'source_id', 'energie.source');
call platform.audited('energie.engine_plan');
create index engine_plan_of_time on energie.engine_plan (client_id, starts_at);
