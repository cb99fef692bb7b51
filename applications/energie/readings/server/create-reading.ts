import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Reading, ReadingFields } from '../reading.model.ts'
import { readingById } from './readings.queries.ts'
import { neighboursOf, requireRisingIndex } from './require-rising-index.ts'

/**
 * The meter is held, so that its readings come one after the other.
 * @throws Refusal 404 on the meter; 400 INDEX_LOWER, on a day to come, on an index beyond the meter's; 409 READING_EXISTS
 */
export async function createReading(
  db: EnergieDb,
  { index, restartIndex, ...fields }: ReadingFields,
  today: Temporal.PlainDate,
): Promise<Reading> {
  const { meterId, readOn, rolledOver } = fields
  const meter = await takeForChange(db.selectFrom('energie.meter').select('indexMax').where('id', '=', meterId))
  if (readOn > today.toString()) throw wrongField('readOn', 'future', 'energie.readings.future')
  requireWithin(meter.indexMax, { index, rolledOver })
  await requireUnread(db, fields)
  const { former, next } = await neighboursOf(db, meterId, readOn)
  requireRisingIndex([former, { readOn, index, restart: restartIndex, rolledOver }, next], meter)
  const { id } = await db
    .insertInto('energie.reading')
    .values({ ...fields, indexMilli: index, restartMilli: restartIndex })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readingById(db, { id, meterId })
}

function requireWithin(indexMax: number | null, { index, rolledOver }: { index: number; rolledOver: boolean }) {
  if (rolledOver && indexMax === null) throw wrongField('rolledOver', 'no-maximum', 'energie.readings.no-maximum')
  if (indexMax !== null && index > indexMax * 1_000) {
    throw wrongField('index', 'beyond-maximum', 'energie.readings.beyond-maximum', { max: indexMax })
  }
}

async function requireUnread(db: EnergieDb, { meterId, readOn }: { meterId: string; readOn: string }) {
  const same = await db
    .selectFrom('energie.reading')
    .select('id')
    .where('meterId', '=', meterId)
    .where('readOn', '=', readOn)
    .where('state', '<>', 'rejected')
    .executeTakeFirst()
  if (same) throw new Refusal(409, 'READING_EXISTS', 'energie.readings.exists')
}
