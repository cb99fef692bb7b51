import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

/** Crops that come in only graded; the others no longer. @throws Refusal 400 of a crop that is not there */
export async function setGradedCrops(db: AtelierDb, cropCodeIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select id from platform.crop_code where id in ${eachOf(cropCodeIds)} and archived_at is null`.execute(db)
  if (rows.length < new Set(cropCodeIds).size)
    throw wrongField('cropCodeIds', 'unknown', 'atelier.delivery.unknown-crop')
  await sql`delete from atelier.graded_crop where not (crop_code_id in ${eachOf(cropCodeIds)})`.execute(db)
  await sql`
    insert into atelier.graded_crop (crop_code_id) select id from unnest(${rows.map(({ id }) => id)}::uuid[]) id
    on conflict do nothing`.execute(db)
}
