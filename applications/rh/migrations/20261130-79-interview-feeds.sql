-- The address under which a recruiter's own calendar reads his talks: one a person and client.
create table rh.interview_feed (
  client_id uuid not null default kernel.client_id(),
  user_id uuid not null,
  -- sha256 of the key, which is told once
  token_hash bytea not null check (length(token_hash) = 32),
  made_at timestamptz not null,
  version int not null default 1,
  primary key (client_id, user_id)
);
call kernel.fence('rh.interview_feed');
call kernel.refer_member('rh.interview_feed', 'user_id');
call platform.audited('rh.interview_feed');
create index interview_feed_token on rh.interview_feed (token_hash);
create index on rh.interview_feed (user_id);
-- A calendar names no client (decision 025).
create policy keys on rh.interview_feed for select to sillon_owner using (true);

/* The talks of whose feed it is, from a month ago to half a year ahead, as long as he belongs to the client: hours, places and
   first names. Null of an address that is wrong or withdrawn. */
create function rh.interviews_of_feed(hash bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  feed rh.interview_feed;
  told jsonb;
begin
  select f.* into feed from rh.interview_feed f join platform.client c on c.id = f.client_id
   where f.token_hash = hash and c.status = 'active';
  if feed.user_id is null then return null; end if;
  perform set_config('app.client_id', feed.client_id::text, true);
  if exists (select from platform.client_user m join platform.user u on u.id = m.user_id
              where m.user_id = feed.user_id and u.active and platform.is_member_at(m.active, m.ends_at, at)) then
    select jsonb_build_object('language', (select u.language from platform.user u where u.id = feed.user_id), 'talks',
      coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'startAt', i.start_at, 'endAt', i.end_at, 'place', i.place, 'url', i.url,
        'sequence', i.version - 1, 'firstname', d.firstname, 'initial', left(d.name, 1),
        'isConfirmed', i.state <> 'planned') order by i.start_at), '[]')) into told
      from rh.interview i
      join rh.candidate_application a on a.id = i.candidate_application_id
      join rh.candidate d on d.id = a.candidate_id and d.anonymised_at is null
     where i.state <> 'cancelled' and i.start_at between at - interval '1 month' and at + interval '6 months'
       and (i.recruiter_id = feed.user_id or feed.user_id = any(i.other_interviewer_ids));
  end if;
  perform set_config('app.client_id', '', true);
  return told;
end $$;
revoke all on function rh.interviews_of_feed from public;
grant execute on function rh.interviews_of_feed to sillon_public;
