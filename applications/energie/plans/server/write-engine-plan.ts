import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { PlanFields } from '../plan.model.ts'
import { planById } from './plans.queries.ts'

/** @throws Refusal 404 on the source; 400 beyond its power; 409 PLAN_OVERLAP */
export async function createEnginePlan(db: EnergieDb, fields: PlanFields) {
  await requireFits(db, fields)
  const { id } = await db.insertInto('energie.engine_plan').values(fields).returning('id').executeTakeFirstOrThrow()
  return planById(db, id)
}

/** @throws Refusal 404; 400 and 409 as above; 409 when somebody saved since it was read */
export async function editEnginePlan(
  db: EnergieDb,
  { id, version, ...fields }: PlanFields & { id: string; version: number },
) {
  const standing = await takeForChange(db.selectFrom('energie.engine_plan').select('version').where('id', '=', id))
  requireUnchanged(standing, { version })
  await requireFits(db, fields, id)
  await db
    .updateTable('energie.engine_plan')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return planById(db, id)
}

/** @throws Refusal 404 */
export async function deleteEnginePlan(db: EnergieDb, id: string) {
  const { numDeletedRows } = await db.deleteFrom('energie.engine_plan').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return { id }
}

/** The source is held, so that two who plan its engines come one after the other. */
async function requireFits(
  db: EnergieDb,
  { sourceId, engineNo, startsAt, endsAt, setpointKw }: PlanFields,
  ownId?: string,
) {
  const { name, powerKw, archivedAt } = await takeForChange(
    db.selectFrom('energie.source').select(['name', 'powerKw', 'archivedAt']).where('id', '=', sourceId),
  )
  if (archivedAt !== null) throw notFound()
  if (powerKw !== null && setpointKw > powerKw)
    throw wrongField('setpointKw', 'power', 'energie.plans.beyond-power', { power: powerKw })
  const other = await db
    .selectFrom('energie.engine_plan')
    .select('id')
    .where('sourceId', '=', sourceId)
    .where('engineNo', '=', engineNo)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .$if(ownId !== undefined, query => query.where('id', '<>', ownId as string))
    .executeTakeFirst()
  if (other)
    throw new Refusal(409, 'PLAN_OVERLAP', 'energie.plans.overlap', { values: { engine: engineNo, source: name } })
}
