import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { Consumption } from '../consumption-by-month.model.ts'
import { chainOf, type ReadIndex } from '../reading-chain.model.ts'
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

type ReadMeter = { meterId: string; unit: 'm3' | 'kwh' | 'mwh'; indexMax: number | null } & ReadIndex

/** Of the meters in use that count what comes in of an energy: gas in cubic metres, electricity in kilowatt-hours. */
export async function consumptionsOf(db: EnergieDb, energy: 'gas' | 'electricity'): Promise<Consumption[]> {
  const units = energy === 'gas' ? ['m3'] : ['kwh', 'mwh']
  const { rows } = await sql<ReadMeter>`
    select meter.id as meter_id, meter.unit, meter.index_max::float8 as index_max, reading.read_on,
           reading.index_milli::float8 as index, reading.restart_milli::float8 as restart, reading.rolled_over
      from energie.meter meter join energie.reading reading on reading.meter_id = meter.id
     where meter.archived_at is null and meter.direction = 'in' and meter.energy = ${energy}
       and meter.unit = any(${units}::text[]) and reading.state <> 'rejected'
     order by meter.id, reading.read_on, reading.id`.execute(db)
  return [...Map.groupBy(rows, ({ meterId }) => meterId).values()].flatMap(readings => {
    const [first] = readings
    const perThousandth = first?.unit === 'mwh' ? 1 : 1 / 1_000
    return chainOf(readings, first?.indexMax ?? null).flatMap((one, place) => {
      const [before, until] = [readings[place - 1], readings[place]]
      return one && before && until
        ? [{ after: before.readOn, until: until.readOn, amount: one.consumption * perThousandth }]
        : []
    })
  })
}
