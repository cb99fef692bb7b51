import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Family } from '../article-sheet.model.ts'

/** All families in use with what of them, and of those below, stands free in the workshop; parents before children. */
export async function familiesOf(db: AtelierDb, workshopId: string): Promise<Family[]> {
  const { rows } = await sql<Family>`
    select f.id, f.code, f.name as label, f.level, f.parent_id,
           coalesce(sum(b.g), 0)::bigint as available_kg, count(distinct b.lot_id)::int as lot_count
      from platform.article_family f
      left join lateral (
        select b.lot_id, b.g from atelier.lot l join atelier.lot_balance b on b.lot_id = l.id and b.g > 0
         where l.family_id = f.id and l.workshop_id = ${workshopId} and l.state = 'available'
           and l.quality_status = 'free' offset 0) b on true
     where f.archived_at is null
     group by f.id, f.code, f.name, f.level, f.parent_id
     order by case f.level when 'central' then 0 when 'family' then 1 else 2 end, f.code, f.id`.execute(db)
  return withThoseBelow(rows)
}

function withThoseBelow(rows: readonly Family[]): Family[] {
  const totals = new Map(rows.map(({ id, availableKg, lotCount }) => [id, { availableKg, lotCount }]))
  for (const { id, parentId } of rows.toReversed()) {
    const [own, above] = [totals.get(id), parentId === null ? undefined : totals.get(parentId)]
    if (!own || !above) continue
    above.availableKg += own.availableKg
    above.lotCount += own.lotCount
  }
  return rows.map(row => ({ ...row, ...totals.get(row.id) }))
}
