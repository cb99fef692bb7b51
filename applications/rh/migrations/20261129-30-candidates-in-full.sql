-- What recruitment knows of somebody beside his person: where he heard of the company, how long he agreed to be kept.
alter table rh.candidate
  add column source text check (char_length(source) <= 80),
  add column source_detail text check (char_length(source_detail) <= 200),
  add column pool_consent_until date,
  add column last_contact_at timestamptz,
  -- since when mails to him come back
  add column mail_fails_since timestamptz,
  add column created_by uuid references platform.user;
create index on rh.candidate (created_by);
create index candidate_by_birth on rh.candidate (client_id, birthdate, search_text) where anonymised_at is null;

create table rh.candidate_file (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  -- code of a kind of papers of employees, or resume
  file_type text not null check (file_type in ('resume', 'idCard', 'carteVitale', 'profilePicture', 'additionalDocument',
    'rib', 'workPermit', 'parentalPermission', 'mutuelleExemption')),
  side text check (side in ('front', 'back')),
  document_name text check (char_length(document_name) <= 120),
  file_id uuid not null,
  state text not null default 'received' check (state in ('received', 'accepted', 'rejected')),
  reject_reason text check (char_length(reject_reason) <= 500),
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check (side is null or file_type = 'idCard'),
  check ((state = 'rejected') = (reject_reason is not null))
);
call kernel.fence('rh.candidate_file');
call kernel.refer('rh.candidate_file', 'candidate_id', 'rh.candidate', 'cascade');
call kernel.refer('rh.candidate_file', 'file_id', 'kernel.file');
call platform.audited('rh.candidate_file');
create index on rh.candidate_file (created_by);

-- Days on which somebody can work; ranges that touch are written as one.
create table rh.availability (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  period daterange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  version int not null default 1,
  constraint availability_overlap exclude using gist (client_id with =, candidate_id with =, period with &&)
);
call kernel.fence('rh.availability');
call kernel.refer('rh.availability', 'candidate_id', 'rh.candidate', 'cascade');
call platform.audited('rh.availability');
