import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { lotHoldOffer } from '#platform/trace/lot-hold.slot.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { isAnalysed } from '../non-conformity.model.ts'
import type { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { closingRight } from '../non-conformities-place.model.ts'
import { nonConformityById } from './non-conformities.queries.ts'
import { moveNonConformity, nonConformityToChange, noteEvent, requireState } from './non-conformity-to-change.ts'
import { isOwner, lotsRequired } from './write-non-conformity.ts'

type Calls = typeof nonConformitiesCalls
type Doing<C extends Call> = Given<C, QualiteTables>

const actionRequired = () => new Refusal(400, 'ACTION_REQUIRED', 'qualite.non-conformity.action-required')

/** An immediate one is done as it is written. @throws Refusal 404; 403; 400 of an owner or a day that is missing; 409 of one that has ended */
export async function addQualityAction(
  given: Doing<Calls['addQualityAction']>,
  { id, kind, text, ownerId, dueOn }: InputOf<Calls['addQualityAction']>,
) {
  const { db, clock, caller } = given
  const standing = await nonConformityToChange(given, id)
  if (['verified', 'closed', 'cancelled'].includes(standing.state)) requireState(standing, 'acting')
  const isImmediate = kind === 'immediate'
  if (!isImmediate && dueOn === null) throw wrongField('dueOn', 'required', 'kernel.field.required')
  if (!isImmediate && ownerId === null) throw wrongField('ownerId', 'required', 'kernel.field.required')
  if (ownerId !== null && !(await isOwner(given, standing.companyId, ownerId)))
    throw wrongField('ownerId', 'unknown', 'qualite.non-conformity.unknown-owner')
  await db
    .insertInto('qualite.quality_action')
    .values({
      nonConformityId: id,
      kind,
      text,
      ownerId: ownerId ?? (isImmediate ? caller.userId : null),
      dueOn,
      doneAt: isImmediate ? clock.now().toString() : null,
      doneBy: isImmediate ? caller.userId : null,
    })
    .execute()
  return nonConformityById(given, id)
}

/** @throws Refusal 404; 403 of another's without the level to manage; 409 ACTION_DONE */
export async function endQualityAction(
  given: Doing<Calls['endQualityAction']>,
  { id, actionId }: InputOf<Calls['endQualityAction']>,
) {
  const { db, clock, caller } = given
  await nonConformityToChange(given, id)
  const action = (await nonConformityById(given, id)).actions.find(one => one.id === actionId)
  if (!action) throw notFound()
  if (action.doneAt !== null) throw new Refusal(409, 'ACTION_DONE', 'qualite.non-conformity.action-done')
  if (!action.canEnd) throw forbidden()
  await db
    .updateTable('qualite.quality_action')
    .set({ doneAt: clock.now().toString(), doneBy: caller.userId, version: sql<number>`version + 1` })
    .where('id', '=', actionId)
    .execute()
  return nonConformityById(given, id)
}

/** Its lots are held in the same transaction. @throws Refusal 404; 403; 409; 400 ACTION_REQUIRED, LOTS_REQUIRED */
export async function containNonConformity(
  given: Doing<Calls['containNonConformity']>,
  { id, version, hasNoLot }: InputOf<Calls['containNonConformity']>,
) {
  const { db, clock, caller, offered } = given
  const standing = await nonConformityToChange(given, id)
  const { actions, lots } = await nonConformityById(given, id)
  requireState(standing, 'open')
  if (!actions.some(({ kind }) => kind === 'immediate')) throw actionRequired()
  if (hasNoLot === lots.length > 0) throw lotsRequired()
  const at = clock.now().toString()
  await moveNonConformity(db, standing, {
    from: 'open',
    to: 'contained',
    version,
    kind: 'contained',
    more: { hasNoLot },
    at,
  })
  const { rows } = await sql<{ lotId: string }>`
    select lot_id from qualite.non_conformity_lot where non_conformity_id = ${id} and lot_id is not null`.execute(db)
  if (rows.length === 0) return nonConformityById(given, id)
  for (const keeper of offered(lotHoldOffer))
    await keeper.hold(db as never, {
      lots: { lotIds: rows.map(({ lotId }) => lotId) },
      status: 'held',
      reason: standing.number,
      source: 'non_conformity',
      sourceId: id,
      userId: caller.userId,
    })
  await noteEvent(db, { nonConformityId: id, kind: 'held', at })
  return nonConformityById(given, id)
}

/** @throws Refusal 404; 403; 409; 400 WHYS_REQUIRED */
export async function analyseNonConformity(
  given: Doing<Calls['analyseNonConformity']>,
  { id, version, causes, whys }: InputOf<Calls['analyseNonConformity']>,
) {
  const standing = await nonConformityToChange(given, id)
  requireState(standing, 'contained')
  if (!isAnalysed({ severity: standing.severity, causes, whys }))
    throw wrongField('whys', 'WHYS_REQUIRED', 'qualite.non-conformity.whys-required')
  await moveNonConformity(given.db, standing, {
    from: 'contained',
    to: 'analysed',
    version,
    kind: 'analysed',
    more: { causes, whys },
    at: given.clock.now().toString(),
  })
  return nonConformityById(given, id)
}

/** @throws Refusal 404; 403; 409; 400 ACTION_REQUIRED without a corrective action */
export async function actOnNonConformity(
  given: Doing<Calls['actOnNonConformity']>,
  { id, version }: InputOf<Calls['actOnNonConformity']>,
) {
  const standing = await nonConformityToChange(given, id)
  requireState(standing, 'analysed')
  const { actions } = await nonConformityById(given, id)
  if (!actions.some(({ kind }) => kind === 'corrective')) throw actionRequired()
  await moveNonConformity(given.db, standing, {
    from: 'analysed',
    to: 'acting',
    version,
    kind: 'acting',
    at: given.clock.now().toString(),
  })
  return nonConformityById(given, id)
}

/**
 * Whether it worked, from the day on which that may be said. What did not is analysed again.
 * @throws Refusal 404; 403 of whoever acted; 409 TRANSITION_INVALID, TOO_EARLY
 */
export async function verifyNonConformity(
  given: Doing<Calls['verifyNonConformity']>,
  { id, version, isEffective, text }: InputOf<Calls['verifyNonConformity']>,
) {
  const { db, clock, caller } = given
  const standing = await nonConformityToChange(given, id)
  requireState(standing, 'acting')
  const { checkOn, can } = await nonConformityById(given, id)
  if (checkOn === null || checkOn > clock.today().toString())
    throw new Refusal(409, 'TOO_EARLY', 'qualite.non-conformity.too-early')
  if (!can.verify) throw forbidden()
  await moveNonConformity(db, standing, {
    from: 'acting',
    to: isEffective ? 'verified' : 'analysed',
    version,
    kind: isEffective ? 'verified' : 'not_effective',
    text,
    more: { isEffective, checkedBy: caller.userId, checkOn },
    at: clock.now().toString(),
  })
  return nonConformityById(given, id)
}

/** @throws Refusal 404; 403; 409 */
export async function closeNonConformity(
  given: Doing<Calls['closeNonConformity']>,
  { id, version }: InputOf<Calls['closeNonConformity']>,
) {
  const standing = await nonConformityToChange(given, id, 1)
  requireLevel(await companyScopeOf(given, closingRight), standing.companyId, 2)
  const at = given.clock.now().toString()
  await moveNonConformity(given.db, standing, { from: 'verified', to: 'closed', version, kind: 'closed', at })
  return nonConformityById(given, id)
}

/** @throws Refusal 404; 403; 409 */
export async function cancelNonConformity(
  given: Doing<Calls['cancelNonConformity']>,
  { id, version, reason: text }: InputOf<Calls['cancelNonConformity']>,
) {
  const standing = await nonConformityToChange(given, id, 3)
  const at = given.clock.now().toString()
  await moveNonConformity(given.db, standing, { from: 'open', to: 'cancelled', version, kind: 'cancelled', text, at })
  return nonConformityById(given, id)
}

/** It is analysed again; what was done stays. @throws Refusal 404; 403; 409 */
export async function reopenNonConformity(
  given: Doing<Calls['reopenNonConformity']>,
  { id, version, reason: text }: InputOf<Calls['reopenNonConformity']>,
) {
  const standing = await nonConformityToChange(given, id, 3)
  await moveNonConformity(given.db, standing, {
    from: 'closed',
    to: 'analysed',
    version,
    kind: 'reopened',
    text,
    more: { isEffective: null, checkedBy: null, checkOn: null, reopenedCount: standing.reopenedCount + 1 },
    at: given.clock.now().toString(),
  })
  return nonConformityById(given, id)
}
