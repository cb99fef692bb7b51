import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { type FieldError, forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureDb, CultureTables } from '#culture/culture-db.ts'
import { saidAt } from '#kernel/server/said-at.ts'
import type { Asking } from '#culture/plantings/plantings.server.ts'
import { noValues, type Wrong, wrongIn } from '../measure.model.ts'
import { openStates, type RoundInFull } from '../plant-round.model.ts'
import type { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { roundToEnter } from './rounds.queries.ts'

type Measure = typeof plantRoundsCalls.measurePlant
type Submit = typeof plantRoundsCalls.submitRound
type GivenUp = typeof plantRoundsCalls.noteGivenUp

/** @throws Refusal 404 of a round, a plant; 403; 400 at each value that cannot be; 409 TRANSITION_INVALID */
export async function measurePlant(given: Given<Measure, CultureTables>, input: InputOf<Measure>) {
  const { db, clock } = given
  const { id, tag, values, missing, note, happenedAt } = input
  const round = await roundInHand(given, id)
  const plant = round.sampled.find(one => one.tag === tag)
  if (!plant) throw notFound()
  if (missing === null) requirePossible(wrongIn(values, plant.former[0] ?? null, round.settings.measures))
  if (missing === null && Object.values(values).every(value => value === null))
    throw wrongField('values', 'required', 'culture.rounds.nothing-measured')
  const measured = {
    ...(missing === null ? values : noValues),
    missing,
    note,
    measuredAt: saidAt(clock, happenedAt).toString(),
  }
  await write(db, { ...measured, plantRoundId: id, plantId: await plantOf(db, round, tag) })
  if (round.state !== 'in_progress') await move(db, round, { state: 'in_progress' })
  return roundToEnter(given, id)
}

/** @throws Refusal 404; 403; 409 ROUND_INCOMPLETE, TRANSITION_INVALID */
export async function submitRound(given: Given<Submit, CultureTables>, { id, happenedAt }: InputOf<Submit>) {
  const { db, clock, caller } = given
  const round = await roundInHand(given, id)
  if (round.sampled.length === 0 || round.sampled.some(({ isDone }) => !isDone))
    throw new Refusal(409, 'ROUND_INCOMPLETE', 'culture.rounds.incomplete')
  const at = saidAt(clock, happenedAt).toString()
  await move(db, round, { state: 'to_check', submittedBy: caller.userId, submittedAt: at })
  await db.insertInto('culture.plant_round_event').values({ plantRoundId: id, kind: 'submitted', at }).execute()
  return roundToEnter(given, id)
}

/** @throws Refusal 404 */
export async function noteGivenUp(given: Given<GivenUp, CultureTables>, { id, sentence }: InputOf<GivenUp>) {
  await roundToEnter(given, id)
  await given.db
    .insertInto('culture.plant_round_event')
    .values({ plantRoundId: id, kind: 'given_up', sentence, at: given.clock.now().toString() })
    .execute()
  return { id }
}

/** A round that the caller enters, held until the end of the transaction. */
async function roundInHand(given: Asking & { db: CultureDb }, id: string): Promise<RoundInFull> {
  await sql`select from culture.plant_round where id = ${id} for update`.execute(given.db)
  const round = await roundToEnter(given, id)
  if (!openStates.includes(round.state)) throw new Refusal(409, 'TRANSITION_INVALID', 'culture.rounds.moved-on')
  if (!round.can.enter) throw forbidden()
  return round
}

const sentences = {
  MEASURE_RANGE: 'culture.rounds.out-of-range',
  TRUSS_BACK: 'culture.rounds.truss-back',
  TRUSS_ORDER: 'culture.rounds.truss-order',
  NOT_MEASURED: 'culture.rounds.not-measured',
} as const

function requirePossible(wrong: readonly Wrong[]) {
  if (wrong.length === 0) return
  const fields = wrong.map(({ measure, code, ...values }): FieldError => {
    return { field: `values.${measure}`, code, message: sentences[code], values }
  })
  throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields })
}

async function plantOf(db: CultureDb, { plantingId }: RoundInFull, tag: string) {
  const { id } = await db
    .selectFrom('culture.sampled_plant as s')
    .innerJoin('culture.plant_attribution as a', 'a.id', 's.attributionId')
    .select('s.id')
    .where('a.plantingId', '=', plantingId)
    .where('s.tag', '=', tag)
    .executeTakeFirstOrThrow()
  return id
}

type Written = Record<string, unknown> & { plantRoundId: string; plantId: string; measuredAt: string }

/** What was measured later stays, whichever arrives last. */
async function write(db: CultureDb, measured: Written) {
  const standing = await db
    .selectFrom('culture.plant_measure')
    .select(['id', 'measuredAt'])
    .where('plantRoundId', '=', measured.plantRoundId)
    .where('plantId', '=', measured.plantId)
    .executeTakeFirst()
  if (!standing) return void (await db.insertInto('culture.plant_measure').values(measured).execute())
  if (Temporal.Instant.compare(standing.measuredAt, measured.measuredAt) > 0) return
  await db
    .updateTable('culture.plant_measure')
    .set({ ...measured, measuredBy: sql<string>`kernel.user_id()` })
    .where('id', '=', standing.id)
    .execute()
}

const move = (db: CultureDb, { id, version }: RoundInFull, change: object) =>
  db
    .updateTable('culture.plant_round')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
