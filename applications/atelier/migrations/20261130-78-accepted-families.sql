/* What an article may be made of in a workshop on a day: what its sheet says, else the raw families of the composition in force,
   else its own family. */
create function atelier.accepted_families(article uuid, workshop uuid, day date) returns uuid[]
  language sql stable set search_path = pg_catalog as $$
  select coalesce(
    (select s.family_ids from atelier.article_sheet s
      where s.article_id = article and s.workshop_id = workshop and cardinality(s.family_ids) > 0),
    (select array_agg(l.family_id order by l.place) from atelier.composition c
       join atelier.composition_line l on l.composition_id = c.id and l.family_id is not null
      where c.article_id = article and c.state = 'active' and c.valid_from <= day and (c.valid_to is null or c.valid_to >= day)),
    (select array[a.family_id] from platform.article a where a.id = article))
$$;
revoke all on function atelier.accepted_families from public;
grant execute on function atelier.accepted_families to sillon_app, sillon_platform;
