-- Who asked for what is kept of him, or for its erasure (RGPD, articles 15 and 17), by the key of his application.
create table rh.data_request (
  id uuid not null default uuidv7(),
  candidate_id uuid not null,
  wish text not null check (wish in ('copy', 'erasure')),
  asked_at timestamptz not null
);
call kernel.fence('rh.data_request', append_only => true);
call kernel.refer('rh.data_request', 'candidate_id', 'rh.candidate', 'cascade');

/* Writes down what an applicant wishes of his data, and has it told to whom the client named for it. One wish counts once a
   month. False for a key that is not good. */
create function rh.ask_own_data(follow_up bytea, wished text, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
  request uuid;
begin
  select a.* into asked from rh.candidate_application a where a.follow_up_token_hash = follow_up;
  if asked.id is null then return false; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  insert into rh.data_request (candidate_id, wish, asked_at)
  select c.id, wished, at from rh.candidate c
   where c.id = asked.candidate_id and c.anonymised_at is null and not exists (
     select from rh.data_request r
      where r.candidate_id = c.id and r.wish = wished and r.asked_at > at - interval '1 month')
  returning id into request;
  if request is not null then
    insert into kernel.outbox (kind, payload) values ('job:tell-data-request', jsonb_build_object('requestId', request));
  end if;
  perform set_config('app.client_id', '', true);
  return true;
end $$;

revoke all on function rh.ask_own_data from public;
grant execute on function rh.ask_own_data to sillon_public;
