import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import { energyByMonth, indexByMonth } from '../../invoice-types/invoice-types.server.ts'
import { clickedPrice, deliveredIn } from '../clicked-price.model.ts'
import type { ContractVolumes, VolumeClick } from '../volume.model.ts'
import { volumesElement } from '../volumes-place.model.ts'

export type Asking = { db: EnergieDb; rights: Rights; clock: Clock }

/** Those in use, by name. */
export const contractsWithVolumes = (db: EnergieDb) =>
  db
    .selectFrom('energie.energy_contract as contract')
    .select(['contract.id', 'contract.name'])
    .select(
      sql<boolean>`exists (select from energie.contract_volume volume where volume.contract_id = contract.id)`.as(
        'hasVolumes',
      ),
    )
    .where('contract.archivedAt', 'is', null)
    .orderBy('contract.nameKey')
    .orderBy('contract.id')
    .limit(1_000)
    .execute()

/** A year of a contract, month by month. @throws Refusal 404 */
export async function contractVolumes(given: Asking, id: string, year: number): Promise<ContractVolumes> {
  const { db, clock } = given
  const contract = await db
    .selectFrom('energie.energy_contract')
    .select(['name', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!contract) throw notFound()
  const months = monthsOf(year)
  const volumes = await volumesOf(db, id, year)
  const clicks = await clicksOf(db, id, year)
  const counting = clicks.filter(({ cancelledAt }) => cancelledAt === null)
  const energy = await energyByMonth(db, id, [...monthsOf(year - 1), ...months])
  const indexes = await indexByMonth(db, id, months, clock.today())
  const [sees, level] = [await seesPrices(given), await given.rights.level(volumesElement)]
  const isInUse = contract.archivedAt === null
  return {
    contract: contract.name,
    months: months.map(month => {
      const volume = volumes.get(month)
      const bought = counting.map(click => ({
        kwh: deliveredIn({ ...click, kwh: click.mwh }, month),
        price: click.price,
      }))
      const consumed = energy.get(month) ?? null
      const index = indexes.get(month) ?? null
      return {
        month,
        contracted: volume?.contracted ?? null,
        least: volume?.least ?? null,
        most: volume?.most ?? null,
        clicked: bought.reduce((sum, { kwh }) => sum + kwh, 0),
        consumed,
        forecast: consumed === null ? (energy.get(aYearBefore(month)) ?? null) : null,
        isEstimated: index?.isEstimated ?? false,
        ...(sees && {
          index: index?.price ?? null,
          price: clickedPrice(bought, volume?.contracted ?? 0, index?.price ?? null),
        }),
        version: volume?.version ?? 0,
      }
    }),
    clicks: clicks.map(({ price, ...click }) => ({ ...click, ...(sees && { price }) })),
    can: {
      write: isInUse && level >= 2,
      click: isInUse && level >= 2 && sees,
      cancel: isInUse && level >= 3,
      seePrices: sees,
    },
  }
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, place) => Temporal.PlainDate.from({ year, month: place + 1, day: 1 }).toString())

const aYearBefore = (month: string) => Temporal.PlainDate.from(month).subtract({ years: 1 }).toString()

async function volumesOf(db: EnergieDb, contractId: string, year: number) {
  const rows = await db
    .selectFrom('energie.contract_volume')
    .select(['month', 'contractedKwh as contracted', 'leastKwh as least', 'mostKwh as most', 'version'])
    .where('contractId', '=', contractId)
    .where('month', '>=', `${year}-01-01`)
    .where('month', '<=', `${year}-12-01`)
    .execute()
  return new Map(rows.map(row => [row.month, row]))
}

/** Those that deliver something in the year, the latest first. */
const clicksOf = (db: EnergieDb, contractId: string, year: number) =>
  db
    .selectFrom('energie.volume_click')
    .select([
      'id',
      'clickedOn',
      'deliveryFrom',
      'deliveryTo',
      'kwh as mwh',
      'price',
      'reference',
      'cancelledAt',
      'reason',
    ])
    .where('contractId', '=', contractId)
    .where('deliveryFrom', '<=', `${year}-12-01`)
    .where('deliveryTo', '>=', `${year}-01-01`)
    .orderBy('clickedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .$castTo<VolumeClick & { price: number }>()
    .execute()
