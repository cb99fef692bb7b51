import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { ElementKind, ElementOfContract } from '../../contract-element.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { contractScopeOf } from '../contract-scope.ts'
import { takeBackEnvelope } from '../take-back-envelope.ts'
import { withoutOverlap } from '../without-overlap.ts'
import { elementById } from './elements.queries.ts'
import { storedKinds } from './element-rows.queries.ts'
import { elementToChange } from './element-to-change.ts'
import { settleElement } from './settle-element.ts'
import { takeBackTerms } from './terms-of-amendment.ts'

type Calls = typeof contractElementsCalls
type Deleting = Given<Calls['deleteSuspension'], RhTables>
type Cancelling = Given<Calls['cancelElementOfContract'], RhTables>

/**
 * An element that nobody signed and that has no effect leaves the lists.
 * @throws Refusal 404; 403; 409 ELEMENT_KEPT
 */
export async function deleteElement(given: Deleting, kind: ElementKind, id: string) {
  const { db, clock } = given
  const scope = await contractScopeOf(given)
  const { element, contract } = await elementToChange(db, scope, { kind, id })
  if (scope.level(contract.companyId) < 3) throw forbidden()
  if (!element.can.delete) throw new Refusal(409, 'ELEMENT_KEPT', 'rh.contract.kept')
  await takeBackEnvelope(given, { kind: storedKinds[kind].documented, id })
  await close(db, kind, { id, reason: 'deleted' })
  await settleElement(db, { kind, id, contract }, { today: scope.today, now: clock.now().toString() })
}

/**
 * Takes back what an element did; it stays readable with the reason.
 * @throws Refusal 404; 403; 400 where another contract took the days; 409 TRANSITION_INVALID, VERSION_CONFLICT
 */
export async function cancelElement(
  given: Cancelling,
  { contractElementType: kind, elementOfContractId: id, reason, ...read }: InputOf<Calls['cancelElementOfContract']>,
): Promise<ElementOfContract> {
  const { db, clock } = given
  const scope = await contractScopeOf(given)
  const { element, contract } = await elementToChange(db, scope, { kind, id })
  if (scope.level(contract.companyId) < 3) throw forbidden()
  requireUnchanged(element, read)
  if (!element.can.cancel) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.element.not-cancellable')
  await takeBackEnvelope(given, { kind: storedKinds[kind].documented, id })
  if (kind === 'amendment') await withoutOverlap(() => takeBackTerms(db, id))
  await close(db, kind, { id, reason })
  await withoutOverlap(() =>
    settleElement(db, { kind, id, contract }, { today: scope.today, now: clock.now().toString() }),
  )
  return elementById(db, scope, kind, id)
}

const close = (db: RhDb, kind: ElementKind, { id, reason }: { id: string; reason: string }) =>
  sql`
    update ${sql.table(storedKinds[kind].table)} set state = 'cancelled', cancel_reason = ${reason}, version = version + 1
     where id = ${id}`.execute(db)
