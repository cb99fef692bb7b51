-- Who of the workers is a member: he sees his own work and pace.
alter table culture.worker add column user_id uuid;
call kernel.refer_member('culture.worker', 'user_id');
create unique index worker_user on culture.worker (client_id, user_id) where user_id is not null and archived_at is null;

-- Who did what on which crop, from when to when.
create table culture.work_entry (
  id uuid not null default uuidv7(),
  worker_id uuid not null,
  task_id uuid not null,
  planting_id uuid not null,
  started_at timestamptz not null,
  -- none while it runs
  ended_at timestamptz check (ended_at > started_at and ended_at <= started_at + interval '12 hours'),
  -- in the unit of its task
  quantity numeric(9, 2) check (quantity >= 0),
  state text not null default 'running' check (state in ('running', 'done', 'approved', 'rejected')),
  source text not null check (source in ('badge', 'phone', 'desk')),
  -- nobody said when it ended
  is_forgotten boolean not null default false,
  -- why it was corrected or rejected
  sentence text check (char_length(btrim(sentence)) between 1 and 500),
  entered_by uuid default kernel.user_id(),
  approved_by uuid,
  approved_at timestamptz,
  version int not null default 1,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'approved') = (approved_at is not null)),
  check (state <> 'rejected' or sentence is not null)
);
call kernel.fence('culture.work_entry');
call kernel.refer('culture.work_entry', 'worker_id', 'culture.worker');
call kernel.refer('culture.work_entry', 'task_id', 'culture.work_task');
call kernel.refer('culture.work_entry', 'planting_id', 'culture.planting');
call kernel.refer_member('culture.work_entry', 'entered_by');
call kernel.refer_member('culture.work_entry', 'approved_by');
call platform.audited('culture.work_entry');
-- Nobody does two things at once.
alter table culture.work_entry add constraint work_entry_alone exclude using gist (
  client_id with =, worker_id with =, tstzrange(started_at, ended_at) with &&);
create index on culture.work_entry (client_id, started_at);

-- The rows that somebody walked.
create table culture.work_entry_row (
  id uuid not null default uuidv7(),
  work_entry_id uuid not null,
  place_id uuid not null
);
call kernel.fence('culture.work_entry_row');
call kernel.refer('culture.work_entry_row', 'work_entry_id', 'culture.work_entry');
call kernel.refer('culture.work_entry_row', 'place_id', 'platform.place');
call platform.audited('culture.work_entry_row');
create unique index work_entry_row_once on culture.work_entry_row (client_id, work_entry_id, place_id);

-- How many people are meant to do a task on a crop in a week, and for how long each.
create table culture.work_plan (
  id uuid not null default uuidv7(),
  monday date not null check (extract(isodow from monday) = 1),
  planting_id uuid not null,
  task_id uuid not null,
  people smallint not null check (people between 0 and 99),
  hours_each numeric(5, 2) not null check (hours_each between 0 and 60),
  version int not null default 1
);
call kernel.fence('culture.work_plan');
call kernel.refer('culture.work_plan', 'planting_id', 'culture.planting');
call kernel.refer('culture.work_plan', 'task_id', 'culture.work_task');
call platform.audited('culture.work_plan');
create unique index work_plan_once on culture.work_plan (client_id, monday, planting_id, task_id);

-- What a phone could not send, and why somebody gave it up.
create table culture.work_given_up_event (
  id uuid not null default uuidv7(),
  worker_id uuid not null,
  sentence text not null check (char_length(btrim(sentence)) between 1 and 500),
  created_by uuid default kernel.user_id(),
  at timestamptz not null
);
call kernel.fence('culture.work_given_up_event', append_only => true);
call kernel.refer('culture.work_given_up_event', 'worker_id', 'culture.worker');
call kernel.refer_member('culture.work_given_up_event', 'created_by');
create index on culture.work_given_up_event (client_id, at);
