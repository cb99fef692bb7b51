-- What is sent to be signed: documents of one envelope, the people who sign or see them, what each did, and what happened.

-- What a signer accepted stays readable as he read it.
create table platform.consent_text (
  version text not null,
  language text not null check (language in ('fr', 'en', 'es', 'ar')),
  text text not null,
  starts_on date not null,
  primary key (version, language)
);
grant select on platform.consent_text to sillon_app, sillon_platform, sillon_public;

create table platform.envelope (
  id uuid not null default uuidv7(),
  number text not null,
  application_id int not null references platform.application,
  -- that of its first document
  document_type_id int not null references platform.document_type,
  -- whose reader reads it, in the company
  element_id int not null references platform.element,
  company_id uuid,
  state text not null default 'draft' check (state in (
    'draft', 'sent', 'partially_signed', 'sealing', 'completed', 'declined', 'cancelled', 'expired', 'failed')),
  subject text not null check (char_length(subject) between 1 and 200),
  message text not null default '' check (char_length(message) <= 2000),
  language text not null default 'fr' check (language in ('fr', 'en', 'es', 'ar')),
  sender_id uuid not null,
  on_behalf_of_id uuid,
  ordered boolean not null default true,
  expires_at timestamptz not null,
  level_reached text check (level_reached in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- the instant that counts in law; sealing comes after it
  all_signed_at timestamptz,
  completed_at timestamptz,
  ended_reason text check (char_length(ended_reason) <= 500),
  -- kind:row:digest of what it was made of: one open envelope each
  origin text check (char_length(origin) between 3 and 200),
  -- names of its people, to be found by
  people text not null default '',
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(number || ' ' || subject || ' ' || people)) stored,
  check (state not in ('sealing', 'completed') or all_signed_at is not null),
  check ((state = 'completed') = (completed_at is not null))
);
call kernel.fence('platform.envelope');
call kernel.searchable('platform.envelope');
call kernel.refer('platform.envelope', 'company_id', 'platform.company');
call kernel.refer_member('platform.envelope', 'sender_id');
call kernel.refer_member('platform.envelope', 'on_behalf_of_id');
create unique index on platform.envelope (client_id, number);
create unique index on platform.envelope (client_id, origin)
  where origin is not null and state in ('draft', 'sent', 'partially_signed', 'sealing', 'failed');
create index on platform.envelope (application_id);
create index on platform.envelope (document_type_id);
create index on platform.envelope (element_id);
-- The orders of the list, and of what is late.
create index on platform.envelope (client_id, created_at, id);
create index on platform.envelope (client_id, expires_at, id);
create index on platform.envelope (client_id, search_text, id);
create index on platform.envelope (client_id, state, created_at, id);

/* An envelope moves as e-signature says, whoever writes. */
create function platform.keep_envelope_moves() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if tg_op = 'INSERT' and new.state <> 'draft' then
    raise exception 'an envelope begins as a draft' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.state <> new.state and (old.state || '>' || new.state) not in (
    'draft>sent', 'draft>cancelled',
    'sent>partially_signed', 'sent>sealing', 'sent>declined', 'sent>cancelled', 'sent>expired', 'sent>failed',
    'failed>sent', 'failed>cancelled', 'failed>expired',
    'partially_signed>sealing', 'partially_signed>declined', 'partially_signed>cancelled', 'partially_signed>expired',
    'sealing>completed') then
    raise exception 'an envelope does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger moves before insert or update of state on platform.envelope
  for each row execute function platform.keep_envelope_moves();

create table platform.envelope_document (
  id uuid not null default uuidv7(),
  envelope_id uuid not null,
  position int not null check (position > 0),
  name text not null check (char_length(name) between 1 and 200),
  document_type_id int not null references platform.document_type,
  file_id uuid not null,
  pages int not null check (pages > 0),
  size_before bigint not null,
  sha256_before text not null check (sha256_before ~ '^[0-9a-f]{64}$'),
  -- Where each signs: { capacity, kind, page, x, y }.
  marks jsonb not null default '[]',
  sealed_file_id uuid,
  sha256_after text check (sha256_after ~ '^[0-9a-f]{64}$'),
  -- What the sealed file says of itself: level, certificate, time-stamp.
  seal jsonb,
  record_kind text,
  record_id uuid,
  -- May be declined alone.
  optional boolean not null default false,
  declined_at timestamptz,
  declined_reason text check (char_length(declined_reason) <= 500),
  check ((record_kind is null) = (record_id is null)),
  check (num_nulls(sealed_file_id, sha256_after, seal) in (0, 3)),
  check (declined_at is null or optional)
);
call kernel.fence('platform.envelope_document');
call kernel.refer('platform.envelope_document', 'envelope_id', 'platform.envelope', 'cascade');
call kernel.refer('platform.envelope_document', 'file_id', 'kernel.file');
call kernel.refer('platform.envelope_document', 'sealed_file_id', 'kernel.file');
create index on platform.envelope_document (document_type_id);
create unique index on platform.envelope_document (client_id, envelope_id, position);
create index on platform.envelope_document (client_id, record_kind, record_id);

create table platform.recipient (
  id uuid not null default uuidv7(),
  envelope_id uuid not null,
  role text not null check (role in ('signer', 'approver', 'viewer', 'cc')),
  capacity text not null check (char_length(capacity) between 1 and 40),
  -- of his turn; those of one number act together
  position int not null check (position > 0),
  user_id uuid,
  firstname text not null check (char_length(firstname) <= 100),
  name text not null check (char_length(name) between 1 and 100),
  mail text,
  channel text not null check (channel in ('mail', 'inside')),
  language text not null check (language in ('fr', 'en', 'es', 'ar')),
  status text not null default 'waiting' check (status in (
    'waiting', 'notified', 'opened', 'signed', 'declined', 'undeliverable', 'cancelled', 'expired')),
  -- of his link; a former one opens nothing
  generation int not null default 0,
  token_hash bytea,
  notified_at timestamptz,
  reminded_at timestamptz,
  opened_at timestamptz,
  signed_at timestamptz,
  declined_at timestamptz,
  reason text check (char_length(reason) <= 500),
  bounced_at timestamptz,
  check ((channel = 'inside') = (user_id is not null)),
  check (user_id is not null or mail is not null),
  check ((status = 'signed') = (signed_at is not null)),
  check ((status = 'declined') = (declined_at is not null))
);
call kernel.fence('platform.recipient');
call kernel.refer('platform.recipient', 'envelope_id', 'platform.envelope', 'cascade');
call kernel.refer_member('platform.recipient', 'user_id');
-- Who shows a key names no client.
create index on platform.recipient (token_hash);
create policy keys on platform.recipient for select to sillon_owner using (true);

create table platform.signature_act (
  client_id uuid not null default kernel.client_id(),
  recipient_id uuid not null,
  document_id uuid not null,
  at timestamptz not null,
  -- who signed in the name of the recipient, and by which delegation
  acted_by uuid,
  delegation_id uuid,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- when he had its last page before him; null of one that he signed without
  read_at timestamptz,
  consent_version text not null,
  mark text not null check (mark in ('typed', 'drawn')),
  drawing bytea check (octet_length(drawing) <= 200000),
  address text,
  agent text check (char_length(agent) <= 400),
  batch uuid,
  primary key (client_id, recipient_id, document_id)
);
call kernel.fence('platform.signature_act', append_only => true);
call kernel.refer('platform.signature_act', 'recipient_id', 'platform.recipient', 'cascade');
call kernel.refer('platform.signature_act', 'document_id', 'platform.envelope_document', 'cascade');
call kernel.refer_member('platform.signature_act', 'acted_by');

-- What proves who signs is read and written by the functions of the owner, and sent by the platform's jobs.
create table platform.signing_code (
  id uuid not null,
  recipient_id uuid not null,
  generation int not null,
  digest bytea not null,
  sent_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);
call kernel.fence('platform.signing_code');
call kernel.refer('platform.signing_code', 'recipient_id', 'platform.recipient', 'cascade');
create index on platform.signing_code (client_id, recipient_id, sent_at);
revoke all on platform.signing_code from sillon_app;

create table platform.signing_pass (
  id uuid not null default uuidv7(),
  recipient_id uuid not null,
  generation int not null,
  digest bytea not null,
  ends_at timestamptz not null
);
call kernel.fence('platform.signing_pass');
call kernel.refer('platform.signing_pass', 'recipient_id', 'platform.recipient', 'cascade');
create unique index on platform.signing_pass (client_id, digest);
revoke all on platform.signing_pass from sillon_app;

create table platform.envelope_event (
  id uuid not null default uuidv7(),
  envelope_id uuid not null,
  number int not null,
  at timestamptz not null,
  kind text not null check (char_length(kind) between 3 and 60),
  recipient_id uuid,
  actor_id uuid,
  support boolean not null default false,
  address text,
  agent text check (char_length(agent) <= 400),
  data jsonb not null default '{}',
  previous_hash bytea,
  hash bytea not null
);
call kernel.fence('platform.envelope_event', append_only => true);
call kernel.refer('platform.envelope_event', 'envelope_id', 'platform.envelope', 'cascade');
call kernel.refer('platform.envelope_event', 'recipient_id', 'platform.recipient', 'cascade');
create unique index on platform.envelope_event (client_id, envelope_id, number);

/* The canonical words of an event: what its hash is made of, and what whoever checks the chain makes it of again. */
create function platform.words_of_event(e platform.envelope_event) returns text language sql stable set search_path = pg_catalog
  return jsonb_build_object(
    'envelope', e.envelope_id, 'number', e.number, 'kind', e.kind, 'recipient', e.recipient_id, 'actor', e.actor_id,
    'support', e.support, 'address', e.address, 'agent', e.agent, 'data', e.data,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text;

/* Numbers and chains the events of an envelope: who writes one names neither its place nor its hash. */
create function platform.chain_envelope_event() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  former record;
begin
  perform from platform.envelope v where v.client_id = new.client_id and v.id = new.envelope_id for update;
  select e.number, e.hash into former from platform.envelope_event e
   where e.client_id = new.client_id and e.envelope_id = new.envelope_id order by e.number desc limit 1;
  new.number := coalesce(former.number, 0) + 1;
  new.previous_hash := former.hash;
  new.support := coalesce(current_setting('app.support', true), '') = 'true';
  new.address := coalesce(new.address, nullif(current_setting('app.address', true), ''));
  new.hash := sha256(coalesce(new.previous_hash, ''::bytea) || convert_to(platform.words_of_event(new), 'UTF8'));
  return new;
end $$;
create trigger chain before insert on platform.envelope_event
  for each row execute function platform.chain_envelope_event();

-- A delegation may begin and end by itself.
alter table platform.esign_delegation
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add check (ends_at > starts_at);

-- PDF files that were brought to be signed, until an envelope takes them.
create table platform.signing_upload (
  id uuid not null default uuidv7(),
  file_id uuid not null,
  pages int not null check (pages > 0),
  created_by uuid not null references platform.user,
  created_at timestamptz not null
);
call kernel.fence('platform.signing_upload');
call kernel.refer('platform.signing_upload', 'file_id', 'kernel.file');
create index on platform.signing_upload (created_by);
