-- An applicant says by the key of his application in which of the languages of letters he is written to.

/* False for a wrong key. */
create function rh.write_in(follow_up bytea, spoken text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.candidate_application;
begin
  select a.* into asked from rh.candidate_application a where a.follow_up_token_hash = follow_up;
  if asked.id is null then return false; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  update rh.candidate c set language = spoken, version = c.version + 1
   where c.id = asked.candidate_id and c.anonymised_at is null and c.language <> spoken;
  perform set_config('app.client_id', '', true);
  return true;
end $$;
revoke all on function rh.write_in from public;
grant execute on function rh.write_in to sillon_public;
