/* The active client whose public address this is, or was. */
create function rh.careers_client(address text) returns setof platform.client
  language sql stable set search_path = pg_catalog as $$
  select c.* from platform.client c
   where c.status = 'active'
     and (c.slug = lower(address)
          or c.id in (select a.client_id from platform.client_alias a where a.slug = lower(address)))
$$;

/* What an applicant of the present client chooses among: live positions, and the client's own words for sources and
   transports where it has written some. */
create function rh.form_options() returns jsonb
  language sql stable set search_path = pg_catalog as $$
  select jsonb_build_object(
    'positions', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'label', p.name) order by p.search_text, p.id)
        from rh.position p where p.archived_at is null), '[]'),
    'lists', coalesce((
      select jsonb_object_agg(l.code, (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.value ->> 'id', 'label', o.value ->> 'label')
                                  order by o.ordinality), '[]')
          from jsonb_array_elements(l.options) with ordinality o where (o.value ->> 'active')::boolean))
        from platform.option_list l
       where l.active and l.code in ('applicationSources', 'applicantTransports')), '{}'))
$$;

/* All that a stranger is told of a client that hires: its form, how to reach it, what becomes of his data. Null where no
   active client has this address. */
create function rh.careers_site(address text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client platform.client;
  told jsonb;
begin
  select c.* into client from rh.careers_client(address) c;
  if client.id is null then return null; end if;
  perform set_config('app.client_id', client.id::text, true);
  select jsonb_build_object(
    'clientId', client.id, 'name', client.name, 'slug', client.slug, 'logoKey', client.logo_key,
    'isReadOnly', client.read_only,
    'form', (select to_jsonb(f) - 'client_id' - 'saved_by' from rh.application_form f order by f.version desc limit 1),
    'color', (select k.color from platform.company k where k.archived_at is null and k.color is not null
               order by kernel.normalise(k.name), k.id limit 1),
    'mail', (select i.mail from platform.contact_information i),
    'phone', (select i.phone_number from platform.contact_information i),
    'dataContact', (select g.contact_mail from platform.rgpd_configuration g),
    'poolMonths', coalesce((select (g.retention ->> 'candidate')::int from platform.rgpd_configuration g), 24),
    'notices', coalesce((select jsonb_agg(to_jsonb(n)) from (
      select distinct on (language) language, number, body from platform.rgpd_notice order by language, number desc) n), '[]'),
    'sites', coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'city', s.city) order by s.search_text, s.id)
       from rh.site s join platform.company k on k.id = s.company_id
      where s.archived_at is null and k.archived_at is null), '[]'),
    'options', rh.form_options()) into told;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* Offers of a client that are shown on a day, the next to begin first. Null where no active client has this address. */
create function rh.careers_offers(address text, today date) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client platform.client;
  told jsonb;
begin
  select c.* into client from rh.careers_client(address) c;
  if client.id is null then return null; end if;
  perform set_config('app.client_id', client.id::text, true);
  select jsonb_build_object('clientId', client.id, 'name', client.name, 'slug', client.slug, 'logoKey', client.logo_key,
    'offers', coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'companyId', o.company_id, 'company', k.name, 'positionId', o.position_id, 'position', p.name,
      'site', s.name, 'addressLine', s.address_line, 'postCode', s.post_code, 'city', s.city, 'country', s.country,
      'family', o.family, 'posts', o.posts, 'startsOn', o.starts_on, 'endsOn', o.ends_on,
      'weeklyHours', o.weekly_hours, 'payMin', o.pay_min, 'payMax', o.pay_max, 'payUnit', o.pay_unit,
      'hasHousing', o.has_housing, 'hasTransport', o.has_transport, 'closesOn', o.closes_on, 'texts', o.texts,
      'channels', o.channels, 'publishedAt', o.published_at) order by o.starts_on, o.id)
      filter (where o.id is not null), '[]')) into told
    from (select 1) one
    left join rh.job_offer o on o.status = 'published' and (o.closes_on is null or o.closes_on >= today)
    left join platform.company k on k.id = o.company_id
    left join rh.position p on p.id = o.position_id
    left join rh.site s on s.id = o.site_id;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

/* Counts that an offer that is shown was opened, by where its reader came from: one of its own sources, or the site. */
create function rh.note_offer_visit(address text, offer uuid, origin text, today date) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  client platform.client;
begin
  select c.* into client from rh.careers_client(address) c;
  if client.id is null or client.read_only then return; end if;
  perform set_config('app.client_id', client.id::text, true);
  insert into rh.offer_visit (job_offer_id, day, source)
  select o.id, today, case when origin = any(o.sources || array['feed', 'poster']) then origin else 'site' end
    from rh.job_offer o where o.id = offer and o.status = 'published'
  on conflict (client_id, job_offer_id, day, source) do update set visits = offer_visit.visits + 1;
  perform set_config('app.client_id', '', true);
end $$;

revoke all on function rh.careers_client, rh.form_options, rh.careers_site, rh.careers_offers, rh.note_offer_visit from public;
grant execute on function rh.form_options to sillon_app, sillon_platform;
grant execute on function rh.careers_site, rh.careers_offers, rh.note_offer_visit to sillon_public;
