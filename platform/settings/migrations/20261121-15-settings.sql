-- What a super admin decides for the whole installation. Every process holds it in memory and is told of a change.
create table platform.setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references platform.user
);
create index on platform.setting (changed_by);
grant select, insert, update on platform.setting to sillon_platform;

create function platform.tell_board() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger told after insert or update or delete on platform.setting
  for each statement execute function platform.tell_board('settings');
create trigger told after insert or update or delete on platform.maintenance
  for each statement execute function platform.tell_board('maintenance');
