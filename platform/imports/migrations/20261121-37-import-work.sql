-- Who is at work on a run, so that two never are at once; and what a check foresees for each line.
alter table platform.import_run
  add column worker uuid,
  add column worker_seen_at timestamptz,
  add check ((worker is null) = (worker_seen_at is null));

alter table platform.import_row
  add column forecast text check (forecast in ('created', 'updated', 'unchanged', 'refused'));
