import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import { amountsOf, noteErasure, retentionTerms } from '#rh/candidates/candidates.server.ts'
import { forgetPapers } from '#rh/employee-documents/employee-documents.server.ts'
import { keepStanding } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { copiesThatServed } from './copies-that-served.queries.ts'

const atOnce = 500

type Night = { at: string; today: string }

/** Each night, copies of health cards and of bank details whose number has been written down for its time go. */
export const forgetCopiesJob: Job = {
  name: 'forget-copies',
  cron: '50 3 * * *',
  run: async ({ databases, clock, files }) => {
    const night = { at: clock.now().toString(), today: clock.today().toString() }
    const keys: string[] = []
    await inEachClientEvenClosed(databases, async (db: RhDb) => {
      keys.push(...(await forgetIn(db, night)))
    })
    await Promise.all(keys.map(key => files.remove(key)))
  },
}

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
