/* Has it looked up who is known under a mail. Whoever it is, the same is written: a job does the rest, out of the visitor's
   sight, so that neither the answer nor the time it takes tells anything. */
create function rh.ask_ticket(word text, his_mail text, ticket_id uuid, at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := rh.client_of_word(word);
begin
  if client is null then return; end if;
  perform set_config('app.client_id', client::text, true);
  insert into kernel.outbox (kind, payload)
  values ('job:answer-ticket-request', jsonb_build_object('ticketId', ticket_id, 'mail', lower(his_mail), 'askedAt', at));
  perform set_config('app.client_id', '', true);
end $$;

drop function rh.ask_ticket(text, text, uuid, bytea, timestamptz);
revoke all on function rh.ask_ticket from public;
grant execute on function rh.ask_ticket to sillon_public;
