import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** What somebody of HR planned around today, with so many people each; some of it passed without a word. */
export async function fillHrEvents(db: Db<never>, today: Temporal.PlainDate, ownerId: string) {
  const day = (days: number) => today.add({ days }).toString()
  await sql`
    with planned (kind, title, at_day, from_time, to_time, people, state) as (values
      ('training', 'Gestes et postures', ${day(6)}::date, '09:00'::time, '12:00'::time, 8, 'planned'),
      ('training', 'CACES R489 : recyclage', ${day(13)}::date, '08:30', '17:00', 4, 'planned'),
      ('meeting', 'Accueil sécurité des nouveaux', ${day(2)}::date, '14:00', '15:30', 12, 'planned'),
      ('career_talk', 'Entretien de parcours', ${day(9)}::date, '10:00', '11:00', 1, 'planned'),
      ('medical_visit', 'Visite d’information et de prévention', ${day(-3)}::date, '11:15', '11:45', 1, 'planned'),
      ('meeting', 'Point de fin de saison', ${day(-11)}::date, null, null, 6, 'missed'),
      ('training', 'Hygiène en station', ${day(-8)}::date, '13:30', '16:00', 5, 'done')),
    company as (
      select company_id, array_agg(employee_id order by employee_id) as people
        from rh.employment_contract
       where binds and period @> ${today.toString()}::date
       group by company_id order by count(*) desc limit 1),
    made as (
      insert into rh.appointment (company_id, kind, title, from_day, to_day, from_time, to_time, state, reminder_days, owner_id)
      select c.company_id, p.kind, p.title, p.at_day, p.at_day, p.from_time, p.to_time, p.state, '{7,1}', ${ownerId}::uuid
        from planned p cross join company c
      returning id, title)
    insert into rh.appointment_person (appointment_id, employee_id)
    select m.id, unnest(c.people[1:p.people]) from made m join planned p on p.title = m.title cross join company c`.execute(
    db,
  )
}
