-- What somebody without an account may do with an application (decision 025): functions of the owner find the client by its
-- word or the row by the digest of a key, step in, write, and step out. A wrong key gives nothing, whichever it was.
create policy keys on rh.candidate_application for select to sillon_owner using (true);
create policy keys on rh.applicant_ticket for select to sillon_owner using (true);

/* A client that visitors may write to, by the word of its address. */
create function rh.client_of_word(word text) returns uuid
  language sql stable security definer set search_path = pg_catalog as $$
  select c.id from platform.client c
   where c.status = 'active' and not c.read_only
     and (c.slug = word or exists (select from platform.client_alias a where a.slug = word and a.client_id = c.id))
   order by (c.slug = word) desc, c.id limit 1
$$;

/* Who of the current client is meant by a form: the same mail, or the same name with the same phone or the same birth date. */
create function rh.candidate_meant(said jsonb) returns uuid
  language sql stable set search_path = pg_catalog as $$
  select c.id from rh.candidate c
   where c.anonymised_at is null
     and (c.mail = lower(said ->> 'mail')
       or kernel.normalise(c.name) = kernel.normalise(said ->> 'name')
      and kernel.normalise(c.firstname) = kernel.normalise(said ->> 'firstname')
      and (c.cell_phone_number = said ->> 'cellPhoneNumber' or c.birthdate = (said ->> 'birthdate')::date))
   order by (c.mail = lower(said ->> 'mail')) desc nulls last, c.id limit 1
$$;

/* What a form says of a person otherwise than his file does: { cellPhoneNumber: '+33611223344' }. */
create function rh.said_otherwise(person uuid, said jsonb) returns jsonb
  language sql stable set search_path = pg_catalog as $$
  select coalesce(jsonb_object_agg(s.key, s.value) filter (where s.value is distinct from k.file -> s.key), '{}')
    from rh.candidate c
   cross join lateral (select jsonb_build_object('title', c.title, 'firstname', c.firstname, 'name', c.name,
     'maidenName', c.maiden_name, 'mail', c.mail, 'cellPhoneNumber', c.cell_phone_number, 'birthdate', c.birthdate,
     'birthCity', c.birth_city, 'citizenshipCog', c.citizenship_cog, 'address', c.address,
     'additionalAddress', c.additional_address, 'postCode', c.post_code, 'city', c.city, 'country', c.country,
     'transport', c.transport, 'lastPosition', c.last_position, 'motivation', c.motivation, 'gloveSize', c.glove_size,
     'shoeSize', c.shoe_size) as file) k
   cross join lateral jsonb_each(said) s
   where c.id = person and k.file ? s.key and s.value <> 'null'
$$;

/* Adds days on which somebody can work, ranges that touch written as one. */
create function rh.add_availabilities(person uuid, ranges daterange[]) returns void
  language plpgsql set search_path = pg_catalog as $$
declare
  merged datemultirange;
begin
  select range_agg(p.period) into merged
    from (select period from rh.availability where candidate_id = person union all select unnest(ranges)) p;
  delete from rh.availability where candidate_id = person;
  insert into rh.availability (candidate_id, period) select person, unnest(merged) where merged is not null;
end $$;

/* Files of a person that lie in the folder of the current client already. */
create function rh.add_candidate_files(person uuid, files jsonb, at timestamptz) returns int
  language sql set search_path = pg_catalog as $$
  with sent as (
    select f.value as said, uuidv7() as id from jsonb_array_elements(files) f
     where split_part(f.value ->> 'storageKey', '/', 1) = kernel.client_id()::text),
  kept as (
    insert into kernel.file (id, storage_key, name, mime, size, sha256)
    select s.id, s.said ->> 'storageKey', s.said ->> 'name', s.said ->> 'mime', (s.said ->> 'size')::bigint, s.said ->> 'sha256'
      from sent s),
  filed as (
    insert into rh.candidate_file (candidate_id, file_type, side, document_name, file_id, created_at)
    select person, s.said ->> 'fileType', s.said ->> 'side', s.said ->> 'documentName', s.id, at from sent s returning 1)
  select count(*)::int from filed
$$;

/* Takes what a form says as an application: 'taken', 'known' where a living one asks for the same offer (nothing is written,
   the files are not kept), 'too_many', or 'nobody' where the word stands for no client.
   said: { person: {...}, availabilities: [{ start, end }], application: { companyId, positionId, jobOfferId, jobsSought,
   contractsSought, formVersion, answers, source, sourceDetail, poolConsentUntil, language } } */
create function rh.take_application(word text, at timestamptz, new_id uuid, follow_up bytea, sender bytea, ticket bytea,
  said jsonb, files jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  asked jsonb := said -> 'application';
  person jsonb := said -> 'person';
  who uuid;
  invited uuid;
  company uuid;
  outcome text := 'taken';
begin
  if client is null then return 'nobody'; end if;
  perform set_config('app.client_id', client::text, true);
  perform pg_advisory_xact_lock(hashtextextended(client::text || lower(person ->> 'mail'), 19));
  select t.candidate_id, t.candidate_application_id into who, invited from rh.applicant_ticket t
   where t.client_id = client and t.token_hash = ticket and t.expires_at > at;
  who := coalesce(who, rh.candidate_meant(person));
  if (select count(*) from rh.candidate_application a
       where a.sender_hash = sender and a.received_at > at - interval '1 hour') >= 100
     or (select count(*) from rh.candidate_application a
          where a.candidate_id = who and a.sender_hash is not null and a.received_at > at - interval '1 hour') >= 5 then
    outcome := 'too_many';
  elsif exists (select from rh.candidate_application a
       where a.candidate_id = who and a.job_offer_id = (asked ->> 'jobOfferId')::uuid
         and a.status not in ('invited', 'hired', 'refused', 'withdrawn')) then
    outcome := 'known';
  else
    select k.id into company from platform.company k
     where k.archived_at is null order by (k.id = (asked ->> 'companyId')::uuid) desc nulls last, k.id limit 1;
    if who is null then
      insert into rh.candidate (title, firstname, name, maiden_name, mail, cell_phone_number, birthdate, birth_city,
        citizenship_cog, address, additional_address, post_code, city, country, transport, last_position, motivation,
        glove_size, shoe_size, language, source, source_detail, pool_consent_until, last_contact_at, created_at)
      values (person ->> 'title', person ->> 'firstname', person ->> 'name', person ->> 'maidenName', lower(person ->> 'mail'),
        person ->> 'cellPhoneNumber', (person ->> 'birthdate')::date, person ->> 'birthCity', person ->> 'citizenshipCog',
        person ->> 'address', person ->> 'additionalAddress', person ->> 'postCode', person ->> 'city',
        coalesce(person ->> 'country', 'FR'), person ->> 'transport', person ->> 'lastPosition', person ->> 'motivation',
        (person ->> 'gloveSize')::numeric, (person ->> 'shoeSize')::numeric, coalesce(asked ->> 'language', 'fr'),
        asked ->> 'source', asked ->> 'sourceDetail', (asked ->> 'poolConsentUntil')::date, at, at)
      returning id into who;
      asked := jsonb_set(asked, '{answers}', coalesce(asked -> 'answers', '{}'));
    else
      asked := jsonb_set(asked, '{answers}', coalesce(asked -> 'answers', '{}')
        || jsonb_build_object('differences', rh.said_otherwise(who, person)));
      update rh.candidate c set last_contact_at = at,
        pool_consent_until = coalesce((asked ->> 'poolConsentUntil')::date, c.pool_consent_until) where c.id = who;
    end if;
    perform rh.add_availabilities(who, array(select daterange((r ->> 'start')::date, (r ->> 'end')::date, '[]')
      from jsonb_array_elements(coalesce(said -> 'availabilities', '[]')) r));
    perform rh.add_candidate_files(who, files, at);
    -- who was invited fills the application that waits for him
    select a.id into invited from rh.candidate_application a
     where a.candidate_id = who and a.status = 'invited' order by (a.id = invited) desc nulls last, a.id limit 1;
    if invited is not null then
      update rh.candidate_application a set status = 'received', status_since = at, received_at = at,
        follow_up_id = new_id, follow_up_token_hash = follow_up, sender_hash = sender, form_version = (asked ->> 'formVersion')::int,
        answers = asked -> 'answers', job_offer_id = coalesce(a.job_offer_id, (asked ->> 'jobOfferId')::uuid),
        position_id = coalesce(a.position_id, (asked ->> 'positionId')::uuid),
        jobs_sought = array(select jsonb_array_elements_text(coalesce(asked -> 'jobsSought', '[]'))),
        contracts_sought = array(select jsonb_array_elements_text(coalesce(asked -> 'contractsSought', '[]'))),
        version = a.version + 1
       where a.id = invited;
    else
      insert into rh.candidate_application (id, candidate_id, company_id, position_id, job_offer_id, status, status_since,
        received_at, jobs_sought, contracts_sought, form_version, answers, follow_up_id, follow_up_token_hash,
        sender_hash)
      values (new_id, who, company, (asked ->> 'positionId')::uuid, (asked ->> 'jobOfferId')::uuid, 'received', at, at,
        array(select jsonb_array_elements_text(coalesce(asked -> 'jobsSought', '[]'))),
        array(select jsonb_array_elements_text(coalesce(asked -> 'contractsSought', '[]'))),
        (asked ->> 'formVersion')::int, asked -> 'answers', new_id, follow_up, sender);
    end if;
    insert into rh.candidate_application_event (candidate_application_id, what, from_status, to_status, at)
    values (coalesce(invited, new_id), case when invited is null then 'created' else 'moved' end,
      case when invited is not null then 'invited' end, 'received', at);
    insert into kernel.outbox (kind, payload)
    values ('job:tell-application', jsonb_build_object('candidateApplicationId', coalesce(invited, new_id)));
  end if;
  perform set_config('app.client_id', '', true);
  return outcome;
end $$;

/* Files that follow an application within two hours; false where the key is not that of a fresh one. */
create function rh.take_candidate_piece(follow_up bytea, at timestamptz, files jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
begin
  select a.* into asked from rh.candidate_application a
   where a.follow_up_token_hash = follow_up and a.received_at > at - interval '2 hours';
  if asked.id is null then return false; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  perform rh.add_candidate_files(asked.candidate_id, files, at);
  perform set_config('app.client_id', '', true);
  return true;
end $$;

/* What the key of an application tells: its client, how it stands as the candidate may know it, his next talk.
   { clientId, publicState, interviewAt, keptUntil, receivedAt, person, isFresh }; null for a wrong key. */
create function rh.followed_application(follow_up bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
  told jsonb;
begin
  select a.* into asked from rh.candidate_application a where a.follow_up_token_hash = follow_up;
  if asked.id is null then return null; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  select jsonb_build_object('clientId', asked.client_id, 'applicationId', asked.id, 'firstname', c.firstname,
    'language', c.language, 'receivedAt', asked.received_at, 'keptUntil', c.pool_consent_until, 'jobOfferId', asked.job_offer_id,
    'isFresh', asked.received_at > at - interval '2 hours',
    'publicState', case
      when asked.status in ('received', 'withdrawn') then asked.status
      when asked.status in ('refused', 'accepted', 'file_complete', 'hired') and not exists (
        select from rh.interview_response r
         where r.candidate_application_id = asked.id and r.sent_at is not null
           and r.status = case when asked.status = 'refused' then 'refused' else 'hired' end) then 'under_review'
      when asked.status = 'refused' then 'refused'
      when asked.status in ('accepted', 'file_complete', 'hired') then 'accepted'
      when asked.status = 'interview_scheduled' then 'interview'
      else 'under_review' end,
    'interviewAt', (select i.start_at from rh.interview i
      where i.candidate_application_id = asked.id and i.state in ('planned', 'confirmed') and i.start_at > at
      order by i.start_at limit 1)) into told
    from rh.candidate c where c.id = asked.candidate_id and c.anonymised_at is null;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* Takes an application back by its key; false where it is wrong or the application is over. Its open talk is cancelled. */
create function rh.withdraw_application(follow_up bytea, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
begin
  select a.* into asked from rh.candidate_application a
   where a.follow_up_token_hash = follow_up and a.status not in ('hired', 'refused', 'withdrawn');
  if asked.id is null then return false; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  update rh.candidate_application a set status = 'withdrawn', status_since = at, version = a.version + 1
   where a.id = asked.id and a.status = asked.status;
  with cancelled as (
    update rh.interview i set state = 'cancelled', cancel_reason = 'withdrawn', version = i.version + 1
     where i.candidate_application_id = asked.id and i.state in ('planned', 'confirmed') returning i.id, i.start_at)
  insert into rh.interview_event (interview_id, what, start_at, at) select c.id, 'cancelled', c.start_at, at from cancelled c;
  insert into rh.candidate_application_event (candidate_application_id, what, from_status, to_status, at)
  values (asked.id, 'moved', asked.status, 'withdrawn', at);
  insert into kernel.outbox (kind, payload)
  values ('job:tell-application', jsonb_build_object('candidateApplicationId', asked.id));
  perform set_config('app.client_id', '', true);
  return true;
end $$;

/* Agrees by the key of an application to be kept until a day; false where it is wrong. */
create function rh.keep_in_pool(follow_up bytea, kept_until date, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
begin
  select a.* into asked from rh.candidate_application a where a.follow_up_token_hash = follow_up;
  if asked.id is null then return false; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  update rh.candidate c set pool_consent_until = kept_until, last_contact_at = at where c.id = asked.candidate_id;
  perform set_config('app.client_id', '', true);
  return true;
end $$;

/* Has a ticket mailed to who is known under a mail; nothing tells whether he is. The job computes the key from the id. */
create function rh.ask_ticket(word text, his_mail text, ticket_id uuid, digest bytea, at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  who uuid;
begin
  if client is null then return; end if;
  perform set_config('app.client_id', client::text, true);
  select c.id into who from rh.candidate c where c.mail = lower(his_mail) and c.anonymised_at is null;
  if who is not null and (select count(*) from rh.applicant_ticket t
      where t.candidate_id = who and t.asked_at > at - interval '1 hour') < 5 then
    insert into rh.applicant_ticket (id, candidate_id, token_hash, asked_at, expires_at)
    values (ticket_id, who, digest, at, at + interval '24 hours');
    insert into kernel.outbox (kind, payload) values ('job:send-applicant-ticket', jsonb_build_object('ticketId', ticket_id));
  end if;
  perform set_config('app.client_id', '', true);
end $$;

/* What a known person once gave, opened by a living ticket of that client; null for any other key. */
create function rh.candidate_of_ticket(word text, digest bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  told jsonb;
begin
  if client is null then return null; end if;
  perform set_config('app.client_id', client::text, true);
  select jsonb_build_object('title', c.title, 'firstname', c.firstname, 'name', c.name, 'maidenName', c.maiden_name,
    'mail', c.mail, 'cellPhoneNumber', c.cell_phone_number, 'birthdate', c.birthdate, 'birthCity', c.birth_city,
    'citizenshipCog', c.citizenship_cog, 'address', c.address, 'additionalAddress', c.additional_address,
    'postCode', c.post_code, 'city', c.city, 'country', c.country, 'transport', c.transport,
    'lastPosition', c.last_position, 'motivation', c.motivation, 'gloveSize', c.glove_size, 'shoeSize', c.shoe_size,
    'language', c.language, 'availabilities', (select coalesce(jsonb_agg(jsonb_build_object(
      'start', lower(v.period), 'end', upper(v.period) - 1) order by v.period), '[]')
      from rh.availability v where v.candidate_id = c.id and upper(v.period) > at::date)) into told
    from rh.applicant_ticket t join rh.candidate c on c.id = t.candidate_id
   where t.token_hash = digest and t.expires_at > at and c.anonymised_at is null;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

revoke all on function rh.client_of_word, rh.candidate_meant, rh.said_otherwise, rh.add_availabilities,
  rh.add_candidate_files, rh.take_application, rh.take_candidate_piece, rh.followed_application, rh.withdraw_application,
  rh.keep_in_pool, rh.ask_ticket, rh.candidate_of_ticket from public;
grant execute on function rh.take_application, rh.take_candidate_piece, rh.followed_application, rh.withdraw_application,
  rh.keep_in_pool, rh.ask_ticket, rh.candidate_of_ticket to sillon_public;
grant execute on function rh.add_availabilities, rh.candidate_meant to sillon_app, sillon_platform;
