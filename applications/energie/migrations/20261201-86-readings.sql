-- What was read on a meter, from day to day.
create table energie.reading (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  meter_id uuid not null,
  read_on date not null,
  kind text not null check (kind in ('actual', 'estimated', 'remote')),
  -- thousandths of the meter's unit
  index_milli bigint not null check (index_milli >= 0),
  -- where the meter was replaced that day: the first index of the new one
  restart_milli bigint check (restart_milli >= 0),
  -- the index passed its maximum and began again from zero
  rolled_over boolean not null default false,
  state text not null default 'entered' check (state in ('entered', 'validated', 'rejected')),
  reason text check (char_length(btrim(reason)) between 1 and 500),
  note text check (char_length(note) between 1 and 2000),
  version int not null default 1,
  check ((state = 'rejected') = (reason is not null))
);
call kernel.fence('energie.reading');
call kernel.refer('energie.reading', 'meter_id', 'energie.meter');
call platform.audited('energie.reading');
create unique index reading_of_day on energie.reading (client_id, meter_id, read_on) where state <> 'rejected';
-- The order of the list.
create index reading_listed on energie.reading (client_id, read_on, id);
