import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { withFreeCode } from '#atelier/code-taken.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { Container, Scale, SerialLine } from '../weighing.model.ts'
import { weighingElement } from '../weighing-place.model.ts'
import type { weighingCalls } from '../weighing.calls.ts'
import { containersWhere, scalesWhere } from './scales.queries.ts'

type CreateContainer = typeof weighingCalls.createContainer
type EditContainer = typeof weighingCalls.editContainer
type CreateScale = typeof weighingCalls.createScale
type EditScale = typeof weighingCalls.editScale
type Setting = Given<CreateContainer | EditContainer | CreateScale | EditScale, AtelierTables>

/** @throws Refusal 404; 403; 400 CODE_TAKEN */
export async function createContainer(
  given: Given<CreateContainer, AtelierTables>,
  { workshopId, tareKg: tareG, ...fields }: InputOf<CreateContainer>,
) {
  await requireSetting(given, workshopId)
  const { id } = await withFreeCode({ container_code: 'code' }, () =>
    given.db
      .insertInto('atelier.container')
      .values({ workshopId, tareG, ...fields })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return containerById(given, id)
}

/** One that is archived is offered no more; what was weighed in it keeps its tare. @throws Refusal the same, and 409 */
export async function editContainer(
  given: Given<EditContainer, AtelierTables>,
  { id, version, tareKg: tareG, name, isArchived }: InputOf<EditContainer>,
) {
  const { db, clock } = given
  const standing = await takeForChange(
    db.selectFrom('atelier.container').select(['id', 'workshopId', 'version']).where('id', '=', id),
  )
  await requireSetting(given, standing.workshopId)
  requireUnchanged(standing, { version })
  const archivedAt = isArchived ? clock.now().toString() : null
  await db
    .updateTable('atelier.container')
    .set({ name, tareG, archivedAt, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return containerById(given, id)
}

/** @throws Refusal 404; 403; 400 CODE_TAKEN */
export async function createScale(
  given: Given<CreateScale, AtelierTables>,
  { workshopId, maxKg: maxG, stepKg: stepG, serial, ...fields }: InputOf<CreateScale>,
) {
  await requireSetting(given, workshopId)
  const { id } = await withFreeCode({ scale_code: 'code' }, () =>
    given.db
      .insertInto('atelier.scale')
      .values({ workshopId, maxG, stepG, ...columnsOf(serial), ...fields })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return scaleById(given, id)
}

/** @throws Refusal the same, and 409 VERSION_CONFLICT */
export async function editScale(
  given: Given<EditScale, AtelierTables>,
  { id, version, name, maxKg: maxG, stepKg: stepG, verifiedUntil, serial, isArchived }: InputOf<EditScale>,
) {
  const { db, clock } = given
  const standing = await takeForChange(
    db.selectFrom('atelier.scale').select(['id', 'workshopId', 'version']).where('id', '=', id),
  )
  await requireSetting(given, standing.workshopId)
  requireUnchanged(standing, { version })
  const archivedAt = isArchived ? clock.now().toString() : null
  await db
    .updateTable('atelier.scale')
    .set({ name, maxG, stepG, verifiedUntil, ...columnsOf(serial), archivedAt, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return scaleById(given, id)
}

const columnsOf = (serial: SerialLine | null) =>
  serial ?? { protocol: null, baud: null, dataBits: null, parity: null, stopBits: null, pattern: null }

async function requireSetting(given: Setting, workshopId: string) {
  await requireWorkshop(given.db, await companyScopeOf(given, weighingElement), workshopId, 3)
}

async function containerById({ db }: Setting, id: string): Promise<Container> {
  const [container] = await containersWhere(db, sql`c.id = ${id}`)
  if (!container) throw notFound()
  return container
}

async function scaleById({ db, clock }: Setting, id: string): Promise<Scale> {
  const [scale] = await scalesWhere(db, sql`s.id = ${id}`, clock.today().toString())
  if (!scale) throw notFound()
  return scale
}
