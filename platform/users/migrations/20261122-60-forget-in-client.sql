-- Who leaves a client keeps nothing there. Identity, which ends memberships and begins them anew, may do this alone to
-- the rows of a client: in its own transaction, so that nobody has left with half of what he held.
create function platform.forget_in_client(client uuid, person uuid, at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  former text := current_setting('app.client_id', true);
begin
  perform set_config('app.client_id', client::text, true);
  delete from platform.service_user where user_id = person;
  delete from platform.company_manager where user_id = person;
  delete from platform.user_right where user_id = person;
  delete from platform.configuration_delegation where user_id = person;
  delete from platform.esign_delegate where user_id = person;
  delete from platform.esign_delegation where user_id = person;
  update platform.right_delegation set revoked_at = at
   where revoked_at is null and person in (delegator_id, delegate_id);
  perform set_config('app.client_id', coalesce(former, ''), true);
end $$;
revoke all on function platform.forget_in_client from public;
grant execute on function platform.forget_in_client to sillon_auth;
