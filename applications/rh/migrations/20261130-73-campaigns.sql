-- A season of hirings: how many people are needed where and when, who is asked to come, and how far each of them is.
create table rh.campaign (
  id uuid not null default uuidv7(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  name_key text not null generated always as (kernel.normalise(btrim(name))) stored,
  starts_on date not null,
  ends_on date not null,
  note text check (char_length(note) between 1 and 2000),
  search_text text not null generated always as (kernel.normalise(name)) stored,
  archived_at timestamptz,
  version int not null default 1,
  check (ends_on between starts_on and starts_on + 366)
);
call kernel.fence('rh.campaign');
call kernel.searchable('rh.campaign');
call platform.audited('rh.campaign');
create unique index on rh.campaign (client_id, name_key) where archived_at is null;
-- The order of the list.
create index campaign_listed on rh.campaign (client_id, starts_on, id);

-- How many people a site needs from a week on, named by its Monday.
create table rh.campaign_need (
  id uuid not null default uuidv7(),
  campaign_id uuid not null,
  company_id uuid not null,
  site_id uuid not null,
  position_id uuid,
  week date not null check (extract(isodow from week) = 1),
  quantity int not null check (quantity between 1 and 2000)
);
call kernel.fence('rh.campaign_need');
call kernel.refer('rh.campaign_need', 'campaign_id', 'rh.campaign', 'cascade');
call kernel.refer('rh.campaign_need', 'company_id', 'platform.company');
call kernel.refer('rh.campaign_need', 'site_id', 'rh.site');
call kernel.refer('rh.campaign_need', 'position_id', 'rh.position');
call platform.audited('rh.campaign_need');
create unique index campaign_need_once on rh.campaign_need (client_id, campaign_id, site_id, position_id, week) nulls not distinct;

-- Somebody who is asked to come: of the staff of former seasons, or by his application. How far he is, is read of his file,
-- his contract and his declaration; only his answer is kept here.
create table rh.campaign_person (
  id uuid not null default uuidv7(),
  campaign_id uuid not null,
  company_id uuid not null,
  employee_id uuid,
  candidate_application_id uuid,
  site_id uuid,
  position_id uuid,
  arrival_on date,
  answer text not null default 'waiting' check (answer in ('waiting', 'yes', 'no')),
  token_hash bytea,
  invited_at timestamptz,
  answered_at timestamptz,
  version int not null default 1,
  check ((employee_id is null) <> (candidate_application_id is null))
);
call kernel.fence('rh.campaign_person');
call kernel.refer('rh.campaign_person', 'campaign_id', 'rh.campaign', 'cascade');
call kernel.refer('rh.campaign_person', 'company_id', 'platform.company');
call kernel.refer('rh.campaign_person', 'employee_id', 'rh.employee', 'cascade');
call kernel.refer('rh.campaign_person', 'candidate_application_id', 'rh.candidate_application', 'cascade');
call kernel.refer('rh.campaign_person', 'site_id', 'rh.site');
call kernel.refer('rh.campaign_person', 'position_id', 'rh.position');
call platform.audited('rh.campaign_person');
create unique index campaign_person_of_staff on rh.campaign_person (client_id, campaign_id, employee_id) where employee_id is not null;
create unique index campaign_person_applying on rh.campaign_person (client_id, campaign_id, candidate_application_id)
  where candidate_application_id is not null;
-- The order of the list.
create index campaign_person_listed on rh.campaign_person (client_id, campaign_id, id);
create index campaign_person_asked on rh.campaign_person (token_hash) where token_hash is not null;

-- What the link of an invitation opens to who has no account (decision 025), and the answer that it takes. A wrong key, one
-- of a season that is over or put aside: nothing, whichever it was.
create policy keys on rh.campaign_person for select to sillon_owner using (true);

/* { clientId, company, firstname, language, site, position, arrivalOn, from, to, answer } */
create function rh.recall_asked(hash bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  asked rh.campaign_person;
  told jsonb;
begin
  select p.* into asked from rh.campaign_person p join platform.client c on c.id = p.client_id
   where p.token_hash = hash and c.status = 'active' and not c.read_only;
  if asked.id is null then return null; end if;
  perform set_config('app.client_id', asked.client_id::text, true);
  select jsonb_build_object('clientId', asked.client_id, 'company', k.name, 'firstname', coalesce(e.firstname, d.firstname),
    'language', coalesce(e.language, d.language), 'site', s.name, 'position', n.name, 'arrivalOn', asked.arrival_on,
    'from', m.starts_on, 'to', m.ends_on, 'answer', asked.answer) into told
    from rh.campaign m
    join platform.company k on k.client_id = m.client_id and k.id = asked.company_id
    left join rh.employee e on e.id = asked.employee_id and e.status <> 'deleted'
    left join rh.candidate_application a on a.id = asked.candidate_application_id
    left join rh.candidate d on d.id = a.candidate_id and d.anonymised_at is null
    left join rh.site s on s.id = asked.site_id
    left join rh.position n on n.id = asked.position_id
   where m.id = asked.campaign_id and m.archived_at is null and m.ends_on >= (at at time zone 'Europe/Paris')::date
     and coalesce(e.id, d.id) is not null;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* False where the link is not good. The day is one of the season, or none: what was proposed stays. */
create function rh.answer_recall(hash bytea, said text, arrival date, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client uuid := (rh.recall_asked(hash, at) ->> 'clientId')::uuid;
  taken boolean;
begin
  if client is null then return false; end if;
  perform set_config('app.client_id', client::text, true);
  update rh.campaign_person p
     set answer = said, answered_at = at, arrival_on = coalesce(arrival, p.arrival_on), version = p.version + 1
    from rh.campaign m
   where p.token_hash = hash and m.id = p.campaign_id
     and (arrival is null or arrival between m.starts_on and m.ends_on);
  taken := found;
  perform set_config('app.client_id', '', true);
  return taken;
end $$;

revoke all on function rh.recall_asked, rh.answer_recall from public;
grant execute on function rh.recall_asked, rh.answer_recall to sillon_public;
