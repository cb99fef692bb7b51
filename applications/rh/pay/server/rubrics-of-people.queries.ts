import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysFrom } from '#kernel/shared/iso-week.ts'
import { awayFor } from '#rh/absences/absences.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Stretch } from '#rh/working-time/worked-time.model.ts'
import { mondaysOf, type Period } from '../pay-period.model.ts'
import { type DayLine, rubricsOfWeek } from '../week-rubrics.model.ts'
import { agreedTimes } from './agreed-times.queries.ts'

/** What a day of somebody brings to a rubric, with the Monday of its week. */
export type PaidDay = DayLine & { employeeId: string; monday: string }

const whose = ({ employeeId }: { employeeId: string }) => employeeId

/** What these people are paid by in a company, day by day: thresholds are those of whole weeks, days those of the period. */
export async function rubricsOfPeople(
  db: RhDb,
  companyId: string,
  ids: readonly string[],
  { from, to }: Period,
): Promise<ReadonlyMap<string, readonly PaidDay[]>> {
  const mondays = mondaysOf({ from, to })
  const weeks = { from: mondays[0] as string, to: daysFrom(mondays.at(-1) as string).at(-1) as string }
  const [stretches, away, agreedOn] = await Promise.all([
    stretchesOf(db, companyId, ids, weeks),
    awayFor(db, companyId, ids, weeks),
    agreedTimes(db, companyId, ids, mondays),
  ])
  const worked = Map.groupBy(stretches, whose)
  const absences = Map.groupBy(away, whose)
  const lines = ids.flatMap(employeeId => {
    const [ofPerson, awayOf] = [worked.get(employeeId) ?? [], absences.get(employeeId) ?? []]
    return mondays.flatMap(monday => {
      const days = daysFrom(monday)
      const inWeek = ofPerson.filter(({ workDate }) => days.includes(workDate))
      const reached = awayOf.filter(({ fromDay, toDay }) => fromDay <= (days[6] as string) && toDay >= monday)
      if (inWeek.length === 0 && reached.length === 0) return []
      return rubricsOfWeek({ ...agreedOn(employeeId, monday), days, stretches: inWeek, away: reached })
        .filter(({ day }) => day >= from && day <= to)
        .map(line => ({ ...line, employeeId, monday }))
    })
  })
  return Map.groupBy(lines, whose)
}

async function stretchesOf(db: RhDb, companyId: string, ids: readonly string[], { from, to }: Period) {
  const { rows } = await sql<Stretch & { employeeId: string }>`
    select t.employee_id, t.work_date, t.starts_at, t.ends_at, t.break_minutes, t.worked_minutes
      from rh.time_entry t
     where t.employee_id in ${eachOf(ids)} and t.company_id = ${companyId} and t.work_date between ${from}::date and ${to}::date
     order by t.work_date, t.starts_at, t.id`.execute(db)
  return rows
}
