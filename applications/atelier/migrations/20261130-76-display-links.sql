-- What a screen on a wall is opened with: lines of one workshop, for a year, until somebody withdraws it.
create table atelier.display_link (
  id uuid not null default uuidv7(),
  client_id uuid not null default kernel.client_id(),
  workshop_id uuid not null,
  label text not null check (char_length(label) between 1 and 60),
  ligne_ids uuid[] not null check (cardinality(ligne_ids) between 1 and 12),
  -- sha256 of the key, which is told once
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null,
  created_by uuid not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  version int not null default 1
);
call kernel.fence('atelier.display_link');
call kernel.refer('atelier.display_link', 'workshop_id', 'atelier.workshop');
call kernel.refer_member('atelier.display_link', 'created_by');
call platform.audited('atelier.display_link');
create index display_link_token on atelier.display_link (token_hash);
create index display_link_listed on atelier.display_link (client_id, workshop_id, created_at);

-- The link that a screen holds finds its row before any client is known (decision 025).
create policy keys on atelier.display_link for select to sillon_owner using (true);

/* What a wall tells of a line at an instant: no name, no customer, no weight. Null of a line that is not there. */
create function atelier.wall_of(line uuid, at timestamptz) returns jsonb
  language sql stable set search_path = pg_catalog as $$
  select jsonb_build_object('id', l.id, 'label', l.label, 'active', l.active, 'order', o.told,
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object('hour', h.hour, 'cases', h.cases) order by h.hour), '[]')
        from (select extract(hour from e.at at time zone 'Europe/Paris')::int as hour, sum((e.data ->> 'cases')::int) as cases
                from atelier.fabrication_order_event e
                join atelier.fabrication_order f on f.id = e.order_id and f.ligne_id = l.id
               where e.what = 'cases' and e.at >= day.midnight group by 1) h),
    'stops', (
      select coalesce(jsonb_agg(p.told order by p.started_at desc), '[]')
        from (select p.started_at, jsonb_build_object('id', p.id, 'startedAt', p.started_at, 'reasonCode', p.reason_code,
                       'isOpen', p.ended_at is null,
                       'minutes', floor(extract(epoch from coalesce(p.ended_at, at) - p.started_at) / 60)::int) as told
                from atelier.pause p join atelier.fabrication_order f on f.id = p.order_id and f.ligne_id = l.id
               where p.started_at >= day.midnight or p.ended_at is null
               order by p.started_at desc, p.id limit 3) p),
    'next', (
      select coalesce(jsonb_agg(n.told order by n.place), '[]')
        from (select row_number() over (order by d.date, array_position(array['morning', 'afternoon', 'night'], d.shift),
                       d.rank, d.id) as place,
                     jsonb_build_object('id', d.id, 'date', d.date, 'shift', d.shift, 'article', a.name,
                       'cases', d.planned_cases) as told
                from atelier.ligne_detail d join platform.article a on a.id = d.article_id
               where d.ligne_id = l.id and d.date >= (at at time zone 'Europe/Paris')::date
                 and not exists (select from atelier.fabrication_order f
                                  where f.ligne_detail_id = d.id and f.state not in ('created', 'cancelled'))
               order by place limit 3) n))
    from atelier.ligne_atelier l
    cross join lateral (
      select (at at time zone 'Europe/Paris')::date::timestamp at time zone 'Europe/Paris' as midnight) day
    left join lateral (
      select jsonb_build_object('state', f.state, 'article', a.name, 'doneCases', f.done_cases, 'plannedCases', f.planned_cases,
               'standardCasesPerHour', f.standard_cases_per_hour, 'startedAt', f.started_at, 'pauses', (
                 select coalesce(jsonb_agg(jsonb_build_object('startedAt', p.started_at, 'endedAt', p.ended_at,
                          'reasonCode', p.reason_code)), '[]')
                   from atelier.pause p where p.order_id = f.id)) as told
        from atelier.fabrication_order f join platform.article a on a.id = f.article_id
       where f.ligne_id = l.id and f.state in ('running', 'suspended')
       order by f.state = 'running' and f.pouring_ended_at is null desc, f.started_at desc, f.id limit 1) o on true
   where l.id = line and l.archived_at is null
$$;

/* The lines that a link shows, in its order; null of a link that is wrong, expired or withdrawn, or of a client that is closed. */
create function atelier.walls_shown(hash bytea, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  shown atelier.display_link;
  told jsonb;
begin
  select d.* into shown from atelier.display_link d join platform.client c on c.id = d.client_id
   where d.token_hash = hash and d.revoked_at is null and d.expires_at > at and c.status = 'active';
  if shown.id is null then return null; end if;
  perform set_config('app.client_id', shown.client_id::text, true);
  select coalesce(jsonb_agg(w.told order by w.place) filter (where w.told is not null), '[]') into told
    from (select x.place, atelier.wall_of(x.id, at) as told
            from unnest(shown.ligne_ids) with ordinality as x (id, place)) w;
  perform set_config('app.client_id', '', true);
  return told;
end $$;

grant usage on schema atelier to sillon_public;
revoke all on function atelier.wall_of, atelier.walls_shown from public;
grant execute on function atelier.wall_of to sillon_app;
grant execute on function atelier.walls_shown to sillon_public;
