import { eachOf } from '#kernel/server/each-of.ts'
import { cogsThatNeedPermit } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { letsWork, rightToWork } from '../right-to-work.model.ts'
import { peopleAtWork } from './person-at-work.queries.ts'

export type DayOfWork = { employeeId: string; day: string }

/** Of days on which people are to work, those on which they have no right to; for many people at once. */
export async function mayNotWorkOn(db: RhDb, days: readonly DayOfWork[]): Promise<DayOfWork[]> {
  const [first] = days.map(({ day }) => day).toSorted()
  if (first === undefined) return []
  const foreigners = await db
    .selectFrom('rh.employee')
    .select(['id', 'companyId', 'citizenshipCog as citizenship'])
    .where('id', 'in', eachOf([...new Set(days.map(({ employeeId }) => employeeId))]))
    .where('citizenshipCog', 'in', eachOf(await cogsThatNeedPermit(db), 'text'))
    .execute()
  const people = await peopleAtWork(db, foreigners, first)
  return days.filter(({ employeeId, day }) => {
    const person = people.get(employeeId)
    return person !== undefined && !letsWork(rightToWork(person, day))
  })
}
