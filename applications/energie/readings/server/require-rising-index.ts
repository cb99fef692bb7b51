import { Refusal } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { consumptionBetween, type ReadIndex } from '../reading-chain.model.ts'

type Meter = { id: string; indexMax: number | null }

/** The readings that count just before and just after a day. */
export async function neighboursOf(db: EnergieDb, meterId: string, day: string) {
  const beside = (comparison: '<' | '>', order: 'asc' | 'desc') =>
    db
      .selectFrom('energie.reading')
      .select(['readOn', 'indexMilli as index', 'restartMilli as restart', 'rolledOver'])
      .where('meterId', '=', meterId)
      .where('state', '<>', 'rejected')
      .where('readOn', comparison, day)
      .orderBy('readOn', order)
      .limit(1)
      .executeTakeFirst()
  return { former: await beside('<', 'desc'), next: await beside('>', 'asc') }
}

/** @throws Refusal 400 INDEX_LOWER, with the former index, when one of them is below the one before it */
export function requireRisingIndex(readings: readonly (ReadIndex | undefined)[], { indexMax }: Omit<Meter, 'id'>) {
  const there = readings.filter(one => one !== undefined)
  for (const [place, reading] of there.entries()) {
    const former = there[place - 1]
    if (!former || consumptionBetween(former, reading, indexMax) >= 0) continue
    throw new Refusal(400, 'INDEX_LOWER', 'energie.readings.index-lower', {
      values: { index: (former.restart ?? former.index) / 1_000 },
    })
  }
}
