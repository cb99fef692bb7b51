import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { chainOf } from '../reading-chain.model.ts'
import { daysUntilLate, type MeterOfRound, type Reading } from '../reading.model.ts'

/** The meters in use, those that are late on a day first. */
export async function roundOn(db: EnergieDb, today: Temporal.PlainDate): Promise<MeterOfRound[]> {
  const { rows } = await sql<MeterOfRound>`
    select meter.id as "meterId", meter.name as meter, meter.energy, meter.unit,
           last.read_on as "lastReadOn", coalesce(last.restart_milli, last.index_milli) as "lastIndex",
           ${today.toString()}::date - last.read_on as "daysSince",
           coalesce(${today.toString()}::date - last.read_on >= ${daysUntilLate}, true) as "isLate"
      from energie.meter meter
      left join lateral (
        select read_on, index_milli, restart_milli from energie.reading
         where reading.client_id = meter.client_id and reading.meter_id = meter.id and reading.state <> 'rejected'
         order by read_on desc limit 1) last on true
     where meter.archived_at is null
     order by "isLate" desc, meter.search_text, meter.id`.execute(db)
  return rows
}

/** Those of a meter, the newest first. @throws Refusal 404 */
export async function readingsOfMeter(db: EnergieDb, meterId: string): Promise<Reading[]> {
  const meter = await db.selectFrom('energie.meter').select('indexMax').where('id', '=', meterId).executeTakeFirst()
  if (!meter) throw notFound()
  const rows = await db
    .selectFrom('energie.reading')
    .select([
      'id',
      'meterId',
      'readOn',
      'kind',
      'indexMilli as index',
      'restartMilli as restartIndex',
      'rolledOver',
      'state',
      'reason',
      'note',
      'version',
    ])
    .where('meterId', '=', meterId)
    .orderBy('readOn', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .$castTo<Omit<Reading, 'consumption' | 'days' | 'doubt'>>()
    .execute()
  const counted = rows.filter(({ state }) => state !== 'rejected').toReversed()
  const chain = chainOf(
    counted.map(row => ({ ...row, restart: row.restartIndex })),
    meter.indexMax,
  )
  const consumed = new Map(counted.map(({ id }, place) => [id, chain[place]]))
  return rows.map(row => ({ ...row, ...(consumed.get(row.id) ?? { consumption: null, days: null, doubt: null }) }))
}

/** @throws Refusal 404 */
export async function readingById(db: EnergieDb, { id, meterId }: { id: string; meterId: string }): Promise<Reading> {
  const reading = (await readingsOfMeter(db, meterId)).find(one => one.id === id)
  if (!reading) throw notFound()
  return reading
}
