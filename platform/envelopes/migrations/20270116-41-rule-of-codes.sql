-- How codes of six digits are counted, whichever link sends them: signing (decision 074), a hiring file (decision 075).

/* Whether another code may leave: five an hour, and none for ten minutes after one that was tried five times. */
create function platform.may_send_code(sent timestamptz[], tries int[], at timestamptz) returns boolean
  language sql immutable set search_path = pg_catalog
  return (select count(*) filter (where c.sent > at - interval '1 hour') < 5
             and count(*) filter (where c.tries >= 5 and c.sent > at - interval '10 minutes') = 0
            from unnest(sent, tries) c (sent, tries));

/* What a code that is shown is worth against the last that was sent: `entered`; `wait` once that one was tried five times;
   else `wrong`. */
create function platform.worth_of_code(sent timestamptz, tries int, kept bytea, shown bytea, at timestamptz) returns text
  language sql immutable set search_path = pg_catalog
  return case when coalesce(sent <= at - interval '10 minutes', true) then 'wrong' when tries >= 5 then 'wait'
              when kept = shown then 'entered' else 'wrong' end;
revoke all on function platform.may_send_code, platform.worth_of_code from public;

/* As before, counted by this rule. */
create or replace function platform.signer_code(
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
     (select platform.may_send_code(array_agg(s.sent_at), array_agg(s.tries), at)
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
  outcome := platform.worth_of_code(last.sent_at, last.tries, last.digest, code_digest, at);
  if outcome = 'wait' then
    until := last.sent_at + interval '10 minutes';
  elsif outcome = 'entered' then
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
