-- A hiring file opens by its link on a device on which a code of its mail was typed (decision 075); elsewhere it says nothing.

create table rh.hiring_code (
  client_id uuid not null default kernel.client_id(),
  id uuid not null,
  hiring_file_id uuid not null,
  digest bytea not null,
  sent_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);
call kernel.fence('rh.hiring_code');
call kernel.refer('rh.hiring_code', 'hiring_file_id', 'rh.hiring_file', 'cascade');
create index on rh.hiring_code (client_id, hiring_file_id, sent_at);
revoke all on rh.hiring_code from sillon_app;

create table rh.hiring_device (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  hiring_file_id uuid not null,
  digest bytea not null,
  ends_at timestamptz not null
);
call kernel.fence('rh.hiring_device');
call kernel.refer('rh.hiring_device', 'hiring_file_id', 'rh.hiring_file', 'cascade');
create unique index on rh.hiring_device (client_id, hiring_file_id, digest);
revoke all on rh.hiring_device from sillon_app;

/* Who gets another mail address is asked again everywhere: the former may have been somebody else's. */
create function rh.forget_devices() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from rh.hiring_code k using rh.hiring_file h, rh.candidate_application a
   where h.id = k.hiring_file_id and a.id = h.candidate_application_id and a.candidate_id = new.id;
  delete from rh.hiring_device d using rh.hiring_file h, rh.candidate_application a
   where h.id = d.hiring_file_id and a.id = h.candidate_application_id and a.candidate_id = new.id;
  return null;
end $$;
revoke all on function rh.forget_devices from public;
create trigger forget_devices after update of mail on rh.candidate
  for each row when (old.mail is distinct from new.mail) execute function rh.forget_devices();

/* Whose link this is, as long as it lives; the work then stands in the client of the file until `leave_hiring_file`. */
create function rh.living_hiring_file(hash bytea, at timestamptz) returns rh.hiring_file
  language plpgsql set search_path = pg_catalog as $$
declare
  asked rh.hiring_file;
begin
  select h.* into asked from rh.hiring_file h join platform.client c on c.id = h.client_id
   where h.token_hash = hash and h.state <> 'closed' and h.expires_at > at and c.status = 'active' and not c.read_only;
  if asked.id is null then return null; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  perform from rh.candidate_application a join rh.candidate c on c.id = a.candidate_id
    where a.id = asked.candidate_application_id and c.anonymised_at is null;
  if found then return asked; end if;
  perform rh.leave_hiring_file();
  return null;
end $$;

create function rh.leave_hiring_file() returns void language plpgsql set search_path = pg_catalog as $$
begin
  perform set_config('app.client_id', '', true);
end $$;

/* The same for a device that has opened it. */
create function rh.opened_hiring_file(hash bytea, device bytea, at timestamptz) returns rh.hiring_file
  language plpgsql set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.living_hiring_file(hash, at);
begin
  if asked.id is null then return null; end if;
  perform from rh.hiring_device d where d.hiring_file_id = asked.id and d.digest = device and d.ends_at > at;
  if found then return asked; end if;
  perform rh.leave_hiring_file();
  return null;
end $$;

/* Keeps the digest of a code and has it sent to the mail of the person. */
create function rh.ask_hiring_code(hash bytea, at timestamptz, code uuid, code_digest bytea) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.living_hiring_file(hash, at);
begin
  if asked.id is null then return; end if;
  perform from rh.hiring_file h where h.id = asked.id for update;
  if (select platform.may_send_code(array_agg(k.sent_at), array_agg(k.tries), at)
        from rh.hiring_code k where k.hiring_file_id = asked.id and k.sent_at > at - interval '1 hour') then
    insert into rh.hiring_code (id, hiring_file_id, digest, sent_at) values (code, asked.id, code_digest, at);
    insert into kernel.outbox (kind, payload) values ('job:send-hiring-code', jsonb_build_object('hiringCodeId', code));
  end if;
  perform rh.leave_hiring_file();
end $$;

/* Whether the code is the last that was sent: then the device opens the file for thirty days. A wrong one is counted. */
create function rh.enter_hiring_file(hash bytea, at timestamptz, code_digest bytea, device bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.living_hiring_file(hash, at);
  last rh.hiring_code;
  has_entered boolean;
begin
  if asked.id is null then return false; end if;
  perform from rh.hiring_file h where h.id = asked.id for update;
  select k.* into last from rh.hiring_code k
   where k.hiring_file_id = asked.id and k.used_at is null
   order by k.sent_at desc, k.id desc limit 1;
  has_entered := platform.worth_of_code(last.sent_at, last.tries, last.digest, code_digest, at) = 'entered';
  if has_entered then
    update rh.hiring_code k set used_at = at where k.id = last.id;
    delete from rh.hiring_device d where d.hiring_file_id = asked.id and d.ends_at <= at;
    insert into rh.hiring_device (hiring_file_id, digest, ends_at) values (asked.id, device, at + interval '30 days');
  elsif last.id is not null then
    update rh.hiring_code k set tries = k.tries + 1 where k.id = last.id;
  end if;
  perform rh.leave_hiring_file();
  return has_entered;
end $$;

drop function rh.take_hiring_details(bytea, timestamptz, jsonb);
drop function rh.take_hiring_piece(bytea, text, timestamptz, jsonb);
drop function rh.hiring_file_asked(bytea, timestamptz);

/* { clientId, company, firstname, language, hiringDate, complete, pieces: [{ kind, required, state, reason, fields }] } */
create function rh.hiring_file_asked(hash bytea, device bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.opened_hiring_file(hash, device, at);
  told jsonb;
begin
  if asked.id is null then return null; end if;
  select jsonb_build_object('clientId', asked.client_id, 'company', k.name, 'firstname', c.firstname, 'language', c.language,
    'hiringDate', a.hiring_date, 'complete', asked.state = 'complete',
    'pieces', (select jsonb_agg(jsonb_build_object('kind', p.kind, 'required', p.required, 'state', p.state,
                        'reason', p.reason, 'fields', p.asked_fields) order by p.kind <> 'details', not p.required, p.id)
                 from rh.hiring_piece p where p.hiring_file_id = asked.id)) into told
    from rh.candidate_application a
    join rh.candidate c on c.id = a.candidate_id
    join platform.company k on k.client_id = a.client_id and k.id = a.company_id
   where a.id = asked.candidate_application_id;
  perform rh.leave_hiring_file();
  return told;
end $$;

/* Keeps what was sent for a piece that is missing or was rejected; false where the link, the device or the piece is not good.
   The bytes lie in the folder of the client already. The first picture of a card is its front, the second its back. */
create function rh.take_hiring_piece(hash bytea, device bytea, piece text, at timestamptz, files jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.opened_hiring_file(hash, device, at);
  person uuid;
  taken uuid;
begin
  if asked.id is null then return false; end if;
  update rh.hiring_piece p set state = 'received', reason = null, changed_at = at, version = p.version + 1
   where p.hiring_file_id = asked.id and p.kind = piece and p.state in ('missing', 'rejected', 'received')
  returning p.id into taken;
  if taken is not null then
    select a.candidate_id into person from rh.candidate_application a where a.id = asked.candidate_application_id;
    delete from rh.candidate_file f where f.candidate_id = person and f.file_type = piece and f.state = 'rejected';
    perform rh.add_candidate_files(person, (
      select jsonb_agg(f.value || jsonb_build_object('fileType', piece,
        'side', case when piece = 'idCard' then case f.ordinality when 1 then 'front' when 2 then 'back' end end))
        from jsonb_array_elements(files) with ordinality f), at);
    insert into kernel.outbox (kind, payload) select 'job:tell-hiring-piece', jsonb_build_object('hiringPieceId', taken);
  end if;
  perform rh.leave_hiring_file();
  return taken is not null;
end $$;

/* Keeps what somebody types for a piece of his file; false where the link, the device or the piece is not good. */
create function rh.take_hiring_details(hash bytea, device bytea, piece text, at timestamptz, said jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file := rh.opened_hiring_file(hash, device, at);
  taken uuid;
begin
  if asked.id is null then return false; end if;
  update rh.hiring_piece p set state = 'received', reason = null, said_values = said, changed_at = at, version = p.version + 1
   where p.hiring_file_id = asked.id and p.kind = piece and p.asked_fields <> '[]'
     and p.state in ('missing', 'rejected', 'received')
  returning p.id into taken;
  if taken is not null then
    insert into kernel.outbox (kind, payload) select 'job:tell-hiring-piece', jsonb_build_object('hiringPieceId', taken);
  end if;
  perform rh.leave_hiring_file();
  return taken is not null;
end $$;

revoke all on function rh.living_hiring_file, rh.leave_hiring_file, rh.opened_hiring_file, rh.ask_hiring_code,
  rh.enter_hiring_file, rh.hiring_file_asked, rh.take_hiring_piece, rh.take_hiring_details from public;
grant execute on function rh.ask_hiring_code, rh.enter_hiring_file, rh.hiring_file_asked, rh.take_hiring_piece,
  rh.take_hiring_details to sillon_public;
