-- What was erased, when, by whom (nobody: by night), and why: figures without a name, never changed.
create table rh.erasure (
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('refused', 'pool', 'proof', 'links')),
  reason text not null check (reason in ('term', 'request', 'decision')),
  at timestamptz not null,
  actor_id uuid references platform.user,
  people int not null check (people >= 0),
  rows int not null check (rows >= 0),
  files int not null check (files >= 0)
);
call kernel.fence('rh.erasure', append_only => true);
create index erasure_by_day on rh.erasure (client_id, at, id);
create index on rh.erasure (actor_id);

-- Who applied for what and what was decided of it, kept apart from the lists once the person was emptied, to answer for the
-- decision (code du travail, L1134-5). The night's job alone takes it away, when its time is over.
create table rh.application_proof (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  company_id uuid not null,
  name text not null,
  firstname text not null,
  birthdate date,
  offer text,
  position text,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('refused', 'withdrawn', 'hired')),
  decided_at timestamptz not null,
  refusal_reason text,
  form_version int,
  kept_until date not null,
  search_text text not null generated always as (kernel.normalise(name || ' ' || firstname)) stored
);
call kernel.fence('rh.application_proof', append_only => true);
grant delete on rh.application_proof to sillon_platform;
call kernel.searchable('rh.application_proof');
call kernel.refer('rh.application_proof', 'candidate_id', 'rh.candidate');
call kernel.refer('rh.application_proof', 'company_id', 'platform.company');
create index application_proof_by_day on rh.application_proof (client_id, decided_at, id);

-- The night looks for keys that nobody used.
create index applicant_ticket_ended on rh.applicant_ticket (client_id, expires_at);
