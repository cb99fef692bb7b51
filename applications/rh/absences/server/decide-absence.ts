import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import { endSuspensionOfAbsence, suspendForAbsence } from '#rh/contracts/contracts.server.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type Absence, type AbsenceState, waitingStates } from '../absence.model.ts'
import { absenceTypeOf } from '../absence-type.model.ts'
import { absenceById, absencesByIds } from './absences.queries.ts'
import type { AbsenceScope } from './absence-scope.ts'
import { releaseDays } from './release-days.ts'

type Read = { id: string; version: number }
type Decided = { id: string; outcome: 'done' | 'unknown' | 'own' | 'changed' }

/** It holds: the contract is suspended where the DSN knows it as such. */
export async function holdAbsence(db: RhDb, scope: AbsenceScope, id: string) {
  await setState(db, scope, { id, state: 'approved' })
  const { typeCode } = await db
    .selectFrom('rh.absence')
    .select('typeCode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reasonCode = absenceTypeOf(typeCode)?.dsn
  const [absence] = await absencesByIds(db, scope, [id])
  if (!absence) return
  await tellChanged(db, absence)
  if (!reasonCode) return
  const away = { absenceId: id, employeeId: absence.employeeId, from: absence.fromDay, to: absence.toDay, reasonCode }
  await suspendForAbsence(db, away, scope)
}

/** Whoever counts on these days hears that the absence holds, or holds no more, after who verifies them now. */
async function tellChanged(db: RhDb, { employeeId, fromDay, toDay }: Absence) {
  await holdEmployees(db, [employeeId])
  await emit(db, 'absence.changed', { employeeIds: [employeeId], from: fromDay, to: toDay })
}

/** Each by itself: of those that two must approve, the first yes leaves one to be said. Nobody approves his own. */
export async function approveAbsences(db: RhDb, scope: AbsenceScope, read: readonly Read[]) {
  const asked = await db
    .selectFrom('rh.absence')
    .select('employeeId')
    .where('id', 'in', eachOf(read.map(({ id }) => id)))
    .execute()
  await holdEmployees(
    db,
    asked.map(({ employeeId }) => employeeId),
  )
  const results: Decided[] = []
  for (const one of read.toSorted((a, b) => a.id.localeCompare(b.id))) results.push(await approve(db, scope, one))
  return { results }
}

async function approve(db: RhDb, scope: AbsenceScope, { id, version }: Read): Promise<Decided> {
  const row = await db
    .selectFrom('rh.absence')
    .select(['typeCode', 'state', 'version', 'decidedBy'])
    .where('id', '=', id)
    .where('companyId', 'in', eachOf(scope.decidedIds))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { id, outcome: 'unknown' }
  if (row.version !== version || !waitingStates.includes(row.state as AbsenceState)) return { id, outcome: 'changed' }
  const [absence] = await absencesByIds(db, scope, [id])
  if (!absence?.can.decide || (row.state === 'approved_1' && row.decidedBy === scope.userId))
    return { id, outcome: 'own' }
  const isFirstOfTwo = absenceTypeOf(row.typeCode)?.approvals === 2 && row.state === 'requested'
  await (isFirstOfTwo ? setState(db, scope, { id, state: 'approved_1' }) : holdAbsence(db, scope, id))
  return { id, outcome: 'done' }
}

type Moved = { id: string; state: AbsenceState; reason?: string }

const setState = (db: RhDb, { userId, now }: AbsenceScope, { id, state, reason }: Moved) =>
  db
    .updateTable('rh.absence')
    .set(eb => ({
      state,
      decidedBy: userId,
      decidedAt: now,
      decisionReason: reason ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()

const notNow = () => new Refusal(409, 'TRANSITION_INVALID', 'rh.absence.not-now')

/** @throws Refusal 404; 403 of one's own; 409 when somebody saved since, or it waits no more */
export async function refuseAbsence(db: RhDb, scope: AbsenceScope, { reason, ...read }: Read & { reason: string }) {
  await requireState(db, scope, read, 'decide')
  await setState(db, scope, { id: read.id, state: 'refused', reason })
  await releaseDays(db, scope, read.id)
  return absenceById(db, scope, read.id)
}

/** @throws Refusal 404; 409 when somebody saved since, or it waits no more */
export async function withdrawAbsence(db: RhDb, scope: AbsenceScope, read: Read) {
  await requireState(db, scope, read, 'withdraw')
  await setState(db, scope, { id: read.id, state: 'withdrawn' })
  await releaseDays(db, scope, read.id)
  return absenceById(db, scope, read.id)
}

/** @throws Refusal 404; 409 when somebody saved since, or it does not hold */
export async function cancelAbsence(db: RhDb, scope: AbsenceScope, { reason, ...read }: Read & { reason: string }) {
  const absence = await requireState(db, scope, read, 'cancel')
  await setState(db, scope, { id: read.id, state: 'cancelled', reason })
  await releaseDays(db, scope, read.id)
  await endSuspensionOfAbsence(db, { absenceId: read.id, employeeId: absence.employeeId, reason }, scope)
  await tellChanged(db, absence)
  return absenceById(db, scope, read.id)
}

async function requireState(
  db: RhDb,
  scope: AbsenceScope,
  { id, version }: Read,
  verb: 'decide' | 'withdraw' | 'cancel',
) {
  const row = await takeForChange(
    db.selectFrom('rh.absence').select('version').where('id', '=', id).where('companyId', 'in', eachOf(scope.readIds)),
  )
  requireUnchanged(row, { version })
  const absence = await absenceById(db, scope, id)
  if (!absence.can[verb]) throw notNow()
  return absence
}
