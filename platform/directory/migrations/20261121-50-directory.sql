-- People and organisations of the outside, groups of anybody, and what is written to them. Users and the people whom
-- applications know are no rows here: they are read where they stand, under the id that their own table gives.

/* Several texts as one, for a column that is searched. */
create function platform.joined(texts text[]) returns text language sql immutable parallel safe
  return array_to_string(texts, ' ');

create table platform.contact (
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('person', 'organisation')),
  title text check (title in ('mr', 'mrs')),
  firstname text,
  name text not null check (btrim(name) <> ''),
  organisation text,
  jobtitle text,
  mails text[] not null default '{}',
  phones text[] not null default '{}',
  address_line text,
  additional_address text,
  post_code text,
  city text,
  country char(2) not null default 'FR',
  companies uuid[] not null default '{}',
  note text,
  source text not null default 'manual' check (source in ('manual', 'import')),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  search_text text not null generated always as (kernel.normalise(
    name || ' ' || coalesce(firstname, '') || ' ' || coalesce(organisation, '') || ' ' || coalesce(jobtitle, '') || ' ' ||
    coalesce(city, '') || ' ' || platform.joined(mails) || ' ' || platform.joined(phones))) stored,
  check (kind = 'person' or (title is null and firstname is null and organisation is null and jobtitle is null))
);
call kernel.fence('platform.contact');
call kernel.searchable('platform.contact');
create index contact_by_name on platform.contact (client_id, search_text, id) where archived_at is null;
create index on platform.contact (created_by);
grant usage on schema platform to sillon_search;

-- Who wants no message, whatever he is: an outside contact, a user, somebody whom an application knows.
create table platform.contact_refusal (
  client_id uuid not null default kernel.client_id(),
  contact_id uuid not null,
  noted_at timestamptz not null default now(),
  noted_by uuid references platform.user,
  primary key (client_id, contact_id)
);
call kernel.fence('platform.contact_refusal');
create index on platform.contact_refusal (noted_by);

-- A group by hand has members; one by rule has conditions, which hold together: [{ kind, values }].
create table platform.contact_group (
  id uuid not null default uuidv7(),
  name text not null check (btrim(name) <> ''),
  kind text not null check (kind in ('manual', 'rule')),
  rule jsonb not null default '[]',
  visibility text not null default 'everyone' check (visibility in ('everyone', 'service', 'me')),
  owner_id uuid not null default kernel.user_id(),
  created_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('platform.contact_group');
call kernel.refer_member('platform.contact_group', 'owner_id');

create table platform.contact_group_member (
  client_id uuid not null default kernel.client_id(),
  group_id uuid not null,
  contact_id uuid not null,
  primary key (client_id, group_id, contact_id)
);
call kernel.fence('platform.contact_group_member');
call kernel.refer('platform.contact_group_member', 'group_id', 'platform.contact_group', 'cascade');
create index on platform.contact_group_member (client_id, contact_id);

-- What somebody writes to groups and contacts; his own affair alone.
create table platform.message (
  id uuid not null default uuidv7(),
  author_id uuid not null default kernel.user_id(),
  channel text not null check (channel in ('mail', 'notification')),
  subject text not null check (btrim(subject) <> ''),
  body text not null,
  groups uuid[] not null default '{}',
  contacts uuid[] not null default '{}',
  send_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'queued', 'sending', 'sent', 'partly_failed', 'cancelled')),
  stalled_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1
);
call kernel.fence('platform.message');
call kernel.refer_member('platform.message', 'author_id');
create index message_of_author on platform.message (client_id, author_id, created_at desc, id desc);
create index message_to_send on platform.message (client_id, send_at, id) where state in ('queued', 'sending');
create policy own on platform.message as restrictive to sillon_app using (author_id = kernel.user_id());

create table platform.message_file (
  client_id uuid not null default kernel.client_id(),
  message_id uuid not null,
  file_id uuid not null,
  primary key (client_id, message_id, file_id)
);
call kernel.fence('platform.message_file');
call kernel.refer('platform.message_file', 'message_id', 'platform.message', 'cascade');
call kernel.refer('platform.message_file', 'file_id', 'kernel.file');

-- Frozen at sending: the name and the address are those of that instant. An address has one row.
create table platform.message_recipient (
  id uuid not null default uuidv7(),
  message_id uuid not null,
  contact_id uuid not null,
  user_id uuid,
  name text not null,
  address text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed')),
  error text,
  at timestamptz,
  check ((status = 'failed') = (error is not null))
);
call kernel.fence('platform.message_recipient');
call kernel.refer('platform.message_recipient', 'message_id', 'platform.message', 'cascade');
call kernel.refer_member('platform.message_recipient', 'user_id');
create unique index on platform.message_recipient (client_id, message_id, address);
create index message_recipient_in_order on platform.message_recipient (client_id, message_id, name, id);
create index message_recipient_waiting on platform.message_recipient (client_id, message_id, id) where status in ('waiting', 'sending');
-- How many left in the last minute.
create index message_recipient_by_time on platform.message_recipient (client_id, at) where at is not null;
create index on platform.message_recipient (client_id, contact_id);

create table platform.message_event (
  id uuid not null default uuidv7(),
  message_id uuid not null,
  from_state text not null,
  to_state text not null,
  actor_id uuid references platform.user,
  at timestamptz not null default now()
);
call kernel.fence('platform.message_event', append_only => true);
call kernel.refer('platform.message_event', 'message_id', 'platform.message', 'cascade');
create index on platform.message_event (actor_id);

-- A person of an application is found among the users by his mail. The unique index is of no use behind the fence:
-- `lower()` is not leakproof and a mail is written in lower case anyway.
create index on platform.user (mail);
