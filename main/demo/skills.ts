import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** Whose levels are known. */
const people = 150

/** What a grower looks for, what each position asks of it, and how well people know it. */
export async function fillSkills(db: Db<never>, today: Temporal.PlainDate) {
  await sql`
    insert into rh.skill (family, name, kind_code) values
      ('know_how', 'Récolte', null), ('know_how', 'Taille et effeuillage', null), ('know_how', 'Conduite de ligne', null),
      ('know_how', 'Tri et calibrage', null), ('knowledge', 'Hygiène HACCP', null), ('soft', 'Encadrement', null),
      ('licence', 'CACES R489', 'caces'), ('licence', 'Certiphyto', 'certiphyto'), ('licence', 'Secouriste', 'sst')`.execute(
    db,
  )
  await sql`
    insert into rh.position_skill (position_id, skill_id, min_level, mandatory)
    select p.id, s.id, case when s.family = 'licence' then 4 else 2 end, s.place % 2 = 0
      from (select id, row_number() over (order by name, id)::int as place from rh.position where archived_at is null) p
      join (select id, family, row_number() over (order by name)::int as place from rh.skill) s on (s.place + p.place) % 4 = 0`.execute(
    db,
  )
  await sql`
    insert into rh.employee_skill (employee_id, skill_id, level, valid_from)
    select e.employee_id, s.id, 1 + (e.place * 7 + s.place * 3) % 4, ${today.subtract({ days: 60 }).toString()}::date
      from (select employee_id, row_number() over (order by employee_id)::int as place from rh.employment_contract
             where binds and period @> ${today.toString()}::date group by employee_id order by employee_id limit ${people}) e
      join (select id, row_number() over (order by name)::int as place from rh.skill where family <> 'licence') s
        on (e.place + s.place) % 3 > 0`.execute(db)
}
