import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers, type RhDb } from '#rh/rh-db.ts'
import type { Hiring } from './permit-check.model.ts'
import { letsWork, type RightToWork, rightToWork } from './right-to-work.model.ts'
import { permitFile } from './server/permit-file.queries.ts'
import { permitLetter } from './server/permit-letter.ts'
import { holderOfPermit } from './server/permit-scope.ts'
import { personAtWork } from './server/person-at-work.queries.ts'
import { createPermitCheck, editPermitCheck } from './server/write-permit-check.ts'
import { workPermitsCalls } from './work-permits.calls.ts'
import type { Employment } from './yearly-use.model.ts'

export { type DayOfWork, mayNotWorkOn } from './server/may-not-work-on.ts'

export const workPermitsServer = rhAnswers(workPermitsCalls, {
  getPermitChecks: async (given, { employeeId }) =>
    permitFile(given.db, await holderOfPermit(given, employeeId, 'read')),
  createPermitCheck,
  editPermitCheck,
  getPermitCheckLetter: permitLetter,
})

/**
 * Whether a person may be hired by a contract, from its first day on, as things are known now: asked by who writes it,
 * before it is made out. The contract stands in place of what is kept of it; one that is not kept yet has no id.
 * @throws Refusal 404
 */
export async function mayWork(
  db: RhDb,
  employeeId: string,
  hiring: Hiring & Employment,
): Promise<RightToWork & { may: boolean }> {
  const row = await db
    .selectFrom('rh.employee')
    .select(['id', 'companyId', 'citizenshipCog'])
    .where('id', '=', employeeId)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
  if (!row) throw notFound()
  const person = await personAtWork(
    db,
    { id: row.id, citizenship: row.citizenshipCog, companyId: row.companyId },
    hiring.from,
  )
  const others = person.hirings.filter(({ contractId }) => contractId !== hiring.contractId)
  const right = rightToWork({ ...person, hirings: [...others, hiring] }, hiring.from)
  return { ...right, may: letsWork(right) }
}
