import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

/** What happened in the company that employs most: one to declare now, one that keeps somebody at home, small ones in the register. */
export async function fillAccidents(db: Db<never>, today: Temporal.PlainDate, reportedBy: string) {
  const at = (days: number, hour: string) => `${today.add({ days }).toString()}T${hour}:00Z`
  const { year } = today.subtract({ days: 9 })
  await sql`
    with told (rank, kind, occurred_at, known_at, place, circumstances, injured_part, injury, had_care, stopped_from, stopped_to,
               state, declared_at, reference, register_number, cause, measures, closed_at) as (values
      (1, 'work', ${at(-1, '07:20')}::timestamptz, ${at(-1, '07:45')}::timestamptz, 'Serre nord, allée centrale',
       'Chute d’un chariot de récolte en changeant de rail.', 'Cheville droite', 'Entorse', true, ${today.toString()}::date, null::date,
       'reported', null::timestamptz, null, null::int, null, null, null::timestamptz),
      (2, 'benign', ${at(-9, '09:10')}, ${at(-9, '09:15')}, 'Station de conditionnement', 'Coupure au doigt en ouvrant un carton.',
       'Index gauche', 'Coupure', false, null, null, 'registered', null, null, 1, null, null, null),
      (3, 'commute', ${at(-74, '04:50')}, ${at(-74, '06:30')}, 'Route départementale 347', 'Chute à vélo sur la route mouillée.',
       'Poignet', 'Fracture', true, ${today.subtract({ days: 73 }).toString()}, ${today.subtract({ days: 45 }).toString()}, 'closed',
       ${at(-73, '08:00')}, 'EXEMPLE-2041', null, 'Route mouillée, vélo sans éclairage', 'Éclairages et gilets proposés à tous',
       ${at(-40, '09:00')}),
      (4, 'work', ${at(-213, '08:30')}, ${at(-213, '08:40')}, 'Serre sud', 'Douleur en levant des substrats.', 'Dos', 'Lumbago', true,
       ${today.subtract({ days: 212 }).toString()}, ${today.subtract({ days: 206 }).toString()}, 'declared', ${at(-212, '08:00')},
       'EXEMPLE-1187', null, null, null, null)),
    company as (
      select company_id, array_agg(employee_id order by employee_id) as people
        from rh.employment_contract
       where binds and period @> ${today.toString()}::date
       group by company_id order by count(*) desc limit 1)
    insert into rh.work_accident (company_id, employee_id, kind, occurred_at, known_at, place, circumstances, injured_part, injury,
      had_care, stopped_from, stopped_to, state, declared_at, reference, register_year, register_number, cause, measures, closed_at,
      reported_by)
    select c.company_id, c.people[1 + t.rank * 3 % cardinality(c.people)], t.kind, t.occurred_at, t.known_at, t.place, t.circumstances,
           t.injured_part, t.injury, t.had_care, t.stopped_from, t.stopped_to, t.state, t.declared_at, t.reference,
           case when t.register_number is not null then ${year}::smallint end, t.register_number, t.cause, t.measures, t.closed_at,
           ${reportedBy}::uuid
      from told t cross join company c`.execute(db)
  await sql`
    insert into platform.number_series (series, owner_id, year, last)
    select 'benign-accident', company_id, register_year, max(register_number)
      from rh.work_accident where register_number is not null group by 2, 3`.execute(db)
}
