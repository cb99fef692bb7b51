-- Who signs from outside may have a telephone: where the client has a provider of texts, his code arrives there, and what he is
-- asked as well where he has no mail.
alter table platform.recipient
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  drop constraint recipient_channel_check,
  drop constraint recipient_check1,
  add check (channel in ('mail', 'sms', 'inside')),
  add check (user_id is not null or mail is not null or phone is not null),
  add check (channel <> 'mail' or mail is not null),
  add check (channel <> 'sms' or phone is not null);

alter table platform.signing_code
  add column channel text not null default 'mail' check (channel in ('mail', 'sms'));

/* A number of which only who bears it knows the rest. */
create function platform.masked_phone(phone text) returns text language sql immutable set search_path = pg_catalog
  return left(phone, 3) || ' … ' || right(phone, 2);

/* Whether a text would leave for somebody: he has a number, and his client a provider. `simulates`: this program carries the
   texts of clients that only simulate one. */
create function platform.has_texts(person platform.recipient, simulates boolean) returns boolean
  language sql stable set search_path = pg_catalog
  return person.phone is not null and exists (
    select from platform.client_service s join platform.external_service e on e.id = s.service_id
     where s.client_id = person.client_id and e.kind = 'sms'
       and (s.state in ('on', 'failing') or simulates and s.state = 'simulated'));

drop function platform.signer_shown(bytea, timestamptz);
/* What a link says before its code: who asks, for what kind of document, and where a code may go. */
create function platform.signer_shown(hash bytea, at timestamptz, simulates boolean)
  returns table (company text, kinds jsonb, language text, mail text, phone text, status text, state text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
begin
  if person.id is null then return; end if;
  return query
    select coalesce(k.name, c.name), t.name, person.language, platform.masked_mail(person.mail),
           case when platform.has_texts(person, simulates) then platform.masked_phone(person.phone) end,
           person.status, v.state
      from platform.envelope v
      join platform.document_type t on t.id = v.document_type_id
      join platform.client c on c.id = v.client_id
      left join platform.company k on k.client_id = v.client_id and k.id = v.company_id
     where v.client_id = person.client_id and v.id = person.envelope_id;
  perform platform.leave_signing();
end $$;

drop function platform.signer_code(bytea, timestamptz, uuid, bytea);
/* Keeps the digest of a code and has it sent, by a text where that was wished for and one leaves, else by mail: five an hour,
   and none for ten minutes after five wrong tries. */
create function platform.signer_code(
  hash bytea, at timestamptz, code uuid, code_digest bytea, wished text, simulates boolean) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  person platform.recipient := platform.living_signer(hash, at);
  has_texts boolean;
  channel text;
begin
  if person.id is null then return; end if;
  perform from platform.recipient r where r.client_id = person.client_id and r.id = person.id for update;
  has_texts := platform.has_texts(person, simulates);
  channel := case when has_texts and (wished = 'sms' or person.mail is null) then 'sms'
                  when person.mail is not null then 'mail' end;
  if channel is not null and
     (select count(*) < 5 and not coalesce(bool_or(s.tries >= 5 and s.sent_at > at - interval '10 minutes'), false)
        from platform.signing_code s
       where s.client_id = person.client_id and s.recipient_id = person.id and s.sent_at > at - interval '1 hour') then
    insert into platform.signing_code (id, recipient_id, generation, digest, sent_at, channel)
    values (code, person.id, person.generation, code_digest, at, channel);
    insert into platform.envelope_event (envelope_id, at, kind, recipient_id, data)
    values (person.envelope_id, at, 'code.sent', person.id, jsonb_build_object('channel', channel,
      'to', case channel when 'sms' then platform.masked_phone(person.phone) else platform.masked_mail(person.mail) end));
    insert into kernel.outbox (kind, payload) values ('job:send-signing-code', jsonb_build_object('codeId', code));
  end if;
  perform platform.leave_signing();
end $$;

/* As before, and the proof says by which way the code had come. */
create or replace function platform.signer_enter(hash bytea, at timestamptz, code_digest bytea, pass bytea)
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
    values (person.envelope_id, at, 'code.entered', person.id,
            jsonb_build_object('tries', last.tries + 1, 'channel', last.channel));
  elsif last.id is not null then
    update platform.signing_code s set tries = s.tries + 1 where s.client_id = person.client_id and s.id = last.id;
  end if;
  return next;
  perform platform.leave_signing();
end $$;

revoke all on function platform.has_texts, platform.signer_shown, platform.signer_code from public;
grant execute on function platform.signer_shown, platform.signer_code to sillon_public;
