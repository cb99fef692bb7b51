import type { InputOf } from '#kernel/shared/call.ts'
import { holdEmployees } from '#rh/hold-employees.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { isOpen } from '../anomaly.model.ts'
import type { payCalls } from '../pay.calls.ts'
import type { Moved, MoveOutcome, PersonToCheck } from '../pay-check.model.ts'
import type { CheckScope } from './check-scope.ts'
import { type Check, checkById, peopleOfCheck } from './checks.queries.ts'
import { keepJustification } from './justifications.ts'
import { enterWeeks, moveWeeks, noteBack, resultsOf } from './move-weeks.ts'
import { peopleToCheck } from './people-to-check.queries.ts'

/** @throws Refusal 404, 403 of a check */
export async function verifyHr(
  db: RhDb,
  scope: CheckScope,
  { id, employeeIds }: InputOf<typeof payCalls.verifyHr>,
): Promise<Moved> {
  const check = await checkById(db, scope, { kind: 'hr', id, needs: 2 })
  const people = await heldPeople(db, scope, check, employeeIds)
  const ready = people.filter(person => hindered(person) === undefined).map(one => one.id)
  const weeks = { companyId: check.companyId, ids: ready, mondays: [check.from] }
  await enterWeeks(db, weeks)
  await moveWeeks(db, weeks, { from: 'entered', to: 'verified_hr' })
  return resultsOf(
    employeeIds,
    people.map(person => ({ ...person, outcome: hindered(person) ?? 'done' })),
  )
}

/** Those of the check, held until the end, as they stand now. */
async function heldPeople(db: RhDb, scope: CheckScope, check: Check, employeeIds: readonly string[]) {
  await holdEmployees(db, employeeIds)
  const asked = new Set(employeeIds)
  const ids = (await peopleOfCheck(db, check)).filter(one => asked.has(one))
  return peopleToCheck(db, scope, check, ids)
}

function hindered({ state, anomalies }: PersonToCheck): MoveOutcome | undefined {
  if (state === 'exported') return 'exported'
  if (state !== 'entered') return 'nothing'
  return anomalies.some(isOpen) ? 'anomalies' : undefined
}

/** @throws Refusal 404, 403 of a check */
export async function stepBackHr(
  db: RhDb,
  scope: CheckScope,
  { id, employeeIds, reason }: InputOf<typeof payCalls.stepBackHr>,
): Promise<Moved> {
  const check = await checkById(db, scope, { kind: 'hr', id, needs: 3 })
  const people = await heldPeople(db, scope, check, employeeIds)
  const weeks = { companyId: check.companyId, ids: people.map(one => one.id), mondays: [check.from] }
  const moved = await moveWeeks(db, weeks, { from: 'verified_hr', to: 'entered' })
  await noteBack(db, scope, check, { moved, act: 'back_to_entry', reason })
  const back = new Set(moved.map(({ employeeId }) => employeeId))
  return resultsOf(
    employeeIds,
    people.map(person => ({ ...person, outcome: back.has(person.id) ? 'done' : 'nothing' })),
  )
}

/** @throws Refusal 404, 403 of a check, 404 of a person who is none of it; 409 ANOMALY_CHANGED */
export async function justifyHrAnomaly(
  db: RhDb,
  scope: CheckScope,
  { id, ...justified }: InputOf<typeof payCalls.justifyHrAnomaly>,
) {
  const check = await checkById(db, scope, { kind: 'hr', id, needs: 2 })
  const [person] = await heldPeople(db, scope, check, [justified.employeeId])
  await keepJustification(db, scope, check, { ...justified, present: person?.anomalies ?? [] })
}
