-- Both sides of a lent right are told when it starts and when it ends; what was told is not told again.
alter table platform.right_delegation add column start_told_at timestamptz, add column end_told_at timestamptz;
create index on platform.right_delegation (starts_at) where start_told_at is null;
create index on platform.right_delegation (least(ends_at, revoked_at)) where end_told_at is null;
create index on platform.right_delegation (client_id, delegator_id, starts_at desc, id desc);
create index on platform.right_delegation (client_id, delegate_id, starts_at desc, id desc);
