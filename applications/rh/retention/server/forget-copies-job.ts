import { sql } from 'kysely'
import {
  amountsOf,
  forgetEachNight,
  type Night,
  noteErasure,
  retentionTerms,
} from '#rh/candidates/candidates.server.ts'
import { forgetPapers } from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { copiesThatServed } from './copies-that-served.queries.ts'

const atOnce = 500

/** Each night, copies of health cards and of bank details whose number has been written down for its time go. */
export const forgetCopiesJob = forgetEachNight({ name: 'forget-copies', cron: '50 3 * * *' }, forgetIn)

/** The oldest first, so that none that a newer one replaced holds again. */
async function forgetIn(db: RhDb, { at, today }: Night): Promise<string[]> {
  const { rows: due } = await sql<{ id: string; employeeId: string }>`
    select d.id, d.employee_id from ${copiesThatServed(amountsOf(await retentionTerms(db)))} d
     where d.due_on <= ${today}::date order by d.created_at, d.id limit ${atOnce}`.execute(db)
  if (due.length === 0) return []
  const keys = await forgetPapers(
    db,
    due.map(({ id }) => id),
  )
  const employeeIds = [...new Set(due.map(({ employeeId }) => employeeId))]
  await keepStanding(db, employeeIds, today)
  const figures = { people: employeeIds.length, rows: due.length, files: keys.length }
  await noteErasure(db, { kind: 'copies', reason: 'term', at, by: null, ...figures })
  return keys
}
