/* Whether an address has sent as many applications within the hour as one takes of it, whichever client they went to: asked
   before a byte of a file is read. */
create function rh.has_sent_enough(sender bytea, at timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog as $$
  select count(*) >= 100 from rh.candidate_application a
   where a.sender_hash = sender and a.received_at > at - interval '1 hour'
$$;
revoke all on function rh.has_sent_enough from public;
grant execute on function rh.has_sent_enough to sillon_public;
