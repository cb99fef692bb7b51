import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { openRound, tellApprovers } from './approval-round.ts'
import { requestById } from './request-in-full.queries.ts'
import { type Asking, presentStep } from './request-scope.ts'
import { tellRequester } from './tell-requester.ts'
import { moveRequest, requestToChange, type StandingRequest } from './request-to-change.ts'

type Submit = typeof requestsCalls.submitRequest
type Approve = typeof requestsCalls.approveRequest
type Refuse = typeof requestsCalls.refuseRequest

/** @throws Refusal 404; 403; 409; 400 LINES_MISSING, NEEDED_PAST */
export async function submitRequest(given: Given<Submit, DemandesTables>, { id, version }: InputOf<Submit>) {
  const { db, clock } = given
  const standing = await requestToChange(given, id, { from: ['draft'], version, can: 'submit' })
  if (standing.lines.length === 0) throw new Refusal(400, 'LINES_MISSING', 'demandes.request.lines-missing')
  if (standing.neededOn < clock.today().toString())
    throw new Refusal(400, 'NEEDED_PAST', 'demandes.request.needed-past')
  await openRound(db, { ...standing, round: 1 }, standing.estimatedCents)
  await moveRequest(db, standing, {
    to: 'submitted',
    kind: 'submitted',
    more: { round: 1 },
    at: clock.now().toString(),
  })
  await tellApprovers(given, standing)
  return requestById(given, id)
}

/** At the last step the request is approved; before, the next one is told. @throws Refusal 404; 400 OWN_REQUEST; 403; 409 */
export async function approveRequest(
  given: Given<Approve, DemandesTables>,
  { id, version, comment }: InputOf<Approve>,
) {
  const { db, clock } = given
  const standing = await requestToDecide(given, id, version)
  const at = clock.now().toString()
  const isLast = await decideStep(given, standing, 'approved', at)
  await moveRequest(db, standing, { to: isLast ? 'approved' : 'submitted', kind: 'approved', text: comment, at })
  if (isLast) await tellRequester(given, standing, 'approved')
  else await tellApprovers(given, standing)
  return requestById(given, id)
}

/** @throws Refusal 404; 400 OWN_REQUEST; 403; 409 */
export async function refuseRequest(given: Given<Refuse, DemandesTables>, { id, version, reason }: InputOf<Refuse>) {
  const standing = await requestToDecide(given, id, version)
  const at = given.clock.now().toString()
  await decideStep(given, standing, 'refused', at)
  await moveRequest(given.db, standing, { to: 'refused', kind: 'refused', text: reason, at })
  await tellRequester(given, standing, 'refused')
  return requestById(given, id)
}

/** Nobody decides what he asked for, whatever his rights are, and nobody another's turn. */
async function requestToDecide(given: Asking, id: string, version: number | undefined) {
  const standing = await requestToChange(given, id, { from: ['submitted'], version })
  if (standing.requesterId === given.caller.userId)
    throw new Refusal(400, 'OWN_REQUEST', 'demandes.request.own-request')
  if (!standing.can.decide) throw forbidden()
  return standing
}

/** Whether it was the last that was needed. */
async function decideStep(
  { db, caller }: Asking,
  { id, round }: StandingRequest,
  decision: 'approved' | 'refused',
  at: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select s.id from demandes.request r, lateral (${presentStep}) s where r.id = ${id}`.execute(db)
  const [step] = rows
  if (!step) throw notFound()
  await db
    .updateTable('demandes.request_step')
    .set({ decision, decidedBy: caller.userId, decidedAt: at })
    .where('id', '=', step.id)
    .execute()
  const { rows: left } = await sql`
    select from demandes.request_step where request_id = ${id} and round = ${round} and decision is null limit 1`.execute(
    db,
  )
  return left.length === 0
}

/** Approved at another price than what is now asked: the circuit begins again. */
export async function askAgain(
  given: Pick<Asking, 'db' | 'caller'> & { say: Translate },
  standing: StandingRequest,
  { amountCents, percent, at }: { amountCents: number; percent: number | null; at: string },
) {
  const round = standing.round + 1
  await openRound(given.db, { ...standing, round }, amountCents)
  await moveRequest(given.db, standing, {
    to: 'submitted',
    kind: 'price_moved',
    text: percent === null ? null : `+${percent.toLocaleString('fr', { minimumFractionDigits: 1 })} %`,
    more: { round, estimatedCents: amountCents },
    at,
  })
  await tellApprovers(given, standing)
  await tellRequester(given, standing, 'price-moved')
}
