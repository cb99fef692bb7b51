import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { peopleUnderContract } from '#rh/people-under-contract.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { absencesCalls } from './absences.calls.ts'
import { type AbsenceScope, absenceScopeOf } from './server/absence-scope.ts'
import { pageOfAbsences } from './server/absences.queries.ts'
import { adjustBalance, balancesOf } from './server/balances.ts'
import { approveAbsences, cancelAbsence, refuseAbsence, withdrawAbsence } from './server/decide-absence.ts'
import { awayInMonth } from './server/month.queries.ts'
import { previewAbsence, requestAbsence } from './server/request-absence.ts'

export { absentOn, type AwayTime } from './server/absent-on.queries.ts'
export { type AwayFor, awayFor } from './server/away-for.queries.ts'
export { accrueLeave, accrueLeaveJob } from './server/accrue-leave-job.ts'

export const absencesServer = rhAnswers(absencesCalls, {
  getPaginatedAbsences: async (given, asked) => pageOfAbsences(given.db, await absenceScopeOf(given), asked),
  getAbsencesOfMonth: async (given, month) => awayInMonth(given.db, await absenceScopeOf(given), month),
  getAbsenceChoices: async given => choices(given.db, await absenceScopeOf(given)),
  getPeopleToBeAway: async (given, { search }) => {
    const { writtenIds, today } = await absenceScopeOf(given)
    return peopleUnderContract(given.db, { companyIds: writtenIds, today }, search)
  },
  previewAbsence: async (given, asked) => previewAbsence(given.db, await absenceScopeOf(given), asked),
  requestAbsence: async (given, fields) => requestAbsence(given.db, await absenceScopeOf(given), fields),
  approveAbsences: async (given, { absences }) => approveAbsences(given.db, await absenceScopeOf(given), absences),
  refuseAbsence: async (given, refused) => refuseAbsence(given.db, await absenceScopeOf(given), refused),
  withdrawAbsence: async (given, read) => withdrawAbsence(given.db, await absenceScopeOf(given), read),
  cancelAbsence: async (given, cancelled) => cancelAbsence(given.db, await absenceScopeOf(given), cancelled),
  getBalances: async (given, { employeeId }) => balancesOf(given.db, await absenceScopeOf(given), employeeId),
  adjustBalance: async (given, adjustment) => adjustBalance(given.db, await absenceScopeOf(given), adjustment),
})

async function choices(db: RhDb, { readIds, writtenIds, decidedIds, administeredIds }: AbsenceScope) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from platform.company where archived_at is null and id in ${eachOf(readIds)} order by name`.execute(
    db,
  )
  return {
    companies: rows,
    can: { request: writtenIds.length > 0, decide: decidedIds.length > 0, administer: administeredIds.length > 0 },
  }
}
