/* When somebody had the last page of a document before him; null as long as he has not. */
create function platform.read_at(document platform.envelope_document, signer uuid) returns timestamptz
  language sql stable set search_path = pg_catalog
  return (select max(e.at) from platform.envelope_event e
           where e.client_id = document.client_id and e.envelope_id = document.envelope_id and e.recipient_id = signer
             and e.kind = 'document.read' and e.data ->> 'documentId' = document.id::text);

/* Writes what somebody signed: one act a document, and himself as signed once all his documents are. The envelope is held
   meanwhile, so that two who sign at once come one after the other. Answers `signed`, `partly`, `already`, or why not:
   `closed`, `turn`, `unread`, `consent`. */
create function platform.sign_documents(
  signer uuid, chosen uuid[], at timestamptz, consent text, mark text, drawing bytea, agent text,
  acting uuid, delegation uuid, batch uuid, must_have_read boolean) returns text
  language plpgsql set search_path = pg_catalog as $$
declare
  person platform.recipient;
  held platform.envelope;
  missing int;
begin
  select v.* into held from platform.recipient r
    join platform.envelope v on v.client_id = r.client_id and v.id = r.envelope_id
   where r.client_id = kernel.client_id() and r.id = signer for update of v;
  select r.* into person from platform.recipient r where r.client_id = kernel.client_id() and r.id = signer for update;
  if person.status = 'signed' then return 'already'; end if;
  if held.state not in ('sent', 'partially_signed') or held.expires_at <= at or person.role not in ('signer', 'approver')
    then return 'closed'; end if;
  if person.status not in ('notified', 'opened') then return 'turn'; end if;
  if not exists (select from platform.consent_text t where t.version = consent) then return 'consent'; end if;

  if must_have_read and exists (
    select from platform.envelope_document d
     where d.client_id = kernel.client_id() and d.envelope_id = held.id and d.declined_at is null
       and (chosen is null or d.id in (select unnest(chosen)))
       and platform.read_at(d, signer) is null) then return 'unread'; end if;

  with signing as (
    select d.id, d.sha256_before as sha256, platform.read_at(d, signer) as read_at
      from platform.envelope_document d
     where d.client_id = kernel.client_id() and d.envelope_id = held.id and d.declined_at is null
       and (chosen is null or d.id in (select unnest(chosen)))
       and not exists (select from platform.signature_act a
                        where a.client_id = d.client_id and a.recipient_id = signer and a.document_id = d.id)),
  acts as (
    insert into platform.signature_act (recipient_id, document_id, at, acted_by, delegation_id, sha256, read_at,
      consent_version, mark, drawing, address, agent, batch)
    select signer, s.id, at, acting, delegation, s.sha256, s.read_at, consent, mark, drawing,
           nullif(current_setting('app.address', true), ''), agent, batch
      from signing s)
  insert into platform.envelope_event (envelope_id, at, kind, recipient_id, actor_id, agent, data)
  select held.id, at, 'document.signed', signer, acting, agent,
         jsonb_strip_nulls(jsonb_build_object('documentId', s.id, 'sha256', s.sha256, 'mark', mark,
           'consent', consent, 'batch', batch, 'delegation', delegation, 'read', s.read_at is not null))
    from signing s;
  return platform.settle_signer(signer, at);
end $$;

/* Somebody has signed once each document that stands is signed by him. */
create function platform.settle_signer(signer uuid, at timestamptz) returns text
  language plpgsql set search_path = pg_catalog as $$
declare
  envelope uuid;
begin
  select r.envelope_id into envelope from platform.recipient r where r.client_id = kernel.client_id() and r.id = signer;
  if exists (select from platform.envelope_document d
              where d.client_id = kernel.client_id() and d.envelope_id = envelope and d.declined_at is null
                and not exists (select from platform.signature_act a where a.client_id = d.client_id
                                   and a.recipient_id = signer and a.document_id = d.id)) then return 'partly'; end if;
  update platform.recipient r set status = 'signed', signed_at = at
   where r.client_id = kernel.client_id() and r.id = signer and r.status in ('notified', 'opened');
  insert into platform.envelope_event (envelope_id, at, kind, recipient_id) values (envelope, at, 'recipient.signed', signer);
  return 'signed';
end $$;

/* Writes that somebody declines: an optional document alone, or all. Answers `declined`, `partly`, or `closed`, `turn`,
   `required`. */
create function platform.decline_documents(
  signer uuid, chosen uuid, at timestamptz, why text, agent text, acting uuid) returns text
  language plpgsql set search_path = pg_catalog as $$
declare
  person platform.recipient;
  held platform.envelope;
  document platform.envelope_document;
begin
  select v.* into held from platform.recipient r
    join platform.envelope v on v.client_id = r.client_id and v.id = r.envelope_id
   where r.client_id = kernel.client_id() and r.id = signer for update of v;
  select r.* into person from platform.recipient r where r.client_id = kernel.client_id() and r.id = signer for update;
  if held.state not in ('sent', 'partially_signed') or held.expires_at <= at then return 'closed'; end if;
  if person.status not in ('notified', 'opened') or person.role not in ('signer', 'approver') then return 'turn'; end if;
  if chosen is not null then
    select d.* into document from platform.envelope_document d
     where d.client_id = kernel.client_id() and d.id = chosen and d.envelope_id = held.id;
    if document.id is null then return 'closed'; end if;
    if not document.optional then return 'required'; end if;
    update platform.envelope_document d set declined_at = at, declined_reason = why
     where d.client_id = kernel.client_id() and d.id = chosen and d.declined_at is null;
    insert into platform.envelope_event (envelope_id, at, kind, recipient_id, actor_id, agent, data)
    values (held.id, at, 'document.declined', signer, acting, agent, jsonb_build_object('documentId', chosen, 'reason', why));
    if exists (select from platform.signature_act a where a.client_id = kernel.client_id() and a.recipient_id = signer) then
      perform platform.settle_signer(signer, at);
    end if;
    return 'partly';
  end if;
  update platform.recipient r set status = 'declined', declined_at = at, reason = why
   where r.client_id = kernel.client_id() and r.id = signer;
  insert into platform.envelope_event (envelope_id, at, kind, recipient_id, actor_id, agent, data)
  values (held.id, at, 'recipient.declined', signer, acting, agent, jsonb_build_object('reason', why));
  return 'declined';
end $$;
revoke all on function platform.read_at, platform.sign_documents, platform.settle_signer, platform.decline_documents from public;
grant execute on function platform.read_at, platform.sign_documents, platform.settle_signer, platform.decline_documents to sillon_app, sillon_platform;

/* Whose link this is, as long as it lives; the work then stands in the client of the envelope until `leave_signing`. */
create function platform.living_signer(hash bytea, at timestamptz) returns platform.recipient
  language plpgsql set search_path = pg_catalog as $$
declare
  person platform.recipient;
begin
  select r.* into person from platform.recipient r join platform.client c on c.id = r.client_id
   where r.token_hash = hash and c.status = 'active' and not c.read_only;
  if person.id is null then return null; end if;
  perform set_config('app.client_id', person.client_id::text, true);
  perform from platform.envelope v
    where v.client_id = person.client_id and v.id = person.envelope_id
      and (v.state in ('sent', 'partially_signed') and v.expires_at > at and person.notified_at > at - interval '30 days'
           and person.status in ('notified', 'opened', 'signed')
        or v.state = 'sealing' and person.status = 'signed'
        or v.state = 'completed' and person.status = 'signed' and v.completed_at > at - interval '30 days');
  if found then return person; end if;
  perform platform.leave_signing();
  return null;
end $$;

create function platform.leave_signing() returns void language plpgsql set search_path = pg_catalog as $$
begin
  perform set_config('app.client_id', '', true);
end $$;

/* The same for who shows the pass that his code gave him. */
create function platform.entered_signer(hash bytea, pass bytea, at timestamptz) returns platform.recipient
  language plpgsql set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
begin
  if person.id is null then return null; end if;
  perform from platform.signing_pass p
    where p.client_id = person.client_id and p.digest = pass and p.recipient_id = person.id
      and p.generation = person.generation and p.ends_at > at;
  if found then return person; end if;
  perform platform.leave_signing();
  return null;
end $$;

/* An address of which only its reader knows the rest. */
create function platform.masked_mail(mail text) returns text language sql immutable set search_path = pg_catalog
  return left(mail, 1) || '…@' || split_part(mail, '@', 2);

/* What a link says before its code: who asks, for what kind of document, and where the code will go. */
create function platform.signer_shown(hash bytea, at timestamptz)
  returns table (company text, kinds jsonb, language text, mail text, status text, state text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
begin
  if person.id is null then return; end if;
  return query
    select coalesce(k.name, c.name), t.name, person.language, platform.masked_mail(person.mail), person.status, v.state
      from platform.envelope v
      join platform.document_type t on t.id = v.document_type_id
      join platform.client c on c.id = v.client_id
      left join platform.company k on k.client_id = v.client_id and k.id = v.company_id
     where v.client_id = person.client_id and v.id = person.envelope_id;
  perform platform.leave_signing();
end $$;

/* Keeps the digest of a code and has it sent: five an hour, and none for ten minutes after five wrong tries. */
create function platform.signer_code(hash bytea, at timestamptz, code uuid, code_digest bytea) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
begin
  if person.id is null then return; end if;
  perform from platform.recipient r where r.client_id = person.client_id and r.id = person.id for update;
  if (select count(*) < 5 and not coalesce(bool_or(s.tries >= 5 and s.sent_at > at - interval '10 minutes'), false)
        from platform.signing_code s
       where s.client_id = person.client_id and s.recipient_id = person.id and s.sent_at > at - interval '1 hour') then
    insert into platform.signing_code (id, recipient_id, generation, digest, sent_at)
    values (code, person.id, person.generation, code_digest, at);
    insert into platform.envelope_event (envelope_id, at, kind, recipient_id, data)
    values (person.envelope_id, at, 'code.sent', person.id, jsonb_build_object('to', platform.masked_mail(person.mail)));
    insert into kernel.outbox (kind, payload) values ('job:send-signing-code', jsonb_build_object('codeId', code));
  end if;
  perform platform.leave_signing();
end $$;

/* Whether the code is the last that was sent: then the pass opens the documents for half an hour. Answers `entered`,
   `wrong`, or `wait` with the instant from which another is sent; null for a dead link. */
create function platform.signer_enter(hash bytea, at timestamptz, code_digest bytea, pass bytea)
  returns table (outcome text, until timestamptz) language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
  last platform.signing_code;
begin
  if person.id is null then return; end if;
  perform from platform.envelope v where v.client_id = person.client_id and v.id = person.envelope_id for update;
  perform from platform.recipient r where r.client_id = person.client_id and r.id = person.id for update;
  select s.* into last from platform.signing_code s
   where s.client_id = person.client_id and s.recipient_id = person.id and s.generation = person.generation
     and s.used_at is null and s.sent_at > at - interval '10 minutes'
   order by s.sent_at desc, s.id desc limit 1;
  outcome := 'wrong';
  if last.tries >= 5 then
    outcome := 'wait';
    until := last.sent_at + interval '10 minutes';
  elsif last.digest = code_digest then
    outcome := 'entered';
    until := at + interval '30 minutes';
    update platform.signing_code s set used_at = at where s.client_id = person.client_id and s.id = last.id;
    delete from platform.signing_pass p where p.client_id = person.client_id and p.ends_at <= at;
    insert into platform.signing_pass (recipient_id, generation, digest, ends_at)
    values (person.id, person.generation, pass, until);
    update platform.recipient r set status = 'opened', opened_at = at
     where r.client_id = person.client_id and r.id = person.id and r.status = 'notified';
    insert into platform.envelope_event (envelope_id, at, kind, recipient_id, data)
    values (person.envelope_id, at, 'code.entered', person.id, jsonb_build_object('tries', last.tries + 1));
  elsif last.id is not null then
    update platform.signing_code s set tries = s.tries + 1 where s.client_id = person.client_id and s.id = last.id;
  end if;
  return next;
  perform platform.leave_signing();
end $$;

/* What somebody has before him once he entered: his documents, with where their bytes lie. */
create function platform.signer_inside(hash bytea, pass bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.entered_signer(hash, pass, at);
  told jsonb;
begin
  if person.id is null then return null; end if;
  select jsonb_build_object(
      'firstname', person.firstname, 'name', person.name, 'capacity', person.capacity, 'role', person.role,
      'status', person.status, 'language', person.language, 'signedAt', person.signed_at,
      'number', v.number, 'subject', v.subject, 'message', v.message, 'state', v.state, 'expiresAt', v.expires_at,
      'company', coalesce(k.name, c.name), 'sender', u.firstname || ' ' || u.name,
      'documents', (select jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'pages', d.pages, 'size', d.size_before, 'sha256', d.sha256_before,
            'optional', d.optional, 'isDeclined', d.declined_at is not null,
            'isSigned', exists (select from platform.signature_act a
               where a.client_id = d.client_id and a.recipient_id = person.id and a.document_id = d.id),
            'isRead', platform.read_at(d, person.id) is not null,
            'storageKey', f.storage_key, 'sealedKey', s.storage_key) order by d.position)
          from platform.envelope_document d
          join kernel.file f on f.client_id = d.client_id and f.id = d.file_id
          left join kernel.file s on s.client_id = d.client_id and s.id = d.sealed_file_id
         where d.client_id = v.client_id and d.envelope_id = v.id))
    into told
    from platform.envelope v
    join platform.user u on u.id = coalesce(v.on_behalf_of_id, v.sender_id)
    join platform.client c on c.id = v.client_id
    left join platform.company k on k.client_id = v.client_id and k.id = v.company_id
   where v.client_id = person.client_id and v.id = person.envelope_id;
  perform platform.leave_signing();
  return told;
end $$;

/* That somebody has reached the last page of a document; false of another's. */
create function platform.signer_read(hash bytea, pass bytea, at timestamptz, document uuid, page int, agent text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.entered_signer(hash, pass, at);
  read platform.envelope_document;
begin
  if person.id is null then return false; end if;
  select d.* into read from platform.envelope_document d
   where d.client_id = person.client_id and d.id = document and d.envelope_id = person.envelope_id and d.pages = page;
  if read.id is not null and platform.read_at(read, person.id) is null then
    insert into platform.envelope_event (envelope_id, at, kind, recipient_id, agent, data)
    values (read.envelope_id, at, 'document.read', person.id, agent,
            jsonb_build_object('documentId', read.id, 'sha256', read.sha256_before, 'lastPage', page));
  end if;
  perform platform.leave_signing();
  return read.id is not null;
end $$;

/* Signs by a link, answers as `sign_documents`; null for a dead link. What follows from it is heard after the commit. */
create function platform.signer_sign(
  hash bytea, pass bytea, at timestamptz, chosen uuid[], consent text, mark text, drawing bytea, agent text) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.entered_signer(hash, pass, at);
  outcome text;
begin
  if person.id is null then return null; end if;
  outcome := platform.sign_documents(person.id, chosen, at, consent, mark, drawing, agent, null, null, null, true);
  if outcome = 'signed' then
    insert into kernel.outbox (kind, payload)
    values ('envelope.acted', jsonb_build_object('envelopeId', person.envelope_id));
  end if;
  perform platform.leave_signing();
  return outcome;
end $$;

/* Declines by a link, answers as `decline_documents`; null for a dead link. */
create function platform.signer_decline(
  hash bytea, pass bytea, at timestamptz, chosen uuid, why text, agent text) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.entered_signer(hash, pass, at);
  outcome text;
begin
  if person.id is null then return null; end if;
  outcome := platform.decline_documents(person.id, chosen, at, why, agent, null);
  if outcome in ('declined', 'partly') then
    insert into kernel.outbox (kind, payload)
    values ('envelope.acted', jsonb_strip_nulls(jsonb_build_object('envelopeId', person.envelope_id, 'documentId', chosen)));
  end if;
  perform platform.leave_signing();
  return outcome;
end $$;

revoke all on function platform.living_signer, platform.entered_signer, platform.leave_signing, platform.signer_shown,
  platform.signer_code, platform.signer_enter, platform.signer_inside, platform.signer_read, platform.signer_sign,
  platform.signer_decline from public;
grant execute on function platform.signer_shown, platform.signer_code, platform.signer_enter, platform.signer_inside,
  platform.signer_read, platform.signer_sign, platform.signer_decline to sillon_public;
