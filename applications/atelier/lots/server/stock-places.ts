import { wrongField } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { KindOfLocation } from '../lot.model.ts'

/** Where goods come from and go to, beside the places where they stand. */
type Outside = 'supplier' | 'customer' | 'waste' | 'loss' | 'adjustment'

/** The place of its kind of a workshop, made when it is first needed. */
export const outsideOf = (db: AtelierDb, workshopId: string, kind: Outside) =>
  placeOf(db, { workshopId, kind, ligneId: null, code: kind.toUpperCase() })

/** Where a line works goods: what stands there is what it still owes. */
export const processOf = (db: AtelierDb, workshopId: string, ligneId: string) =>
  placeOf(db, { workshopId, kind: 'process', ligneId, code: `P-${ligneId.slice(-12).toUpperCase()}` })

/** Where mixtures and splits are made, which is no line. */
export const bench = (db: AtelierDb, workshopId: string) =>
  placeOf(db, { workshopId, kind: 'process', ligneId: null, code: 'PROCESS' })

type Place = { workshopId: string; kind: KindOfLocation; ligneId: string | null; code: string }

async function placeOf(db: AtelierDb, { workshopId, kind, ligneId, code }: Place): Promise<string> {
  const find = () =>
    db
      .selectFrom('atelier.location')
      .select('id')
      .where('workshopId', '=', workshopId)
      .where('code', '=', code)
      .executeTakeFirst()
  const standing = await find()
  if (standing) return standing.id
  await db
    .insertInto('atelier.location')
    .values({ workshopId, kind, ligneId, code, name: code })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return ((await find()) as { id: string }).id
}

/** @throws Refusal 400 at its field of a place that is none of the workshop's stock */
export async function requireStockPlace(db: AtelierDb, workshopId: string, locationId: string, field = 'locationId') {
  const place = await db
    .selectFrom('atelier.location')
    .select('id')
    .where('id', '=', locationId)
    .where('workshopId', '=', workshopId)
    .where('isStock', '=', true)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!place) throw wrongField(field, 'unknown', 'atelier.lot.place-unknown')
}
