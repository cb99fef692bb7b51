-- What a form asks only of who was retained and nobody has said yet is typed by his link, as one piece (kind `details`). What
-- he says is kept beside his file until somebody accepts it.
alter table rh.hiring_piece
  -- what is asked: [{ name, required }]
  add column asked_fields jsonb not null default '[]' check (jsonb_typeof(asked_fields) = 'array'),
  -- what he said, by these names
  add column said_values jsonb check (jsonb_typeof(said_values) = 'object');

/* { clientId, company, firstname, language, hiringDate, complete, pieces: [{ kind, required, state, reason, fields }] } */
create or replace function rh.hiring_file_asked(hash bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.hiring_file;
  told jsonb;
begin
  select h.* into asked from rh.hiring_file h join platform.client c on c.id = h.client_id
   where h.token_hash = hash and h.state <> 'closed' and h.expires_at > at and c.status = 'active' and not c.read_only;
  if asked.id is null then return null; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  select jsonb_build_object('clientId', asked.client_id, 'company', k.name, 'firstname', c.firstname, 'language', c.language,
    'hiringDate', a.hiring_date, 'complete', asked.state = 'complete',
    'pieces', (select jsonb_agg(jsonb_build_object('kind', p.kind, 'required', p.required, 'state', p.state,
                        'reason', p.reason, 'fields', p.asked_fields) order by p.kind <> 'details', not p.required, p.id)
                 from rh.hiring_piece p where p.hiring_file_id = asked.id)) into told
    from rh.candidate_application a
    join rh.candidate c on c.id = a.candidate_id
    join platform.company k on k.client_id = a.client_id and k.id = a.company_id
   where a.id = asked.candidate_application_id and c.anonymised_at is null;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* Keeps what somebody says of himself by the link of his file; false where the link is not good or nothing is asked. */
create function rh.take_hiring_details(hash bytea, at timestamptz, said jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := (rh.hiring_file_asked(hash, at) ->> 'clientId')::uuid;
  taken uuid;
begin
  if client is null then return false; end if;
  perform set_config('app.client_id', client::text, true);
  update rh.hiring_piece p set state = 'received', reason = null, said_values = said, changed_at = at, version = p.version + 1
    from rh.hiring_file h
   where h.token_hash = hash and p.hiring_file_id = h.id and p.kind = 'details' and p.state in ('missing', 'rejected', 'received')
  returning p.id into taken;
  if taken is not null then
    insert into kernel.outbox (kind, payload) select 'job:tell-hiring-piece', jsonb_build_object('hiringPieceId', taken);
  end if;
  perform set_config('app.client_id', '', true);
  return taken is not null;
end $$;

revoke all on function rh.take_hiring_details from public;
grant execute on function rh.take_hiring_details to sillon_public;
