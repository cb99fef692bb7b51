import { Refusal } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { isOpen } from '../anomaly.model.ts'
import type { payCheckCalls } from '../pay-check.calls.ts'
import type { Moved, MoveOutcome, PersonToPay } from '../pay-check.model.ts'
import type { CheckScope } from './check-scope.ts'
import { type Check, checkById, peopleOfCheck } from './checks.queries.ts'
import { keepJustification } from './justifications.ts'
import { moveWeeks, noteBack, resultsOf } from './move-weeks.ts'
import { mondaysBegun, peopleToPay } from './people-to-pay.queries.ts'

/** @throws Refusal 404, 403 of a check; 409 CHECK_CLOSED */
export async function verifyPay(
  db: RhDb,
  scope: CheckScope,
  { id, employeeIds }: InputOf<typeof payCheckCalls.verifyPay>,
): Promise<Moved> {
  const check = await openCheckById(db, scope, id, 2)
  const people = await heldPeople(db, scope, check, employeeIds)
  const ready = people.filter(person => hindered(person) === undefined).map(one => one.id)
  const weeks = { companyId: check.companyId, ids: ready, mondays: mondaysBegun(check, scope.today) }
  await moveWeeks(db, weeks, { from: 'verified_hr', to: 'verified_pay' })
  return resultsOf(
    employeeIds,
    people.map(person => ({ ...person, outcome: hindered(person) ?? 'done' })),
  )
}

/** @throws Refusal 404, 403 of a check; 409 CHECK_CLOSED */
export async function openCheckById(db: RhDb, scope: CheckScope, id: string, needs: 1 | 2 | 3) {
  const check = await checkById(db, scope, { kind: 'pay', id, needs })
  if (check.closedAt !== null) throw new Refusal(409, 'CHECK_CLOSED', 'rh.pay.closed')
  return check
}

/** Those of the check, held until the end, as they stand now. */
async function heldPeople(db: RhDb, scope: CheckScope, check: Check, employeeIds: readonly string[]) {
  await holdEmployees(db, employeeIds)
  const asked = new Set(employeeIds)
  const ids = (await peopleOfCheck(db, check)).filter(one => asked.has(one))
  return peopleToPay(db, scope, check, ids)
}

function hindered({ weeks, anomalies }: PersonToPay): MoveOutcome | undefined {
  if (weeks.verified_hr === 0) return weeks.entered > 0 ? 'hr-first' : weeks.verified_pay > 0 ? 'nothing' : 'exported'
  return anomalies.some(isOpen) ? 'anomalies' : undefined
}

/** @throws Refusal 404, 403 of a check; 409 CHECK_CLOSED */
export async function stepBackPay(
  db: RhDb,
  scope: CheckScope,
  { id, employeeIds, reason }: InputOf<typeof payCheckCalls.stepBackPay>,
): Promise<Moved> {
  const check = await openCheckById(db, scope, id, 3)
  const people = await heldPeople(db, scope, check, employeeIds)
  const mondays = mondaysBegun(check, scope.today)
  const weeks = { companyId: check.companyId, ids: people.map(one => one.id), mondays }
  const moved = await moveWeeks(db, weeks, { from: 'verified_pay', to: 'verified_hr' })
  await noteBack(db, scope, check, { moved, act: 'back_to_hr', reason })
  const back = new Set(moved.map(({ employeeId }) => employeeId))
  const otherwise = ({ weeks: { exported } }: PersonToPay) => (exported > 0 ? 'exported' : 'nothing')
  return resultsOf(
    employeeIds,
    people.map(person => ({ ...person, outcome: back.has(person.id) ? 'done' : otherwise(person) })),
  )
}

/** @throws Refusal 404, 403 of a check; 409 ANOMALY_CHANGED */
export async function justifyPayAnomaly(
  db: RhDb,
  scope: CheckScope,
  { id, ...justified }: InputOf<typeof payCheckCalls.justifyPayAnomaly>,
) {
  const check = await openCheckById(db, scope, id, 2)
  const [person] = await heldPeople(db, scope, check, [justified.employeeId])
  await keepJustification(db, scope, check, { ...justified, present: person?.anomalies ?? [] })
}

/** @throws Refusal 404, 403 of a check; 409 CHECK_CLOSED, CHECK_UNFINISHED, or when it moved since */
export async function closePayCheck(
  db: RhDb,
  scope: CheckScope,
  { id, version }: InputOf<typeof payCheckCalls.closePayCheck>,
) {
  const check = await openCheckById(db, scope, id, 3)
  const ids = await peopleOfCheck(db, check)
  await holdEmployees(db, ids)
  const waiting = (await peopleToPay(db, scope, check, ids)).filter(isWaiting)
  if (waiting.length > 0)
    throw new Refusal(409, 'CHECK_UNFINISHED', 'rh.pay.unfinished', { values: { count: waiting.length } })
  await saveUnlessChanged(
    db.updateTable('rh.pay_check').set({ closedAt: scope.now, closedBy: scope.userId }).where('id', '=', id),
    version,
  )
}

const isWaiting = ({ weeks }: PersonToPay) => weeks.entered + weeks.verified_hr > 0
