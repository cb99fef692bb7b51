-- A device that has opened a hiring file is told what became of its link; any other is answered as a stranger (decision 075).

/* { why: 'closed' or 'expired', company } where the link opens nothing any more and the device had opened it; null else. */
create function rh.end_of_hiring_file(hash bytea, device bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file;
  told jsonb;
begin
  select h.* into asked from rh.hiring_file h join platform.client c on c.id = h.client_id
   where h.token_hash = hash and (h.state = 'closed' or h.expires_at <= at) and c.status = 'active';
  if asked.id is null then return null; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  select jsonb_build_object('why', case asked.state when 'closed' then 'closed' else 'expired' end, 'company', k.name) into told
    from rh.hiring_device d
    join rh.candidate_application a on a.id = asked.candidate_application_id
    join rh.candidate c on c.id = a.candidate_id and c.anonymised_at is null
    join platform.company k on k.client_id = a.client_id and k.id = a.company_id
   where d.hiring_file_id = asked.id and d.digest = device and d.ends_at > at;
  perform rh.leave_hiring_file();
  return told;
end $$;

revoke all on function rh.end_of_hiring_file from public;
grant execute on function rh.end_of_hiring_file to sillon_public;
