-- What a candidate may do with the number of his invitation (decision 025). A number of another client, a wrong one, a talk
-- that was cancelled or needs no answer give nothing, whichever it was.

/* { outcome, startAt, kind, place, url, company, recruiterFirstname, slots }; all but the outcome while he can confirm. */
create function rh.interview_asked(word text, number text, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  told jsonb;
begin
  if client is null then return null; end if;
  perform set_config('app.client_id', client::text, true);
  select case
    when i.confirmed_at is not null then jsonb_build_object('outcome', 'confirmed')
    when i.start_at <= at then jsonb_build_object('outcome', 'expired')
    else jsonb_build_object('outcome', 'confirmable', 'startAt', i.start_at, 'kind', i.kind, 'place', i.place, 'url', i.url,
      'company', k.name, 'recruiterFirstname', u.firstname, 'minutes', extract(epoch from i.end_at - i.start_at) / 60)
    end into told
    from rh.interview i
    join rh.candidate_application a on a.id = i.candidate_application_id
    join platform.company k on k.client_id = a.client_id and k.id = a.company_id
    join platform.user u on u.id = i.recruiter_id
   where i.confirmation_number = number and i.must_confirm and i.state in ('planned', 'confirmed');
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* 'confirmed', or why not: 'already', 'expired', 'unknown'. */
create function rh.confirm_interview(word text, number text, at timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  asked rh.interview;
  outcome text := 'confirmed';
begin
  if client is null then return 'unknown'; end if;
  perform set_config('app.client_id', client::text, true);
  select i.* into asked from rh.interview i
   where i.confirmation_number = number and i.must_confirm and i.state in ('planned', 'confirmed') for update;
  if asked.id is null then outcome := 'unknown';
  elsif asked.confirmed_at is not null then outcome := 'already';
  elsif asked.start_at <= at then outcome := 'expired';
  else
    update rh.interview i set state = 'confirmed', confirmed_at = at, version = i.version + 1 where i.id = asked.id;
    insert into rh.interview_event (interview_id, what, start_at, at) values (asked.id, 'confirmed', asked.start_at, at);
    insert into kernel.outbox (kind, payload)
    values ('job:tell-interview', jsonb_build_object('interviewId', asked.id, 'what', 'confirmed'));
  end if;
  perform set_config('app.client_id', '', true);
  return outcome;
end $$;

/* Says that he cannot come: the talk is cancelled and its recruiter told. The same words as `confirm_interview`. */
create function rh.decline_interview(word text, number text, why text, at timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
  asked rh.interview;
  outcome text := 'declined';
begin
  if client is null then return 'unknown'; end if;
  perform set_config('app.client_id', client::text, true);
  select i.* into asked from rh.interview i
   where i.confirmation_number = number and i.must_confirm and i.state in ('planned', 'confirmed') for update;
  if asked.id is null then outcome := 'unknown';
  elsif asked.start_at <= at then outcome := 'expired';
  else
    update rh.interview i set state = 'cancelled', cancel_reason = why, version = i.version + 1 where i.id = asked.id;
    insert into rh.interview_event (interview_id, what, start_at, reason, at)
    values (asked.id, 'declined', asked.start_at, why, at);
    update rh.candidate_application a set status = 'under_review', status_since = at, version = a.version + 1
     where a.id = asked.candidate_application_id and a.status = 'interview_scheduled';
    if found then
      insert into rh.candidate_application_event (candidate_application_id, what, from_status, to_status, reason, at)
      values (asked.candidate_application_id, 'moved', 'interview_scheduled', 'under_review', why, at);
    end if;
    insert into kernel.outbox (kind, payload)
    values ('job:tell-interview', jsonb_build_object('interviewId', asked.id, 'what', 'declined'));
  end if;
  perform set_config('app.client_id', '', true);
  return outcome;
end $$;

revoke all on function rh.interview_asked, rh.confirm_interview, rh.decline_interview from public;
grant execute on function rh.interview_asked, rh.confirm_interview, rh.decline_interview to sillon_public;
