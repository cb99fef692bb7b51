-- What goes wrong, told by the people whom it happens to.
create sequence platform.bug_report_number;
grant usage on sequence platform.bug_report_number to sillon_app;

create table platform.bug_report (
  id uuid not null default uuidv7(),
  number int not null default nextval('platform.bug_report_number'),
  user_id uuid not null default kernel.user_id(),
  title text not null check (title <> ''),
  description text not null,
  steps text,
  route text,
  release text not null,
  agent text,
  recent_requests jsonb not null default '[]',
  state text not null default 'new' check (state in ('new', 'in_progress', 'resolved', 'refused')),
  created_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('platform.bug_report');
create unique index on platform.bug_report (client_id, number);
call kernel.refer_member('platform.bug_report', 'user_id');
create index on platform.bug_report (client_id, created_at desc);

create table platform.bug_report_file (
  client_id uuid not null default kernel.client_id(),
  bug_report_id uuid not null,
  file_id uuid not null,
  primary key (client_id, bug_report_id, file_id)
);
call kernel.fence('platform.bug_report_file');
call kernel.refer('platform.bug_report_file', 'bug_report_id', 'platform.bug_report', 'cascade');
call kernel.refer('platform.bug_report_file', 'file_id', 'kernel.file');

-- The conversation: what was said and what state it left.
create table platform.bug_report_event (
  id uuid not null default uuidv7(),
  bug_report_id uuid not null,
  at timestamptz not null default now(),
  author_id uuid not null references platform.user,
  state text not null check (state in ('new', 'in_progress', 'resolved', 'refused')),
  text text
);
call kernel.fence('platform.bug_report_event', append_only => true);
call kernel.refer('platform.bug_report_event', 'bug_report_id', 'platform.bug_report');
create index on platform.bug_report_event (author_id);
create policy own on platform.bug_report as restrictive to sillon_app using (user_id = kernel.user_id());
