import type { Given } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import type { CropIncidentFields } from '../crop-incident.model.ts'
import type { cropIncidentsCalls } from '../crop-incidents.calls.ts'
import { cropIncidentById, placesOfIncidents, scopeOfIncidents } from './crop-incidents.queries.ts'

type Calls = typeof cropIncidentsCalls
type Doing<C extends Call> = Given<C, CultureTables>
type Writing = Pick<Doing<Calls['createCropIncident']>, 'db' | 'rights' | 'clock'>

/** @throws Refusal 400 of a place that is not there or not the caller's, of a day to come */
export async function createCropIncident(
  given: Doing<Calls['createCropIncident']>,
  fields: InputOf<Calls['createCropIncident']>,
) {
  await requireSeen(given, fields)
  const { id } = await given.db
    .insertInto('culture.crop_incident')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return cropIncidentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editCropIncident(
  given: Doing<Calls['editCropIncident']>,
  { id, version, ...fields }: InputOf<Calls['editCropIncident']>,
) {
  const standing = await incidentToChange(given, id)
  if (standing.state === 'closed') throw notPossible()
  requireUnchanged(standing, { version })
  await requireSeen(given, fields)
  await save(given, standing, fields)
  return cropIncidentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function followCropIncident(given: Doing<Calls['followCropIncident']>, id: string) {
  const standing = await incidentToChange(given, id)
  if (standing.state !== 'open') throw notPossible()
  await save(given, standing, { state: 'followed' })
  return cropIncidentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT */
export async function closeCropIncident(
  given: Doing<Calls['closeCropIncident']>,
  { id, outcome, version }: InputOf<Calls['closeCropIncident']>,
) {
  const standing = await incidentToChange(given, id)
  if (standing.state === 'closed') throw notPossible()
  requireUnchanged(standing, { version })
  await save(given, standing, { state: 'closed', outcome, closedOn: given.clock.today().toString() })
  return cropIncidentById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function reopenCropIncident(given: Doing<Calls['reopenCropIncident']>, id: string) {
  const standing = await incidentToChange(given, id)
  if (standing.state !== 'closed') throw notPossible()
  await save(given, standing, { state: 'followed', closedOn: null })
  return cropIncidentById(given, id)
}

const notPossible = () => new Refusal(409, 'TRANSITION_INVALID', 'culture.crop-incidents.not-possible')

type Standing = { id: string; state: string; version: number }

async function incidentToChange(given: Writing, id: string): Promise<Standing> {
  const { siteCompanyId } = await cropIncidentById(given, id)
  requireLevel(await scopeOfIncidents(given), siteCompanyId, 2)
  return takeForChange(
    given.db.selectFrom('culture.crop_incident').select(['id', 'state', 'version']).where('id', '=', id),
  )
}

const save = ({ db }: Writing, { id, version }: Standing, changes: Record<string, unknown>) =>
  db
    .updateTable('culture.crop_incident')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute()

async function requireSeen(given: Writing, { placeId, observedOn }: CropIncidentFields) {
  const places = await placesOfIncidents(given)
  if (!places.some(({ id }) => id === placeId))
    throw wrongField('placeId', 'unknown', 'culture.crop-incidents.unknown-place')
  if (observedOn > given.clock.today().toString())
    throw wrongField('observedOn', 'future', 'culture.crop-incidents.seen-ahead')
}
