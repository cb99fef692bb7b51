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
    { name: 'Abonnement gaz', kind: 'network', unit: 'eur_month', note: null, values: [[start, 180_000_000]] },
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

/** Dated taxes and factors, of a client that has energy. */
export function rowsOfEnergyBilling({ plan }: Organisation, today: Temporal.PlainDate) {
  const id = idsFor(`energy billing of ${plan.slug}`)
  const tables = plan.applications.includes('energie') ? tablesOn(today).map(table => ({ id: id(), ...table })) : []
  const writtenAt = `${today.toString()}T06:00:00Z`
  return {
    'energie.rate_table': tables.map(({ values: _, ...table }) => table),
    'energie.rate': tables.flatMap(table =>
      table.values.map(([validFrom, value]) => ({ id: id(), rateTableId: table.id, validFrom, value, writtenAt })),
    ),
  }
}
