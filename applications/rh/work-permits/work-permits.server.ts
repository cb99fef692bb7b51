import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers, type RhDb } from '#rh/rh-db.ts'
import { letsWork, type RightToWork, rightToWork } from './right-to-work.model.ts'
import { permitFile } from './server/permit-file.queries.ts'
import { permitLetter } from './server/permit-letter.ts'
import { holderOfPermit } from './server/permit-scope.ts'
import { personAtWork } from './server/person-at-work.queries.ts'
import { createPermitCheck, editPermitCheck } from './server/write-permit-check.ts'
import { workPermitsCalls } from './work-permits.calls.ts'

export const workPermitsServer = rhAnswers(workPermitsCalls, {
  getPermitChecks: async (given, { employeeId }) =>
    permitFile(given.db, await holderOfPermit(given, employeeId, 'read')),
  createPermitCheck,
  editPermitCheck,
  getPermitCheckLetter: permitLetter,
})

/**
 * Whether a person may be hired for, or work on, a day, as things are known now: asked by who issues a contract before
 * it is signed. Without a contract that covers it the day is taken for a hiring, whose check is due before.
 * @throws Refusal 404
 */
export async function mayWork(db: RhDb, employeeId: string, day: string): Promise<RightToWork & { may: boolean }> {
  const row = await db
    .selectFrom('rh.employee')
    .select(['id', 'companyId', 'citizenshipCog'])
    .where('id', '=', employeeId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  const person = await personAtWork(db, { id: row.id, citizenship: row.citizenshipCog, companyId: row.companyId }, day)
  const isCovered = person.hirings.some(({ from, to }) => from <= day && (to ?? day) >= day)
  const hiring = { contractId: null, from: day, to: day, weeklyHours: null }
  const right = rightToWork(isCovered ? person : { ...person, hirings: [...person.hirings, hiring] }, day)
  return { ...right, may: letsWork(right) }
}
