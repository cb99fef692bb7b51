-- Papers of employees: their kinds, as the client words them, and each paper with its files and the time it holds.
create table rh.document_kind (
  client_id uuid not null default kernel.client_id(),
  code text not null check (code ~ '^[a-z][a-zA-Z]{1,39}$'),
  label text not null check (char_length(btrim(label)) between 1 and 80),
  has_number boolean not null default false,
  has_expiry boolean not null default false,
  -- days before the end at which somebody is told
  lead_days int[] not null default '{90,60,30}',
  -- one at a time: identity card, permit, licence
  is_single boolean not null default false,
  -- read only with the right to sensitive data
  is_sensitive boolean not null default false,
  -- what a paper that has ended stands in the way of
  blocks text not null default 'none' check (blocks in ('none', 'planning', 'contract')),
  -- months that it holds from its start, where the law says so
  months smallint check (months > 0),
  archived_at timestamptz,
  version int not null default 1,
  primary key (client_id, code)
);
call kernel.fence('rh.document_kind');
call platform.audited('rh.document_kind');

-- A piece asked of somebody by a link that needs no account; only the hash of the link's key is kept.
create table rh.document_request (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  kind_code text not null,
  channel text not null check (channel in ('mail', 'sms')),
  token_hash bytea not null,
  asked_at timestamptz not null default now(),
  asked_by uuid not null references platform.user,
  expires_at timestamptz not null,
  answered_at timestamptz,
  cancelled_at timestamptz
);
call kernel.fence('rh.document_request');
call kernel.refer('rh.document_request', 'employee_id', 'rh.employee');
call platform.audited('rh.document_request');
create index on rh.document_request (client_id, employee_id, kind_code);
create index on rh.document_request (client_id, kind_code);
create index on rh.document_request (asked_by);

create table rh.employee_document (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  employee_id uuid not null,
  kind_code text not null,
  is_single boolean not null,
  document_name text check (char_length(document_name) <= 120),
  identification_number text check (char_length(identification_number) <= 40),
  starting_date date,
  expiration_date date,
  -- of a permit to work: its type, by the dated list of permits
  permit_type text check (permit_type ~ '^[a-z][a-zA-Z]{1,39}$'),
  -- the link by which it came
  request_id uuid,
  -- a paper that somebody sent by a link counts for nothing until it was looked at; one on which a register or a check rests is
  -- put right beside what it said before: that version stays, counts for nothing, and is told by what took its place
  status text not null default 'accepted' check (status in ('to_check', 'accepted', 'rejected', 'corrected')),
  reject_reason text,
  supersedes_id uuid,
  superseded_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check (expiration_date >= starting_date),
  check (permit_type is null or kind_code = 'workPermit'),
  check (status <> 'corrected' or superseded_at is not null),
  -- two papers of which one has at a time never hold on one day
  constraint employee_document_overlap exclude using gist (
    client_id with =, employee_id with =, kind_code with =, daterange(starting_date, expiration_date, '[]') with &&)
    where (is_single and superseded_at is null and status = 'accepted')
);
call kernel.fence('rh.employee_document');
call kernel.refer('rh.employee_document', 'employee_id', 'rh.employee');
call kernel.refer('rh.employee_document', 'supersedes_id', 'rh.employee_document');
call kernel.refer('rh.employee_document', 'request_id', 'rh.document_request');
alter table rh.employee_document no force row level security;
alter table rh.document_kind no force row level security;
alter table rh.document_request no force row level security;
alter table rh.document_request add foreign key (client_id, kind_code) references rh.document_kind (client_id, code);
alter table rh.document_request force row level security;
alter table rh.employee_document add foreign key (client_id, kind_code) references rh.document_kind (client_id, code);
alter table rh.employee_document force row level security;
alter table rh.document_kind force row level security;
call platform.audited('rh.employee_document');
create index on rh.employee_document (client_id, kind_code);
create index on rh.employee_document (created_by);

create table rh.employee_document_file (
  client_id uuid not null default kernel.client_id(),
  document_id uuid not null,
  position smallint not null,
  file_id uuid not null,
  primary key (client_id, document_id, position)
);
call kernel.fence('rh.employee_document_file');
call kernel.refer('rh.employee_document_file', 'document_id', 'rh.employee_document', 'cascade');
call kernel.refer('rh.employee_document_file', 'file_id', 'kernel.file');
call platform.audited('rh.employee_document_file');
