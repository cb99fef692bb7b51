import { dayBefore } from '#energie/days.model.ts'
import { halfUp } from '#energie/half-up.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { energyOfPeriod } from '../energy-of-period.model.ts'
import { meteredOf } from './metered-of.queries.ts'
import { quotesOf } from '#energie/daily-values/daily-values.server.ts'
import { valuesOfRate } from './computed-on.queries.ts'

/** Whole kilowatt-hours that the meter of a contract took in months; those of which something is missing are left out. */
export async function energyByMonth(
  db: EnergieDb,
  contractId: string,
  months: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const meter = await meteredOf(db, contractId)
  if (!meter) return new Map()
  const whole = { from: months[0] as string, to: lastDayOf(months.at(-1) as string) }
  const factors = await valuesOfRate(db, await factorTableOf(db, contractId))
  const calorific = new Map((await quotesOf(db, ['pcs'], whole)).map(({ day, value }) => [day, value]))
  return new Map(
    months.flatMap((month): [string, number][] => {
      const period = { from: month, to: lastDayOf(month) }
      const { stretches, missing } = energyOfPeriod({ period, meter, factors, calorific })
      if (missing.length > 0) return []
      return [
        [
          month,
          Number(
            halfUp(
              stretches.reduce((sum, { wattHours }) => sum + wattHours, 0n),
              1_000n,
            ),
          ),
        ],
      ]
    }),
  )
}

const lastDayOf = (month: string) => dayBefore(Temporal.PlainDate.from(month).add({ months: 1 }).toString())

/** What makes normal cubic metres of gas, by the last version of the type of the contract that counts. */
async function factorTableOf(db: EnergieDb, contractId: string): Promise<string | null> {
  const version = await db
    .selectFrom('energie.energy_contract as contract')
    .innerJoin('energie.invoice_type_version as version', 'version.invoiceTypeId', 'contract.invoiceTypeId')
    .select('version.factorTableId')
    .where('contract.id', '=', contractId)
    .where('version.activeFrom', 'is not', null)
    .orderBy('version.activeFrom', 'desc')
    .orderBy('version.number', 'desc')
    .executeTakeFirst()
  return version?.factorTableId ?? null
}
