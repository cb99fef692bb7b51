-- Talks with candidates. A recruiter has one at a time.
create table rh.interview (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_application_id uuid not null,
  recruiter_id uuid not null,
  other_interviewer_ids uuid[] not null default '{}',
  kind text not null check (kind in ('site', 'phone', 'video')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  place text check (char_length(place) <= 200),
  url text check (char_length(url) <= 500),
  message text check (char_length(message) <= 2000),
  must_confirm boolean not null default true,
  -- 128 random bits in base 32: the address of the page that confirms
  confirmation_number text not null,
  confirmed_at timestamptz,
  state text not null default 'planned' check (state in ('planned', 'confirmed', 'done', 'no_show', 'cancelled')),
  cancel_reason text check (char_length(cancel_reason) <= 500),
  -- days and hours of before: [{ startAt, movedAt }]
  previous_dates jsonb not null default '[]',
  round int not null default 1,
  -- what was told of it: '-1d', '-2h', '-15min'
  reminders text[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check (end_at > start_at),
  constraint interview_overlap exclude using gist (
    client_id with =, recruiter_id with =, tstzrange(start_at, end_at) with &&) where (state in ('planned', 'confirmed'))
);
call kernel.fence('rh.interview');
call kernel.refer('rh.interview', 'candidate_application_id', 'rh.candidate_application', 'cascade');
call kernel.refer_member('rh.interview', 'recruiter_id');
call platform.audited('rh.interview');
create index on rh.interview (created_by);
create unique index on rh.interview (client_id, confirmation_number);
create index interview_by_day on rh.interview (client_id, start_at, id);
-- The minute's job looks at what begins soon, in whatever client.
create index interview_soon on rh.interview (start_at) where state in ('planned', 'confirmed');

create table rh.interview_event (
  id uuid not null default uuidv7(),
  interview_id uuid not null,
  what text not null check (what in ('planned', 'confirmed', 'declined', 'moved', 'recruiter', 'cancelled', 'done', 'no_show')),
  start_at timestamptz not null,
  reason text,
  at timestamptz not null default now(),
  actor_id uuid references platform.user
);
call kernel.fence('rh.interview_event', append_only => true);
call kernel.refer('rh.interview_event', 'interview_id', 'rh.interview', 'cascade');
create index on rh.interview_event (actor_id);

-- What each interviewer thinks, hidden from the others until theirs is written.
create table rh.interview_scorecard (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  interview_id uuid not null,
  interviewer_id uuid not null,
  -- [{ label, mark }] with marks from 1 to 4, null where it was not looked at
  criteria jsonb not null default '[]',
  comment text check (char_length(comment) <= 4000),
  saved_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('rh.interview_scorecard');
call kernel.refer('rh.interview_scorecard', 'interview_id', 'rh.interview', 'cascade');
call kernel.refer_member('rh.interview_scorecard', 'interviewer_id');
call platform.audited('rh.interview_scorecard');
create unique index on rh.interview_scorecard (client_id, interview_id, interviewer_id);

-- What a candidate is answered, at once or later; until it has gone it may be called off.
create table rh.interview_response (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_application_id uuid not null,
  interview_id uuid,
  status text not null check (status in ('hired', 'refused')),
  refusal_reason text,
  hiring_date date,
  hiring_site_id uuid,
  hiring_unit_id uuid,
  hiring_subunit_id uuid,
  hiring_position_id uuid,
  immediate_sending boolean not null,
  response_sending_time timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check ((status = 'refused') = (refusal_reason is not null))
);
call kernel.fence('rh.interview_response');
call kernel.refer('rh.interview_response', 'candidate_application_id', 'rh.candidate_application', 'cascade');
call kernel.refer('rh.interview_response', 'interview_id', 'rh.interview', 'set null');
call kernel.refer('rh.interview_response', 'hiring_site_id', 'rh.site');
call kernel.refer('rh.interview_response', 'hiring_unit_id', 'rh.unit');
call kernel.refer('rh.interview_response', 'hiring_subunit_id', 'rh.subunit');
call kernel.refer('rh.interview_response', 'hiring_position_id', 'rh.position');
call platform.audited('rh.interview_response');
create index on rh.interview_response (created_by);
create unique index interview_response_open on rh.interview_response (client_id, candidate_application_id)
  where sent_at is null and cancelled_at is null;
