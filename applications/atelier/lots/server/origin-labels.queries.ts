import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'

type Part = { placeId: string | null; growerId: string | null; g: number }

/** Blocks and growers by their ids: `Serre Nord, bloc 7`. */
export async function labelsOfOrigins(db: AtelierDb, origins: readonly Part[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; label: string }>`
    select p.id, coalesce(case h.kind when 'site' then null else h.name || ', ' end, '') || p.name as label
      from platform.place p left join platform.place h on h.id = p.parent_id
     where p.id in (select unnest(${origins.flatMap(({ placeId }) => placeId ?? [])}::uuid[]))
    union all
    select r.id, c.name from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.id in (select unnest(${origins.flatMap(({ growerId }) => growerId ?? [])}::uuid[]))`.execute(db)
  return new Map(rows.map(({ id, label }) => [id, label]))
}

/** Each part by its name, the heaviest first. */
export const partsInWords = (labels: ReadonlyMap<string, string>, origins: readonly Part[]) =>
  origins
    .map(({ placeId, growerId, g }) => ({ label: labels.get((placeId ?? growerId) as string) ?? '', kg: g }))
    .toSorted((one, other) => other.kg - one.kg)
