import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { readingById } from './readings.queries.ts'
import { neighboursOf, requireRisingIndex } from './require-rising-index.ts'

type Judged = { id: string; version: number }

/** @throws Refusal 404; 409 when it was judged, or changed since it was read */
export async function validateReading(db: EnergieDb, judged: Judged) {
  const { meterId } = await entered(db, judged)
  await ofOne(db, judged)
    .set({ state: 'validated', version: judged.version + 1 })
    .execute()
  return readingById(db, { id: judged.id, meterId })
}

/** @throws Refusal 404; 400 INDEX_LOWER; 409 when it was judged, or changed since it was read */
export async function rejectReading(db: EnergieDb, { reason, ...judged }: Judged & { reason: string }) {
  const { meterId, readOn } = await entered(db, judged)
  const meter = await takeForChange(db.selectFrom('energie.meter').select('indexMax').where('id', '=', meterId))
  const { former, next } = await neighboursOf(db, meterId, readOn)
  requireRisingIndex([former, next], meter)
  await ofOne(db, judged)
    .set({ state: 'rejected', reason, version: judged.version + 1 })
    .execute()
  return readingById(db, { id: judged.id, meterId })
}

async function entered(db: EnergieDb, { id, version }: Judged) {
  const reading = await takeForChange(
    db.selectFrom('energie.reading').select(['meterId', 'readOn', 'state', 'version']).where('id', '=', id),
  )
  requireUnchanged(reading, { version })
  if (reading.state !== 'entered') throw new Refusal(409, 'READING_JUDGED', 'energie.readings.judged')
  return reading
}

const ofOne = (db: EnergieDb, { id }: Judged) => db.updateTable('energie.reading').where('id', '=', id)
