-- What a recruiter writes to applicants, each in his own letter as it leaves; `batch_id`: written in one go.
alter table rh.candidate_application_event
  drop constraint candidate_application_event_what_check,
  add check (what in ('created', 'moved', 'changed', 'commented', 'invited', 'answered', 'closed', 'reopened', 'written'));

create table rh.candidate_message (
  client_id uuid not null default kernel.client_id(),
  -- of the event that tells of it
  id uuid not null,
  candidate_application_id uuid not null,
  batch_id uuid not null,
  author_id uuid not null references platform.user,
  subject text not null check (char_length(subject) between 1 and 200),
  text text not null check (char_length(text) between 1 and 4000),
  written_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
call kernel.fence('rh.candidate_message');
call kernel.refer('rh.candidate_message', 'candidate_application_id', 'rh.candidate_application', 'cascade');
create index on rh.candidate_message (client_id, batch_id);
create index on rh.candidate_message (author_id);
