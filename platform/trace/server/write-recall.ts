import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { lotHoldOffer } from '../lot-hold.slot.ts'
import { leastFound } from '../recall.model.ts'
import { exerciseRight, triggerRight } from '../trace-place.model.ts'
import type { traceCalls } from '../trace.calls.ts'
import { lotsReachedFrom, nodeNamed } from './recall-scope.ts'
import { isOver, recallInFull, recalls } from './recalls.queries.ts'

type Start = typeof traceCalls.startRecall
type Trigger = typeof traceCalls.triggerRecall
type Confirm = typeof traceCalls.confirmRecall
type Answer = typeof traceCalls.answerRecall
type Close = typeof traceCalls.closeRecall

/** @throws Refusal 403 without the right of an exercise, or of a recall; 404 of an origin that nobody knows */
export async function startRecall(given: Given<Start, PlatformTables>, input: InputOf<Start>) {
  const { db, rights, clock, caller } = given
  const { exercise, originKind, originId, reason, severity } = input
  if ((await rights.level(exercise ? exerciseRight : triggerRight)) < 2) throw forbidden()
  const began = performance.now()
  const walking = { db: db as never, offered: given.offered }
  const origin = await nodeNamed(walking, { kind: originKind, id: originId })
  const lotIds = await lotsReachedFrom(walking, { kind: originKind, id: originId })
  const now = clock.now()
  const { year } = clock.today()
  const number = await nextReference(db, {
    series: 'recall',
    ownerId: caller.clientId as string,
    year,
    mark: 'RAP',
    digits: 2,
  })
  const { id } = await db
    .insertInto('platform.recall')
    .values({
      number,
      reason,
      severity,
      originKind,
      originId,
      originLabel: origin.label,
      state: exercise ? 'exercise' : 'simulation',
      lotIds,
      scopedInMs: Math.round(performance.now() - began),
      startedAt: now.toString(),
      startedBy: caller.userId,
      endedAt: exercise ? now.toString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into platform.recall_line (recall_id, lot_id, sscc, document_id, partner_id, g, cases)
    select ${id}, lot_id, sscc, document_id, partner_id, g, cases from platform.sales_document_line
     where kind = 'delivery_note' and lot_id in ${eachOf(lotIds)} order by id`.execute(db)
  return recallInFull(given, id)
}

/** @throws Refusal 404; 409 TRANSITION_INVALID of what is no simulation, or waits already */
export async function triggerRecall(given: Given<Trigger, PlatformTables>, { id }: InputOf<Trigger>) {
  const { db, clock, caller } = given
  const recall = await recallToChange(db, id)
  const isAwaited = recall.triggeredAt !== null && !isOver(recall.triggeredAt, clock)
  if (recall.state !== 'simulation' || isAwaited) throw invalid(recall.state)
  await change(db, id, { triggeredAt: clock.now().toString(), triggeredBy: caller.userId })
  return recallInFull(given, id)
}

/** @throws Refusal 404; 409 TRANSITION_INVALID, SAME_PERSON, SECOND_PERSON when the half hour is over */
export async function confirmRecall(given: Given<Confirm, PlatformTables>, { id }: InputOf<Confirm>) {
  const { db, clock, caller } = given
  const recall = await recallToChange(db, id)
  if (recall.state !== 'simulation' || recall.triggeredAt === null) throw invalid(recall.state)
  if (recall.triggeredBy === caller.userId) throw new Refusal(409, 'SAME_PERSON', 'trace.recall.same-person')
  if (isOver(recall.triggeredAt, clock)) throw new Refusal(409, 'SECOND_PERSON', 'trace.recall.too-late')
  await change(db, id, { state: 'triggered', confirmedAt: clock.now().toString(), confirmedBy: caller.userId })
  for (const keeper of given.offered(lotHoldOffer))
    await keeper.hold(db as never, {
      lots: { lotIds: recall.lotIds },
      status: 'recalled',
      reason: `${recall.number} · ${recall.reason}`.slice(0, 500),
      source: 'recall',
      sourceId: id,
      userId: caller.userId,
    })
  await emit(db, 'trace.recall-triggered', { recallId: id })
  return recallInFull(given, id)
}

/** @throws Refusal 404; 409 TRANSITION_INVALID; 400 on more than a line weighs */
export async function answerRecall(
  given: Given<Answer, PlatformTables>,
  { id, lineIds, answer, recoveredKg }: InputOf<Answer>,
) {
  const { db, clock } = given
  const recall = await recallToChange(db, id)
  if (recall.state !== 'triggered') throw invalid(recall.state)
  const lines = await db
    .selectFrom('platform.recall_line')
    .select(['id', 'g'])
    .where('recallId', '=', id)
    .where('id', 'in', eachOf(lineIds))
    .execute()
  if (lines.length < new Set(lineIds).size) throw notFound()
  if (recoveredKg !== null && (recoveredKg < 0 || lines.some(({ g }) => g < recoveredKg)))
    throw wrongField('recoveredKg', 'too_big', 'trace.recall.too-much')
  const isLost = answer === 'sold' || answer === 'unreachable'
  await sql`
    update platform.recall_line
       set answer = ${answer}, answered_at = ${clock.now().toString()}, version = version + 1,
           recovered_g = coalesce(${recoveredKg}::bigint, case when ${isLost} then 0 else g end)
     where recall_id = ${id} and id in ${eachOf(lineIds)}`.execute(db)
  return recallInFull(given, id)
}

/** @throws Refusal 404; 409 TRANSITION_INVALID, RECALL_OPEN; 400 REASON_REQUIRED */
export async function closeRecall(given: Given<Close, PlatformTables>, { id, reason, releases }: InputOf<Close>) {
  const { db, clock, caller } = given
  const { state } = await recallToChange(db, id)
  if (state !== 'triggered') throw invalid(state)
  const [recall] = await recalls(given, id)
  if (!recall || recall.answered < recall.lines) throw new Refusal(409, 'RECALL_OPEN', 'trace.recall.open')
  if (recall.recoveredKg < recall.shippedKg * leastFound && reason === '')
    throw new Refusal(400, 'REASON_REQUIRED', 'trace.recall.reason-required', {
      fields: [{ field: 'reason', code: 'required', message: 'trace.recall.reason-required' }],
    })
  await change(db, id, {
    state: 'closed',
    endedAt: clock.now().toString(),
    endedBy: caller.userId,
    endReason: reason || null,
  })
  if (releases)
    for (const keeper of given.offered(lotHoldOffer))
      await keeper.release(db as never, {
        source: 'recall',
        sourceId: id,
        reason: reason || recall.number,
        userId: caller.userId,
      })
  await emit(db, 'trace.recall-closed', { recallId: id })
  return recallInFull(given, id)
}

const recallToChange = (db: PlatformDb, id: string) =>
  takeForChange(
    db
      .selectFrom('platform.recall')
      .select(['id', 'number', 'reason', 'state', 'lotIds', 'triggeredAt', 'triggeredBy'])
      .where('id', '=', id),
  )

type Changing = Partial<
  Record<'state' | 'triggeredAt' | 'triggeredBy' | 'confirmedAt' | 'confirmedBy' | 'endedAt' | 'endedBy', string>
> & {
  endReason?: string | null
}

const change = (db: PlatformDb, id: string, fields: Changing) =>
  db
    .updateTable('platform.recall')
    .set(eb => ({ ...fields, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

const invalid = (state: string) =>
  new Refusal(409, 'TRANSITION_INVALID', 'trace.recall.transition', { detail: { from: state } })
