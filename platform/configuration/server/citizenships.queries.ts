import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Citizenship } from '../citizenship.model.ts'

const citizenshipRows = (db: PlatformDb) =>
  db
    .selectFrom('platform.citizenship')
    .select(['id', 'country', 'label', 'outsideEu as horsUE', 'foreigner', 'active', 'position as order', 'version'])
    .orderBy('position')
    .orderBy('id')

export const citizenships = (db: PlatformDb): Promise<Citizenship[]> => citizenshipRows(db).execute()

/** @throws Refusal 404 */
export async function citizenshipById(db: PlatformDb, id: string): Promise<Citizenship> {
  const row = await citizenshipRows(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
