-- Who signs is asked for a second factor where the policy says so: whoever signs him in reads who that is, in any client.
create policy identity on platform.esign_delegation for select to sillon_auth using (true);
create policy identity on platform.esign_delegate for select to sillon_auth using (true);
grant select (client_id, id, user_id, ends_at) on platform.esign_delegation to sillon_auth;
grant select (client_id, delegation_id, act, user_id) on platform.esign_delegate to sillon_auth;
