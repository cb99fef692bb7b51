-- The questionnaire that who applies for an offer answers, and which outcomes a person looks at twice: { question: [outcome] }.
alter table rh.job_offer
  add column questionnaire_id uuid,
  add column watched_answers jsonb not null default '{}' check (jsonb_typeof(watched_answers) = 'object');
call kernel.refer('rh.job_offer', 'questionnaire_id', 'platform.questionnaire');

-- Offers are told with the questions of their questionnaire as long as it is asked.
create or replace function rh.careers_offers(address text, today date) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client platform.client;
  told jsonb;
begin
  select c.* into client from rh.careers_client(address) c;
  if client.id is null then return null; end if;
  perform set_config('app.client_id', client.id::text, true);
  select jsonb_build_object('clientId', client.id, 'name', client.name, 'slug', client.slug, 'logoKey', client.logo_key,
    'offers', coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'companyId', o.company_id, 'company', k.name, 'positionId', o.position_id, 'position', p.name,
      'site', s.name, 'addressLine', s.address_line, 'postCode', s.post_code, 'city', s.city, 'country', s.country,
      'family', o.family, 'posts', o.posts, 'startsOn', o.starts_on, 'endsOn', o.ends_on,
      'weeklyHours', o.weekly_hours, 'payMin', o.pay_min, 'payMax', o.pay_max, 'payUnit', o.pay_unit,
      'hasHousing', o.has_housing, 'hasTransport', o.has_transport, 'closesOn', o.closes_on, 'texts', o.texts,
      'channels', o.channels, 'publishedAt', o.published_at,
      'questionnaire', case when v.questionnaire_id is not null then jsonb_build_object(
        'id', q.id, 'name', q.name, 'number', v.number, 'questions', v.questions) end) order by o.starts_on, o.id)
      filter (where o.id is not null), '[]')) into told
    from (select 1) one
    left join rh.job_offer o on o.status = 'published' and (o.closes_on is null or o.closes_on >= today)
    left join platform.company k on k.id = o.company_id
    left join rh.position p on p.id = o.position_id
    left join rh.site s on s.id = o.site_id
    left join platform.questionnaire q on q.id = o.questionnaire_id and q.state = 'published'
    left join platform.questionnaire_version v on v.questionnaire_id = q.id and v.number = q.published_number;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

-- An application comes with the answers to the questionnaire of its offer, where it has one.
create or replace function rh.take_application(word text, at timestamptz, new_id uuid, follow_up bytea, sender bytea, ticket bytea,
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
    if said -> 'questionnaire' is not null then
      insert into platform.questionnaire_answers (questionnaire_id, number, subject_kind, subject_id, answers, submitted_at)
      values ((said -> 'questionnaire' ->> 'id')::uuid, (said -> 'questionnaire' ->> 'number')::int, 'candidateApplication',
        coalesce(invited, new_id), said -> 'questionnaire' -> 'answers', at);
    end if;
    insert into kernel.outbox (kind, payload)
    values ('job:tell-application', jsonb_build_object('candidateApplicationId', coalesce(invited, new_id)));
  end if;
  perform set_config('app.client_id', '', true);
  return outcome;
end $$;
