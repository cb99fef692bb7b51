import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { lotHoldOffer } from '#platform/trace/lot-hold.slot.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { lateReasonsOf } from '../delays.model.ts'
import type { disputesCalls } from '../disputes.calls.ts'
import {
  decisionRight,
  holdRight,
  investigationElement,
  productionElement,
  registrationElement,
  settlingRight,
} from '../disputes-place.model.ts'
import { disputeById } from './dispute-in-full.queries.ts'
import { disputeToChange, moveDispute, noteEvent, notPossible } from './dispute-to-change.ts'
import { isProven, linesMissing } from './register-dispute.ts'

type Calls = typeof disputesCalls
type Doing<C extends Call> = Given<C, QualiteTables>

const registering = [registrationElement, investigationElement] as const

/** To quality, with what proves it. @throws Refusal 404; 403; 409; 400 PROOF_REQUIRED, LINES_MISSING */
export async function transmitDispute(
  given: Doing<Calls['transmitDispute']>,
  { id, version }: InputOf<Calls['transmitDispute']>,
) {
  const { db, clock } = given
  const standing = await disputeToChange(given, id, registering, 2)
  const { rows } = await sql<{ lines: boolean; proofs: boolean }>`
    select exists (select from qualite.dispute_line where dispute_id = ${id}) as lines,
           exists (select from qualite.dispute_proof where dispute_id = ${id}) as proofs`.execute(db)
  if (standing.state === 'registered') {
    if (!rows[0]?.lines) throw linesMissing()
    if (!rows[0].proofs) throw new Refusal(400, 'PROOF_REQUIRED', 'qualite.dispute.proof-required')
  }
  const lateReasons = lateReasonsOf({ ...standing, hasGradingRecord: await isProven(db, id) })
  const at = clock.now().toString()
  await moveDispute(db, standing, {
    from: ['registered'],
    to: 'analysis',
    version,
    kind: 'transmitted',
    at,
    more: { lateReasons },
  })
  return disputeById(given, id)
}

/** @throws Refusal 404; 403; 409 */
export async function askProduction(
  given: Doing<Calls['askProduction']>,
  { id, version, question }: InputOf<Calls['askProduction']>,
) {
  const standing = await disputeToChange(given, id, [investigationElement], 2)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['analysis'],
    to: 'production_reply',
    version,
    kind: 'asked',
    text: question,
    at,
    more: { question },
  })
  return disputeById(given, id)
}

/** @throws Refusal 404; 403; 409 */
export async function skipProduction(
  given: Doing<Calls['skipProduction']>,
  { id, version, reason }: InputOf<Calls['skipProduction']>,
) {
  const standing = await disputeToChange(given, id, [investigationElement], 2)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['analysis'],
    to: 'decision',
    version,
    kind: 'to_decide',
    text: reason,
    at,
  })
  return disputeById(given, id)
}

/** @throws Refusal 404; 403; 409 */
export async function replyToQuality(
  given: Doing<Calls['replyToQuality']>,
  { id, version, text }: InputOf<Calls['replyToQuality']>,
) {
  const standing = await disputeToChange(given, id, [productionElement], 2)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['production_reply'],
    to: 'decision',
    version,
    kind: 'replied',
    text,
    at,
    more: { reply: text },
  })
  return disputeById(given, id)
}

/** What was decided goes to accounting. @throws Refusal 404; 403; 409; 400 GRANTED_TOO_HIGH */
export async function decideDispute(
  given: Doing<Calls['decideDispute']>,
  { id, version, cause, responsibility, grantedCents }: InputOf<Calls['decideDispute']>,
) {
  const standing = await disputeToChange(given, id, [decisionRight], 2)
  if (grantedCents > standing.requestedCents)
    throw new Refusal(400, 'GRANTED_TOO_HIGH', 'qualite.dispute.granted-too-high')
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['decision'],
    to: 'accounting',
    version,
    kind: 'decided',
    text: cause,
    at,
    more: {
      cause,
      responsibility,
      grantedCents,
    },
  })
  const told = await disputeById(given, id)
  await emit(given.db, 'qualite.litige-decided', { litigeId: id, lotIds: lotsOf(told) })
  return told
}

/** @throws Refusal 404; 403; 409 */
export async function askMoreOfDispute(
  given: Doing<Calls['askMoreOfDispute']>,
  { id, version, question }: InputOf<Calls['askMoreOfDispute']>,
) {
  const standing = await disputeToChange(given, id, [investigationElement], 2)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['decision'],
    to: 'analysis',
    version,
    kind: 'asked_more',
    text: question,
    at,
  })
  return disputeById(given, id)
}

/** By how much a credit note may differ from what was granted without a word, in cents. */
const tolerance = 100

/** @throws Refusal 404; 403; 409; 400 CREDIT_NOTE_REQUIRED, CREDIT_MISMATCH */
export async function settleDispute(
  given: Doing<Calls['settleDispute']>,
  { id, version, creditNote, creditCents, reason }: InputOf<Calls['settleDispute']>,
) {
  const standing = await disputeToChange(given, id, [settlingRight], 2)
  const granted = standing.grantedCents ?? 0
  if (standing.state === 'accounting' && granted > 0) {
    if (creditNote === null) throw new Refusal(400, 'CREDIT_NOTE_REQUIRED', 'qualite.dispute.credit-note-required')
    if (Math.abs(creditCents - granted) > tolerance && reason === null)
      throw new Refusal(400, 'CREDIT_MISMATCH', 'qualite.dispute.credit-mismatch')
  }
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['accounting'],
    to: 'settled',
    version,
    kind: 'settled',
    text: reason ?? creditNote,
    at,
    more: { creditNote },
  })
  const told = await disputeById(given, id)
  await emit(given.db, 'qualite.litige-settled', { litigeId: id, lotIds: lotsOf(told) })
  return told
}

/** @throws Refusal 404; 403; 409 */
export async function dismissDispute(
  given: Doing<Calls['dismissDispute']>,
  { id, version, reason }: InputOf<Calls['dismissDispute']>,
) {
  const standing = await disputeToChange(given, id, [investigationElement], 3)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['analysis', 'decision'],
    to: 'dismissed',
    version,
    kind: 'dismissed',
    text: reason,
    at,
  })
  return disputeById(given, id)
}

/** @throws Refusal 404; 403 of somebody else's without the level to manage; 409 */
export async function cancelDispute(
  given: Doing<Calls['cancelDispute']>,
  { id, version, reason }: InputOf<Calls['cancelDispute']>,
) {
  const standing = await disputeToChange(given, id, [registrationElement], 2)
  if (standing.state !== 'registered') throw notPossible(standing.state)
  if (!(await disputeById(given, id)).can.cancel) throw forbidden()
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['registered'],
    to: 'cancelled',
    version,
    kind: 'cancelled',
    text: reason,
    at,
  })
  return disputeById(given, id)
}

/** What was decided stays among its changes. @throws Refusal 404; 403; 409 */
export async function reopenDispute(
  given: Doing<Calls['reopenDispute']>,
  { id, version, reason }: InputOf<Calls['reopenDispute']>,
) {
  const standing = await disputeToChange(given, id, [investigationElement], 3)
  const at = given.clock.now().toString()
  await moveDispute(given.db, standing, {
    from: ['settled', 'dismissed'],
    to: 'analysis',
    version,
    kind: 'reopened',
    text: reason,
    at,
    more: { reopenedCount: sql`reopened_count + 1` },
  })
  return disputeById(given, id)
}

/** @throws Refusal 404; 403; 409 NO_LOT where none of its lots stands in a workshop */
export async function holdLotsOfDispute(given: Doing<Calls['holdLotsOfDispute']>, id: string) {
  const { db, caller, clock, offered } = given
  const standing = await disputeToChange(given, id, [holdRight], 2)
  const told = await disputeById(given, id)
  if (!told.can.hold) throw new Refusal(409, 'NO_LOT', 'qualite.dispute.no-lot')
  const asked = {
    lots: { lotIds: lotsOf(told) },
    status: 'held',
    reason: standing.number,
    source: 'litige',
    sourceId: id,
    userId: caller.userId,
  } as const
  const held = await Promise.all(offered(lotHoldOffer).map(keeper => keeper.hold(db as never, asked)))
  if (held.flat().length === 0) throw new Refusal(409, 'NO_LOT', 'qualite.dispute.no-lot')
  await noteEvent(db, { disputeId: id, kind: 'held', at: clock.now().toString() })
  return disputeById(given, id)
}

const lotsOf = ({ lines }: { lines: readonly { lotId: string | null }[] }) => [
  ...new Set(lines.flatMap(({ lotId }) => lotId ?? [])),
]
