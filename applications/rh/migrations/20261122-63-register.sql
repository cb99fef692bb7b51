-- The staff register of each establishment (code du travail, L1221-13, D1221-23, D1221-23-1): lines are added, never
-- changed, numbered without a gap, each sealed with the one before it.
create table rh.external_worker (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  company_id uuid not null,
  siret text not null check (siret ~ '^\d{14}$'),
  kind text not null check (kind in ('agency', 'employerGroup', 'contractor', 'trainee', 'civicService')),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 80),
  first_names text not null check (char_length(btrim(first_names)) between 1 and 120),
  citizenship text check (char_length(citizenship) <= 80),
  birth_date date,
  sex smallint check (sex in (1, 2)),
  job text check (char_length(job) <= 120),
  qualification text check (char_length(qualification) <= 120),
  starts_on date not null,
  ends_on date,
  -- the agency, the group of employers, the company that sends him; the school of a trainee
  organisation_name text check (char_length(organisation_name) <= 120),
  organisation_address text check (char_length(organisation_address) <= 200),
  tutor_name text check (char_length(tutor_name) <= 120),
  place text check (char_length(place) <= 120),
  created_at timestamptz not null default now(),
  created_by uuid references platform.user,
  version int not null default 1,
  check (ends_on >= starts_on),
  check (kind in ('trainee', 'civicService') or (organisation_name is not null and organisation_address is not null)),
  check (kind not in ('trainee', 'civicService') or (tutor_name is not null and place is not null))
);
call kernel.fence('rh.external_worker');
call kernel.refer('rh.external_worker', 'company_id', 'platform.company');
call platform.audited('rh.external_worker');
create index external_worker_by_start on rh.external_worker (client_id, siret, starts_on desc, id);
create index on rh.external_worker (created_by);

create table rh.register_entry (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  company_id uuid not null,
  siret text not null check (siret ~ '^\d{14}$'),
  number int not null check (number >= 1),
  -- the entry that an event or a correction speaks of, by its number
  ref_number int,
  entry_number int not null generated always as (coalesce(ref_number, number)) stored,
  entry_id uuid not null default uuidv7(),
  part text not null check (part in ('staff', 'trainee')),
  kind text not null check (kind in ('entry', 'event', 'correction')),
  motive text not null check (motive in
    ('hired', 'movedIn', 'left', 'movedOut', 'stays', 'permit', 'neverCame', 'elsewhere', 'corrected')),
  -- each line restates the whole entry as it stands with it
  is_void boolean not null default false,
  employee_id uuid,
  contract_id uuid,
  external_worker_id uuid,
  last_name text not null,
  first_names text not null,
  citizenship text,
  birth_date date,
  sex smallint check (sex in (1, 2)),
  job text,
  qualification text,
  entry_date date not null,
  exit_date date,
  authorisation_date date,
  permit_type text,
  permit_number text,
  mentions text[] not null default '{}' check (mentions <@ array[
    'cdd', 'temporary', 'employerGroup', 'contractor', 'partTime', 'apprentice', 'professionalisation', 'civicService']),
  agency_name text,
  agency_address text,
  tutor_name text,
  place text,
  reason text check (char_length(reason) <= 500),
  recorded_at timestamptz not null default now(),
  recorded_by uuid references platform.user,
  previous_hash bytea,
  hash bytea not null default '',
  search_text text not null generated always as (kernel.normalise(
    last_name || ' ' || first_names || ' ' || coalesce(job, '') || ' ' || coalesce(agency_name, ''))) stored,
  check ((kind = 'entry') = (ref_number is null)),
  check (ref_number < number),
  check ((contract_id is null) <> (external_worker_id is null)),
  check ((contract_id is null) = (employee_id is null)),
  check (exit_date >= entry_date)
);
call kernel.fence('rh.register_entry', append_only => true);
call kernel.searchable('rh.register_entry');
call kernel.refer('rh.register_entry', 'company_id', 'platform.company');
call kernel.refer('rh.register_entry', 'employee_id', 'rh.employee');
call kernel.refer('rh.register_entry', 'contract_id', 'rh.employment_contract');
call kernel.refer('rh.register_entry', 'external_worker_id', 'rh.external_worker');
create unique index register_by_number on rh.register_entry (client_id, siret, number);
create index register_by_entry on rh.register_entry (client_id, siret, entry_number, number desc);
create index register_of_part on rh.register_entry (client_id, siret, part, number) where kind = 'entry';
create index on rh.register_entry (recorded_by);

/* What a line says, in one fixed form: its seal is taken from it and from the seal before. */
create function rh.seal_of_line(line rh.register_entry, previous bytea) returns bytea language sql stable
  return sha256(coalesce(previous, '') || convert_to(jsonb_build_array(
    line.id, line.company_id, line.siret, line.number, line.ref_number, line.entry_id, line.part, line.kind, line.motive, line.is_void,
    line.employee_id, line.contract_id, line.external_worker_id, line.last_name, line.first_names, line.citizenship,
    line.birth_date, line.sex, line.job, line.qualification, line.entry_date, line.exit_date, line.authorisation_date,
    line.permit_type, line.permit_number, line.mentions, line.agency_name, line.agency_address, line.tutor_name, line.place,
    line.reason, line.recorded_at at time zone 'UTC', line.recorded_by)::text, 'UTF8'));

/* Makes other writers of a register wait until the end of the transaction; answers the number of its last line. */
create function rh.hold_register(siret_of text) returns int language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(kernel.client_id() || siret_of, 0));
  return coalesce((select max(e.number) from rh.register_entry e where e.siret = siret_of), 0);
end $$;

/* A line follows the one before: no number is left out, and its seal goes on from the seal before. */
create function rh.seal_line() returns trigger language plpgsql as $$
begin
  if new.number > 1 then
    select e.hash into new.previous_hash
      from rh.register_entry e where e.siret = new.siret and e.number = new.number - 1;
    if not found then
      raise exception 'line % follows none', new.number using errcode = '40001';
    end if;
  else
    new.previous_hash := null;
  end if;
  new.entry_id := case when new.ref_number is null then new.id else (
    select e.id from rh.register_entry e
     where e.siret = new.siret and e.number = new.ref_number and e.kind = 'entry') end;
  new.hash := rh.seal_of_line(new, new.previous_hash);
  return new;
end $$;
create trigger seal before insert on rh.register_entry for each row execute function rh.seal_line();

/* The first line of a register that is not what was written, or does not follow the one before; null when all hold. */
create function rh.broken_line(siret_of text) returns int language sql stable as $$
  select min(c.number)
    from (select e.number, row_number() over w as place, lag(e.hash) over w as before, e.previous_hash, e.hash,
                 rh.seal_of_line(e, e.previous_hash) as seal
            from rh.register_entry e
           where e.siret = siret_of
          window w as (order by e.number)) as c
   where c.number <> c.place or c.previous_hash is distinct from c.before or c.hash <> c.seal
$$;

-- A link by which an inspector reads one register for a day, without an account; only the hash of its key is kept.
create table rh.inspector_link (
  client_id uuid not null default kernel.client_id(),
  id uuid not null default uuidv7(),
  company_id uuid not null,
  siret text not null check (siret ~ '^\d{14}$'),
  -- as the visitor reads them: he sees no other table
  company_name text not null,
  establishment_name text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid not null references platform.user,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
call kernel.fence('rh.inspector_link');
call kernel.refer('rh.inspector_link', 'company_id', 'platform.company');
call platform.audited('rh.inspector_link');
create unique index on rh.inspector_link (client_id, token_hash);
create index inspector_link_by_age on rh.inspector_link (client_id, siret, created_at desc, id);
create index on rh.inspector_link (created_by);

-- Who took a register away, and what an inspector opened: never changed.
create table rh.register_reading (
  id uuid not null default uuidv7(),
  siret text not null,
  what text not null check (what in ('page', 'pdf', 'csv')),
  from_day date,
  to_day date,
  actor_id uuid references platform.user,
  link_id uuid,
  at timestamptz not null default now(),
  check ((actor_id is null) <> (link_id is null))
);
call kernel.fence('rh.register_reading', append_only => true);
call kernel.refer('rh.register_reading', 'link_id', 'rh.inspector_link');
create index on rh.register_reading (actor_id);
create index on rh.register_reading (client_id, siret, at);

-- Visitors: in the client that the link names, the lines of the registers that a living link opens.
grant usage on schema rh to sillon_public;
grant select on rh.register_entry, rh.inspector_link to sillon_public;
grant insert on rh.register_reading to sillon_public;
create policy inspection on rh.register_entry as restrictive for select to sillon_public using (exists (
  select from rh.inspector_link l
   where l.siret = register_entry.siret and l.revoked_at is null and l.expires_at > now()));
