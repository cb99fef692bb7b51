import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'

type Table = {
  name: string
  kind: string
  unit: string
  note: string | null
  values: readonly (readonly [string, number])[]
}

/** The last November that has ended: its invoice is the one that the demo tells. */
export function toldMonth(today: Temporal.PlainDate): Temporal.PlainYearMonth {
  const november = Temporal.PlainYearMonth.from({ year: today.year, month: 11 })
  return today.month > 11 ? november : november.subtract({ years: 1 })
}

/** Taxes and factors of a gas contract, in millionths; the tax changes in the middle of the month that is told. */
const tablesOn = (today: Temporal.PlainDate): readonly Table[] => {
  const month = toldMonth(today)
  const start = `${month.year - 2}-01-01`
  const nextYear = `${today.year + 1}-01-01`
  return [
    {
      name: 'Accise sur le gaz',
      kind: 'tax',
      unit: 'eur_mwh',
      note: 'Tarif du fournisseur, à confirmer à chaque loi de finances',
      values: [
        [start, 10_000_000],
        [`${month.toString()}-16`, 12_000_000],
        [nextYear, 12_500_000],
      ],
    },
    {
      name: 'Terme fixe d’acheminement',
      kind: 'network',
      unit: 'eur_month',
      note: 'Selon la facture du distributeur',
      values: [[start, 96_400_000]],
    },
    {
      name: 'Conversion des volumes de gaz',
      kind: 'factor',
      unit: 'factor',
      note: 'Pression de livraison de 300 mbar, altitude de 300 m',
      values: [[start, 1_195_400]],
    },
    { name: 'TVA', kind: 'vat', unit: 'percent', note: null, values: [[start, 20_000_000]] },
  ]
}

/** At the end of the four months before the one that is told, and of that one. */
const indexes = [82_000_000, 87_000_000, 93_000_000, 100_000_000, 112_000_000]

/** Dated taxes and factors, a gas meter read around the month that is told, its contract and how its invoice is made up. */
export function rowsOfEnergyBilling(
  { plan }: Organisation,
  today: Temporal.PlainDate,
): Readonly<Record<string, readonly Row[]>> {
  if (!plan.applications.includes('energie')) return {}
  const id = idsFor(`energy billing of ${plan.slug}`)
  const month = toldMonth(today)
  const tables = tablesOn(today).map(table => ({ id: id(), ...table }))
  const [taxId, , factorTableId, vatTableId] = tables.map(table => table.id)
  const writtenAt = `${today.toString()}T06:00:00Z`
  const [meterId, contractId] = [id(), id()]
  const [typeId, versionId] = [id(), id()]
  const days = indexes.map((_, place) => {
    const read = month.subtract({ months: indexes.length - 1 - place })
    return read.toPlainDate({ day: read.daysInMonth })
  })
  const component = (rank: number, name: string, said: object) => ({
    id: id(),
    typeVersionId: versionId,
    rank,
    name,
    price: null,
    multiple: null,
    series: null,
    rateTableId: null,
    vatTableId,
    ...said,
  })
  return {
    'energie.meter': [
      { id: meterId, name: 'Gaz serre sud', energy: 'gas', unit: 'm3', direction: 'in', identifier: 'GI052418' },
    ],
    'energie.reading': days.map((day, place) => ({
      id: id(),
      meterId,
      readOn: day.toString(),
      kind: 'actual',
      indexMilli: indexes[place],
      state: 'validated',
    })),
    'energie.rate_table': tables.map(({ values: _, ...table }) => table),
    'energie.rate': tables.flatMap(table =>
      table.values.map(([validFrom, value]) => ({ id: id(), rateTableId: table.id, validFrom, value, writtenAt })),
    ),
    'energie.invoice_type': [{ id: typeId, name: 'Gaz indexé sur le PEG', note: null }],
    'energie.energy_contract': [
      {
        id: contractId,
        name: 'Gaz TotalEnergies serre sud',
        supplier: 'TotalEnergies',
        direction: 'purchase',
        meterId,
        invoiceTypeId: typeId,
        tolerancePercent: 0.5,
        toleranceEuros: 20,
        startsOn: `${month.year}-01-01`,
        annualMwh: 1_900,
      },
    ],
    ...volumesOn(today, contractId, id),
    'energie.invoice_type_version': [
      {
        id: versionId,
        invoiceTypeId: typeId,
        number: 1,
        factorTableId,
        testedAt: writtenAt,
        activeFrom: `${month.year}-01-01`,
      },
    ],
    'energie.invoice_component': [
      component(1, 'Énergie', { kind: 'indexed', price: 2_500_000, multiple: 1_000_000, series: 'peg' }),
      component(2, 'Accise', { kind: 'rate', rateTableId: taxId }),
      component(3, 'Abonnement', { kind: 'month', price: 180_000_000 }),
    ],
  }
}

/** Tenths of a percent of a year that are usually burned, a month after the other. */
const seasonOfGas = [148, 132, 118, 80, 48, 26, 18, 20, 42, 88, 130, 150]
const [wholeYearKwh, permille] = [1_900_000, 1_000]

/** What the contract is made for this year and the next, and what of it was clicked: the winter at two prices. */
function volumesOn(today: Temporal.PlainDate, contractId: string, id: () => string) {
  const years = [toldMonth(today).year, toldMonth(today).year + 1]
  return {
    'energie.contract_volume': years.flatMap(year =>
      seasonOfGas.map((share, place) => {
        const contractedKwh = (wholeYearKwh * share) / permille
        return {
          id: id(),
          contractId,
          month: Temporal.PlainDate.from({ year, month: place + 1, day: 1 }).toString(),
          contractedKwh,
          leastKwh: (contractedKwh * 80) / 100,
          mostKwh: (contractedKwh * 110) / 100,
        }
      }),
    ),
    'energie.volume_click': years.flatMap(year => [
      {
        id: id(),
        contractId,
        clickedOn: `${year - 1}-09-15`,
        deliveryFrom: `${year}-01-01`,
        deliveryTo: `${year}-03-01`,
        kwh: 320_000,
        price: 38_500_000,
        reference: `Q1-${year}`,
      },
      {
        id: id(),
        contractId,
        clickedOn: `${year - 1}-10-20`,
        deliveryFrom: `${year}-11-01`,
        deliveryTo: `${year}-12-01`,
        kwh: 180_000,
        price: 31_200_000,
        reference: `HIVER-${year}`,
      },
    ]),
  }
}
