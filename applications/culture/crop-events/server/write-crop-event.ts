import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { requireLevel } from '#culture/places/places.server.ts'
import type { CropEventFields } from '../crop-event.model.ts'
import type { cropEventsCalls } from '../crop-events.calls.ts'
import { cropEventById, placesOfEvents, scopeOfEvents } from './crop-events.queries.ts'

type Calls = typeof cropEventsCalls
type Doing<C extends Call> = Given<C, CultureTables>
type Writing = Pick<Doing<Calls['createCropEvent']>, 'db' | 'rights' | 'clock'>

/** @throws Refusal 400 of a place that is not there or not the caller's, of a day to come */
export async function createCropEvent(
  given: Doing<Calls['createCropEvent']>,
  fields: InputOf<Calls['createCropEvent']>,
) {
  await requireSeen(given, fields)
  const { id } = await given.db
    .insertInto('culture.crop_event')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return cropEventById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editCropEvent(
  given: Doing<Calls['editCropEvent']>,
  { id, version, ...fields }: InputOf<Calls['editCropEvent']>,
) {
  const standing = await eventToChange(given, id)
  if (standing.state === 'closed') throw notPossible()
  requireUnchanged(standing, { version })
  await requireSeen(given, fields)
  await save(given, standing, fields)
  return cropEventById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function followCropEvent(given: Doing<Calls['followCropEvent']>, id: string) {
  const standing = await eventToChange(given, id)
  if (standing.state !== 'open') throw notPossible()
  await save(given, standing, { state: 'followed' })
  return cropEventById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function closeCropEvent(
  given: Doing<Calls['closeCropEvent']>,
  { id, outcome, version }: InputOf<Calls['closeCropEvent']>,
) {
  const standing = await eventToChange(given, id)
  if (standing.state === 'closed') throw notPossible()
  requireUnchanged(standing, { version })
  await save(given, standing, { state: 'closed', outcome, closedOn: given.clock.today().toString() })
  return cropEventById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function reopenCropEvent(given: Doing<Calls['reopenCropEvent']>, id: string) {
  const standing = await eventToChange(given, id)
  if (standing.state !== 'closed') throw notPossible()
  await save(given, standing, { state: 'followed', closedOn: null })
  return cropEventById(given, id)
}

const notPossible = () => new Refusal(409, 'TRANSITION_INVALID', 'culture.crop-events.not-possible')

type Standing = { id: string; state: string; version: number }

async function eventToChange(given: Writing, id: string): Promise<Standing> {
  const { siteCompanyId } = await cropEventById(given, id)
  requireLevel(await scopeOfEvents(given), siteCompanyId, 2)
  return takeForChange(
    given.db.selectFrom('culture.crop_event').select(['id', 'state', 'version']).where('id', '=', id),
  )
}

const save = ({ db }: Writing, { id, version }: Standing, changes: Record<string, unknown>) =>
  db
    .updateTable('culture.crop_event')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute()

async function requireSeen(given: Writing, { placeId, observedOn }: CropEventFields) {
  const places = await placesOfEvents(given)
  if (!places.some(({ id }) => id === placeId))
    throw wrongField('placeId', 'unknown', 'culture.crop-events.unknown-place')
  if (observedOn > given.clock.today().toString())
    throw wrongField('observedOn', 'future', 'culture.crop-events.seen-ahead')
}
