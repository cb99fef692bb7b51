import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import type { Asking } from '#culture/plantings/plantings.server.ts'
import { verificationElement, verificationRight } from '../plant-rounds-place.model.ts'
import type { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { roundsWhere, roundToCheck } from './rounds.queries.ts'

type Validate = typeof plantRoundsCalls.validateRound
type Redo = typeof plantRoundsCalls.redoRound

/** @throws Refusal 404; 403; 409 SAME_PERSON of who measured or handed in, TRANSITION_INVALID, VERSION_CONFLICT */
export async function validateRound(given: Given<Validate, CultureTables>, { id, version }: InputOf<Validate>) {
  const { db, clock, caller } = given
  const round = await roundHandedIn(given, id, verificationRight)
  if (!round.can.check) throw forbidden()
  requireUnchanged(round, { version })
  const { rows } = await sql`
    select 1 from culture.plant_round where id = ${id} and submitted_by = ${caller.userId}
     union all select 1 from culture.plant_measure where plant_round_id = ${id} and measured_by = ${caller.userId}
     limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal(409, 'SAME_PERSON', 'culture.rounds.same-person')
  const at = clock.now().toString()
  await db
    .updateTable('culture.plant_round')
    .set({ state: 'validated', checkedBy: caller.userId, checkedAt: at, redoSentence: null, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db.insertInto('culture.plant_round_event').values({ plantRoundId: id, kind: 'validated', at }).execute()
  return roundToCheck(given, id, verificationRight)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function redoRound(given: Given<Redo, CultureTables>, { id, sentence, version }: InputOf<Redo>) {
  const { db, clock } = given
  const round = await roundHandedIn(given, id, verificationElement)
  if (!round.can.redo) throw forbidden()
  requireUnchanged(round, { version })
  await db
    .updateTable('culture.plant_round')
    .set({ state: 'to_redo', redoSentence: sentence, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('culture.plant_round_event')
    .values({ plantRoundId: id, kind: 'redo', sentence, at: clock.now().toString() })
    .execute()
  return roundToCheck(given, id, verificationElement)
}

async function roundHandedIn(given: Asking, id: string, element: string) {
  await sql`select from culture.plant_round where id = ${id} for update`.execute(given.db)
  const [round] = await roundsWhere(given, { element, where: sql`r.id = ${id}` })
  if (!round) throw notFound()
  if (round.state !== 'to_check') throw new Refusal(409, 'TRANSITION_INVALID', 'culture.rounds.moved-on')
  return round
}
