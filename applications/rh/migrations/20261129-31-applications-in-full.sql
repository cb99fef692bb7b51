-- An application walks through states, each move by one verb. Its offer and its campaign are referred to by their own rooms.
alter table rh.candidate_application
  add constraint candidate_application_status check (status in ('invited', 'received', 'under_review', 'shortlisted',
    'interview_scheduled', 'interview_done', 'accepted', 'file_complete', 'hired', 'refused', 'withdrawn', 'pool')),
  add column status_since timestamptz not null default now(),
  add column job_offer_id uuid,
  add column campaign_id uuid,
  add column jobs_sought text[] not null default '{}',
  add column contracts_sought text[] not null default '{}',
  add column refusal_reason text check (char_length(refusal_reason) <= 60),
  add column refusal_comment text check (char_length(refusal_comment) <= 2000),
  add column recruiter_id uuid,
  add column type_of_contract_id uuid,
  -- what the key of its follow-up page is computed from, and the digest of that key
  add column follow_up_id uuid,
  add column follow_up_token_hash bytea,
  -- the version of the form that was filled in, and what it says otherwise than the candidate's file
  add column form_version int,
  add column answers jsonb not null default '{}',
  -- digest of the address from which it was sent, to count those of one sender
  add column sender_hash bytea,
  add column created_by uuid references platform.user;
call kernel.refer_member('rh.candidate_application', 'recruiter_id');
call kernel.refer('rh.candidate_application', 'type_of_contract_id', 'rh.type_of_contract');
create index on rh.candidate_application (created_by);
create index candidate_application_listed on rh.candidate_application (client_id, company_id, status, received_at, id);
create index candidate_application_by_date on rh.candidate_application (client_id, received_at, id);
create index candidate_application_sent on rh.candidate_application (client_id, sender_hash, received_at)
  where sender_hash is not null;
create index on rh.candidate_application (follow_up_token_hash) where follow_up_token_hash is not null;
create unique index candidate_application_once on rh.candidate_application (client_id, candidate_id, job_offer_id)
  where job_offer_id is not null and status not in ('hired', 'refused', 'withdrawn');

-- What became of it, by whom and when: history and indicators are read here.
create table rh.candidate_application_event (
  id uuid not null default uuidv7(),
  candidate_application_id uuid not null,
  what text not null check (what in ('created', 'moved', 'changed', 'commented', 'invited', 'answered', 'closed', 'reopened')),
  from_status text,
  to_status text,
  reason text,
  at timestamptz not null default now(),
  actor_id uuid references platform.user
);
call kernel.fence('rh.candidate_application_event', append_only => true);
call kernel.refer('rh.candidate_application_event', 'candidate_application_id', 'rh.candidate_application', 'cascade');
create index on rh.candidate_application_event (actor_id);

-- A key that opens the form with what a known person once gave; only its digest is kept.
create table rh.applicant_ticket (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  -- the application that HR invited him to make
  candidate_application_id uuid,
  token_hash bytea not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
call kernel.fence('rh.applicant_ticket');
call kernel.refer('rh.applicant_ticket', 'candidate_id', 'rh.candidate', 'cascade');
call kernel.refer('rh.applicant_ticket', 'candidate_application_id', 'rh.candidate_application', 'cascade');
call platform.audited('rh.applicant_ticket');
create index on rh.applicant_ticket (token_hash);
