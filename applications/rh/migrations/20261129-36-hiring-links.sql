-- What the link of a hiring file opens to who has no account (decision 025), and what it takes. A wrong, closed or expired
-- key gives nothing, whichever it was.
create policy keys on rh.hiring_file for select to sillon_owner using (true);

/* { clientId, company, firstname, language, hiringDate, complete, pieces: [{ kind, state, reason }] } */
create function rh.hiring_file_asked(hash bytea, at timestamptz) returns jsonb
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
    'pieces', (select jsonb_agg(jsonb_build_object('kind', p.kind, 'state', p.state, 'reason', p.reason) order by p.id)
                 from rh.hiring_piece p where p.hiring_file_id = asked.id)) into told
    from rh.candidate_application a
    join rh.candidate c on c.id = a.candidate_id
    join platform.company k on k.client_id = a.client_id and k.id = a.company_id
   where a.id = asked.candidate_application_id and c.anonymised_at is null;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* Keeps what was sent for a piece that is missing or was rejected; false where the link or the piece is not good. The bytes
   lie in the folder of the client already. The first picture of a card is its front, the second its back. */
create function rh.take_hiring_piece(hash bytea, piece text, at timestamptz, files jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := (rh.hiring_file_asked(hash, at) ->> 'clientId')::uuid;
  person uuid;
  taken uuid;
begin
  if client is null then return false; end if;
  perform set_config('app.client_id', client::text, true);
  update rh.hiring_piece p set state = 'received', reason = null, changed_at = at, version = p.version + 1
    from rh.hiring_file h
   where h.token_hash = hash and p.hiring_file_id = h.id and p.kind = piece and p.state in ('missing', 'rejected', 'received')
  returning p.id into taken;
  if taken is not null then
    select a.candidate_id into person from rh.hiring_file h join rh.candidate_application a on a.id = h.candidate_application_id
     where h.token_hash = hash;
    delete from rh.candidate_file f where f.candidate_id = person and f.file_type = piece and f.state = 'rejected';
    perform rh.add_candidate_files(person, (
      select jsonb_agg(f.value || jsonb_build_object('fileType', piece,
        'side', case when piece = 'idCard' then case f.ordinality when 1 then 'front' when 2 then 'back' end end))
        from jsonb_array_elements(files) with ordinality f), at);
    insert into kernel.outbox (kind, payload) select 'job:tell-hiring-piece', jsonb_build_object('hiringPieceId', taken);
  end if;
  perform set_config('app.client_id', '', true);
  return taken is not null;
end $$;

revoke all on function rh.hiring_file_asked, rh.take_hiring_piece from public;
grant execute on function rh.hiring_file_asked, rh.take_hiring_piece to sillon_public;
