import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'

type Series = {
  /** `recall`, `lot-gr`: what is counted. */
  series: string
  /** The company, or the workshop, that counts by itself. */
  ownerId: string
  year: number
}

/**
 * The next number of the series in the year, from 1. Its row is held until the end of the transaction: who refuses
 * afterwards gives it back, and none is missing.
 */
export const nextNumber = async <Tables>(db: Db<Tables>, series: Series): Promise<number> =>
  (await numberRange(db, series, 1)).from

type Written = Series & {
  /** `BL`: what it begins with. */
  mark: string
  /** How many digits the count has at least. */
  digits: number
}

/** The next number as it is written on papers: `BL26-000001`. */
export async function nextReference<Tables>(db: Db<Tables>, { mark, digits, ...series }: Written): Promise<string> {
  const count = await nextNumber(db, series)
  return `${mark}${String(series.year % 100).padStart(2, '0')}-${String(count).padStart(digits, '0')}`
}

/** So many numbers in one piece, for who will write them without network. What he does not use stays missing. */
export async function numberRange<Tables>(db: Db<Tables>, { series, ownerId, year }: Series, size: number) {
  const { rows } = await sql<{ last: number }>`
    insert into platform.number_series as s (series, owner_id, year, last) values (${series}, ${ownerId}, ${year}, ${size})
    on conflict (client_id, series, owner_id, year) do update set last = s.last + excluded.last
    returning last`.execute(db)
  const to = rows[0]?.last as number
  return { from: to - size + 1, to }
}
