import { sql } from 'kysely'
import { emit } from '#kernel/server/events.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

type Planned = { workshopId: string; articleId: string; day: string }

/** Tells that what will be left of these families in a workshop is no longer what it was. */
export async function tellProjection(db: AtelierDb, workshopId: string, familyIds: readonly string[]) {
  if (familyIds.length === 0) return
  await emit(db, 'atelier.projection-changed', { workshopId, familyIds: [...new Set(familyIds)].toSorted() })
}

/** The same of the families that plans are made of, workshop by workshop. */
export async function tellProjectionOfPlans(db: AtelierDb, plans: readonly Planned[]) {
  for (const [workshopId, own] of Map.groupBy(plans, plan => plan.workshopId)) {
    const familyIds: string[] = []
    for (const { articleId, day } of own) {
      const { rows } = await sql<{ id: string | null }>`
        select (atelier.accepted_families(${articleId}, ${workshopId}, ${day}))[1] as id`.execute(db)
      familyIds.push(...rows.flatMap(({ id }) => id ?? []))
    }
    await tellProjection(db, workshopId, familyIds)
  }
}

/** The same of lots that came or went. */
export async function tellProjectionOfLots(db: AtelierDb, workshopId: string, lotIds: readonly string[]) {
  const lots = await db.selectFrom('atelier.lot').select('familyId').where('id', 'in', eachOf(lotIds)).execute()
  await tellProjection(
    db,
    workshopId,
    lots.map(({ familyId }) => familyId),
  )
}
