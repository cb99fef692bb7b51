import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AwayRow } from '../absence.model.ts'
import { mayKnowWhy } from './absences.queries.ts'
import type { AbsenceScope } from './absence-scope.ts'
import { sayStretch } from './stretch.ts'

const mostPeople = 1_000

/** Who is away in a month, by name, with the days and never the private reason. */
export async function awayInMonth(
  db: RhDb,
  scope: AbsenceScope,
  { year, month }: { year: number; month: number },
): Promise<AwayRow[]> {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const { rows } = await sql<AwayRow['absences'][number] & Omit<AwayRow, 'absences'>>`
    select a.id, a.employee_id, e.name, e.firstname, s.name as site, case when ${mayKnowWhy(scope)} then a.type_code end as type_code,
           a.state, ${sql.raw(sayStretch)}
      from rh.absence a
      join rh.employee e on e.id = a.employee_id and e.status <> 'deleted'
      left join lateral (
        select k.site_id from rh.employment_contract k
         where k.employee_id = e.id and k.binds and k.hiring_date < ${first.add({ months: 1 }).toString()}::date
         order by k.hiring_date desc limit 1) k on true
      left join rh.site s on s.id = k.site_id
     where a.company_id in ${eachOf(scope.readIds)} and a.state in ('requested', 'approved_1', 'approved')
       and a.from_at < ${first.add({ months: 1 }).toString()}::date and a.to_at > ${first.toString()}::date
     order by e.search_text, e.id, a.from_at limit ${sql.lit(mostPeople)}`.execute(db)
  return [...Map.groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, ofPerson]) => {
    const [{ name, firstname, site }] = ofPerson as [(typeof rows)[number]]
    return {
      employeeId,
      name,
      firstname,
      site,
      absences: ofPerson.map(({ employeeId: _, name: _name, firstname: _first, site: _site, ...absence }) => absence),
    }
  })
}
