import { as } from '#kernel/testing/as.ts'
import type { TestPerson } from '#platform/testing/world.ts'
import { dailyValuesCalls } from '../daily-values/daily-values.calls.ts'
import { energyContractsCalls } from '../energy-contracts/energy-contracts.calls.ts'
import { eachDay } from '../invoice-types/energy-of-period.model.ts'
import { metersCalls } from '../meters/meters.calls.ts'
import { ratesCalls } from '../rates/rates.calls.ts'
import { readingsCalls } from '../readings/readings.calls.ts'

export const november = { from: '2025-11-01', to: '2025-11-30' }

/** A gas meter of which nothing was read yet. */
export const gasMeter = (person: TestPerson) =>
  as(person).call(metersCalls.createMeter, {
    name: 'Gaz serre sud',
    energy: 'gas',
    unit: 'm3',
    direction: 'in',
    identifier: null,
    indexMax: null,
    installedOn: null,
    note: null,
  })

type Terms = { billingPeriodId?: string | null; invoiceTypeId?: string | null }

/** What the gas of a meter is bought by, from 2025 on. */
export const gasContract = (
  person: TestPerson,
  meterId: string,
  { billingPeriodId = null, invoiceTypeId = null }: Terms = {},
) =>
  as(person).call(energyContractsCalls.createEnergyContract, {
    name: 'Gaz serre sud',
    supplier: 'TotalEnergies',
    direction: 'purchase',
    companyId: null,
    meterId,
    billingPeriodId,
    invoiceTypeId,
    tolerancePercent: 0.5,
    toleranceEuros: 20,
    startsOn: '2025-01-01',
    endsOn: null,
    annualMwh: null,
    note: null,
  })

/** A reading that counts. */
export async function readOn(person: TestPerson, meterId: string, day: string, index: number) {
  const { id, version } = await as(person).call(readingsCalls.createReading, {
    meterId,
    readOn: day,
    kind: 'actual',
    index,
    rolledOver: false,
    restartIndex: null,
    note: null,
  })
  await as(person).call(readingsCalls.validateReading, { id, version })
}

/** A table of rates with its values from their days on. */
export async function rate(
  person: TestPerson,
  name: string,
  unit: 'eur_mwh' | 'factor',
  values: readonly [string, number][],
) {
  const { id } = await as(person).call(ratesCalls.createRateTable, { name, unit, kind: 'tax', note: null })
  for (const [validFrom, value] of values) await as(person).call(ratesCalls.addRate, { id, validFrom, value })
  return id
}

/** The same value of a series each day of November. */
export const quoted = (person: TestPerson, page: 'gazpegeod' | 'gazpcs', series: string, value: number) =>
  as(person).call(dailyValuesCalls.saveDailyValues, {
    page,
    values: eachDay(november).map(day => ({ series, day, value })),
  })
