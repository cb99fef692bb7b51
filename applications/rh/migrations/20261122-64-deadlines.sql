-- Papers that end: what was told of each, and pieces that people send by a link, without an account.
create table rh.deadline_told (
  client_id uuid not null default kernel.client_id(),
  document_id uuid not null,
  -- of which end: a date that was corrected is told anew
  expiration_date date not null,
  -- days before that end; -1 once it has passed
  step smallint not null check (step >= -1),
  told_on date not null,
  primary key (client_id, document_id, expiration_date, step)
);
call kernel.fence('rh.deadline_told', append_only => true);
call kernel.refer('rh.deadline_told', 'document_id', 'rh.employee_document', 'cascade');

-- Pieces that wait for somebody to look at them, the oldest first.
create index employee_document_to_check on rh.employee_document (client_id, created_at, id) where status = 'to_check';
-- In which company a paper is followed: that of its person, nobody's (zeros) where he has none yet, none at all once he is
-- gone for good. Kept beside the dates, so that a hundred thousand people's papers are listed and counted from one index.
alter table rh.employee_document add column followed_in uuid;

create function rh.followed_in(e rh.employee) returns uuid language sql immutable parallel safe
  return case when e.standing in ('active', 'between_seasons')
              then coalesce(e.company_id, '00000000-0000-0000-0000-000000000000') end;

create function rh.follow_paper() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  select rh.followed_in(e) into new.followed_in from rh.employee e where e.client_id = new.client_id and e.id = new.employee_id;
  return new;
end $$;
create trigger follow before insert on rh.employee_document for each row execute function rh.follow_paper();

create function rh.follow_papers_of() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  update rh.employee_document d set followed_in = rh.followed_in(new)
   where d.client_id = new.client_id and d.employee_id = new.id and d.followed_in is distinct from rh.followed_in(new);
  return null;
end $$;
create trigger follow_papers after update on rh.employee for each row
  when (old.company_id is distinct from new.company_id or old.standing is distinct from new.standing)
  execute function rh.follow_papers_of();

-- What follows from somebody's standing is nobody's act on his papers: the journal of changes leaves it out.
drop trigger audit_update on rh.employee_document;
create trigger audit_update after update on rh.employee_document for each row
  when (old.followed_in is not distinct from new.followed_in and old.* is distinct from new.*)
  execute function platform.audit('id');

call kernel.for_each_client('update rh.employee_document d set followed_in = rh.followed_in(e)
  from rh.employee e where e.id = d.employee_id');
create index employee_document_deadline on rh.employee_document (client_id, expiration_date, id)
  include (employee_id, followed_in, kind_code)
  where superseded_at is null and status = 'accepted' and followed_in is not null;

-- Who shows a key names no client.
create index on rh.document_request (token_hash);
-- The owner alone finds a request by its key whatever the client, for the two functions below.
create policy keys on rh.document_request for select to sillon_owner using (true);

/* What the key of a link opens to who has no account: one request, as long as it lives, and the first name of its reader. */
create function rh.piece_asked(hash bytea, at timestamptz)
  returns table (client_id uuid, request_id uuid, company text, kind_code text, kind text, firstname text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.document_request;
begin
  select r.* into asked from rh.document_request r join platform.client c on c.id = r.client_id
   where r.token_hash = hash and r.answered_at is null and r.cancelled_at is null and r.expires_at > at
     and c.status = 'active' and not c.read_only;
  if asked.id is null then return; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  return query
    select asked.client_id, asked.id, coalesce(k.name, c.name), d.code, d.label, e.firstname
      from rh.employee e
      join rh.document_kind d on d.code = asked.kind_code
      join platform.client c on c.id = asked.client_id
      left join platform.company k on k.client_id = asked.client_id and k.id = e.company_id
     where e.id = asked.employee_id and e.status = 'active';
  perform set_config('app.client_id', '', true);
end $$;

/* Keeps what was sent by a link as one paper that somebody is to look at, and uses the link up: null when it is dead, or
   when somebody was faster. The bytes lie in the folder of the link's client already. */
create function rh.take_piece(hash bytea, at timestamptz, files jsonb) returns uuid
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked uuid;
  client uuid;
  person uuid;
  paper uuid;
begin
  select a.request_id, a.client_id into asked, client from rh.piece_asked(hash, at) a;
  if asked is null then return null; end if;
  perform set_config('app.client_id', client::text, true);
  update rh.document_request r set answered_at = at
   where r.id = asked and r.answered_at is null and r.cancelled_at is null
  returning r.employee_id into person;
  if person is not null then
    insert into rh.employee_document (employee_id, kind_code, is_single, request_id, status, created_at)
    select person, d.code, d.is_single, asked, 'to_check', at
      from rh.document_request r join rh.document_kind d on d.code = r.kind_code where r.id = asked
    returning id into paper;
    with sent as (
      select f.value ->> 'storageKey' as storage_key, f.value ->> 'name' as name, f.value ->> 'mime' as mime,
             (f.value ->> 'size')::bigint as size, f.value ->> 'sha256' as sha256, f.ordinality as position, uuidv7() as id
        from jsonb_array_elements(files) with ordinality f
       where split_part(f.value ->> 'storageKey', '/', 1) = client::text),
    kept as (
      insert into kernel.file (id, storage_key, name, mime, size, sha256)
      select s.id, s.storage_key, s.name, s.mime, s.size, s.sha256 from sent s)
    insert into rh.employee_document_file (document_id, position, file_id)
    select paper, s.position, s.id from sent s;
    insert into kernel.outbox (kind, payload) values ('job:tell-sent-piece', jsonb_build_object('documentId', paper));
  end if;
  perform set_config('app.client_id', '', true);
  return paper;
end $$;

revoke all on function rh.piece_asked, rh.take_piece from public;
grant usage on schema rh to sillon_public;
grant execute on function rh.piece_asked, rh.take_piece to sillon_public;
