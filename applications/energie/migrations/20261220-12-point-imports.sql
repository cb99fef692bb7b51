-- A load curve that somebody brought for a meter. One that was deleted stays told.
create table energie.point_import (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  meter_id uuid not null,
  file_name text not null check (char_length(btrim(file_name)) between 1 and 200),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  read_count int not null check (read_count >= 0),
  written_count int not null check (written_count > 0),
  same_count int not null check (same_count >= 0),
  different_count int not null check (different_count >= 0),
  by_id uuid default kernel.user_id(),
  at timestamptz not null,
  deleted_at timestamptz
);
call kernel.fence('energie.point_import');
call kernel.refer('energie.point_import', 'meter_id', 'energie.meter');
call kernel.refer_member('energie.point_import', 'by_id');
call platform.audited('energie.point_import');
create index point_import_listed on energie.point_import (client_id, at desc, id);

-- Which points of a day it wrote, so that deleting it takes these alone.
create table energie.point_import_day (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  import_id uuid not null,
  day date not null,
  step_min smallint not null,
  places int[] not null
);
call kernel.fence('energie.point_import_day', append_only => true);
call kernel.refer('energie.point_import_day', 'import_id', 'energie.point_import');
