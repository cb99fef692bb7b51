import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { type PlantRound, openStates } from '../plant-round.model.ts'
import { planningElement } from '../plant-rounds-place.model.ts'
import type { samplesCalls } from '../samples.calls.ts'
import { makeRounds } from './make-rounds.ts'
import { requireCrop } from '#culture/plantings/plantings.server.ts'
import { requireObserver } from './require-observer.ts'
import { roundsWhere } from './rounds.queries.ts'
import { plannedCrop } from './samples.queries.ts'

type Save = typeof samplesCalls.saveRegistrationPlan
type Move = typeof samplesCalls.moveRound

/** @throws Refusal 404 also of a crop that nobody measures; 403; 400 of days in disorder; 409 VERSION_CONFLICT */
export async function saveRegistrationPlan(given: Given<Save, CultureTables>, input: InputOf<Save>) {
  const { db, clock } = given
  const { plantingId, version, ...plan } = input
  await requireCrop(given, plantingId, planningElement, 3)
  const { plan: present, version: standing } = await plannedCrop(given, plantingId)
  requireUnchanged({ version: standing }, { version })
  if (plan.endsOn !== null && plan.endsOn < plan.startsOn)
    throw wrongField('endsOn', 'before', 'culture.rounds.ends-before')
  if (present)
    await db
      .updateTable('culture.round_plan')
      .set({ ...plan, version: version + 1 })
      .where('plantingId', '=', plantingId)
      .execute()
  else
    await db
      .insertInto('culture.round_plan')
      .values({ ...plan, plantingId })
      .execute()
  await db
    .deleteFrom('culture.plant_round')
    .where('plantingId', '=', plantingId)
    .where('state', '=', 'due')
    .where('dueOn', '>=', clock.today().toString())
    .where(
      sql<boolean>`not exists (select from culture.plant_round_event e where e.plant_round_id = culture.plant_round.id)`,
    )
    .execute()
  await makeRounds(db, clock.today(), plantingId)
  return plannedCrop(given, plantingId)
}

/** @throws Refusal 404; 403; 400 DAY_PAST, DAY_TAKEN, of an observer who is no member; 409 */
export async function moveRound(given: Given<Move, CultureTables>, input: InputOf<Move>): Promise<PlantRound> {
  const { db, clock } = given
  const { id, dueOn, observerId, version } = input
  await sql`select from culture.plant_round where id = ${id} for update`.execute(db)
  const [round] = await roundsWhere(given, { element: planningElement, where: sql`r.id = ${id}` })
  if (!round) throw notFound()
  if (!openStates.includes(round.state) && round.state !== 'missed')
    throw new Refusal(409, 'TRANSITION_INVALID', 'culture.rounds.moved-on')
  if (!round.can.move) throw forbidden()
  requireUnchanged(round, { version })
  await requireObserver(db, observerId)
  if (dueOn < clock.today().toString()) throw wrongField('dueOn', 'DAY_PAST', 'culture.rounds.day-past')
  const { rows } = await sql`
    select 1 from culture.plant_round
     where planting_id = ${round.plantingId} and due_on = ${dueOn}::date and id <> ${id}`.execute(db)
  if (rows.length > 0) throw wrongField('dueOn', 'DAY_TAKEN', 'culture.rounds.day-taken')
  await db
    .updateTable('culture.plant_round')
    .set({ dueOn, observerId, version: version + 1, ...(round.state === 'missed' && { state: 'due' }) })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('culture.plant_round_event')
    .values({ plantRoundId: id, kind: 'moved', at: clock.now().toString() })
    .execute()
  const [moved] = await roundsWhere(given, { element: planningElement, where: sql`r.id = ${id}` })
  return moved as PlantRound
}
