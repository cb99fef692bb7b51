import type { ClientPlan } from './client-plan.ts'
import { sirenFrom, siretOf } from './company-numbers.ts'
import { energyValuesOn } from './energy-values.ts'
import { idsFor, type Organisation } from './organisation.ts'

const varieties = [
  {
    name: 'Brioso',
    species: 'tomato',
    type: 'cocktail',
    breeder: 'Rijk Zwaan',
    meanFruitG: 40,
    daysToFirstHarvest: 62,
  },
  { name: 'Clodano', species: 'tomato', type: 'truss', breeder: 'Syngenta', meanFruitG: 140, daysToFirstHarvest: 68 },
  { name: 'Clyde', species: 'tomato', type: 'truss', breeder: 'Gautier', meanFruitG: 125, daysToFirstHarvest: 66 },
  { name: 'Angelle', species: 'tomato', type: 'cherry', breeder: 'Syngenta', meanFruitG: 10, daysToFirstHarvest: 58 },
  {
    name: 'Proloog',
    species: 'cucumber',
    type: 'cucumber_long',
    breeder: 'Rijk Zwaan',
    meanFruitG: 420,
    daysToFirstHarvest: 32,
  },
  { name: 'Gariguette', species: 'strawberry', type: null, breeder: 'INRAE', meanFruitG: 18, daysToFirstHarvest: 75 },
]

const tasks = [
  { name: 'Effeuillage', unit: 'row', standardPerHour: 11, everyDays: 7 },
  { name: 'Palissage', unit: 'row', standardPerHour: 9, everyDays: 7 },
  { name: 'Descente', unit: 'row', standardPerHour: 12, everyDays: 14 },
  { name: 'Éclaircissage', unit: 'plant', standardPerHour: 240, everyDays: 10 },
  { name: 'Récolte', unit: 'crate', standardPerHour: 22, everyDays: 2 },
  { name: 'Nettoyage', unit: 'hour', standardPerHour: null, everyDays: null },
]

/** A source of which nothing is known but its name. */
const source = { powerKw: null, electricEfficiencyPct: null, thermalEfficiencyPct: null, commissionedOn: null }

const sources = [
  { ...source, name: 'Réseau de gaz GRDF', kind: 'gas_grid', powerKw: 9_000 },
  {
    ...source,
    name: 'Cogénération 1',
    kind: 'cogeneration',
    powerKw: 2_000,
    electricEfficiencyPct: 42,
    thermalEfficiencyPct: 45,
    commissionedOn: '2018-11-01',
  },
  {
    ...source,
    name: 'Chaudière gaz',
    kind: 'boiler',
    powerKw: 6_000,
    thermalEfficiencyPct: 94,
    commissionedOn: '2012-09-15',
  },
  { ...source, name: 'Réseau électrique Enedis', kind: 'electricity_grid', powerKw: 1_200 },
  { ...source, name: 'Ballon de stockage', kind: 'heat_storage', commissionedOn: '2018-11-01' },
]

const meters = [
  { name: 'Gaz général', energy: 'gas', unit: 'm3', direction: 'in', identifier: 'GI052417', indexMax: 9_999_999 },
  { name: 'Gaz cogénération', energy: 'gas', unit: 'm3', direction: 'in', identifier: null, indexMax: 9_999_999 },
  {
    name: 'Électricité achetée',
    energy: 'electricity',
    unit: 'kwh',
    direction: 'in',
    identifier: '30001234567890',
    indexMax: null,
  },
  {
    name: 'Électricité vendue',
    energy: 'electricity',
    unit: 'kwh',
    direction: 'out',
    identifier: '30001234567891',
    indexMax: null,
  },
  { name: 'Chaleur serre nord', energy: 'heat', unit: 'mwh', direction: 'in', identifier: null, indexMax: 99_999 },
]

const periods = [
  { name: 'Gaz mensuel', frequency: 'monthly', shiftDays: 0, expectedAfterDays: 10 },
  { name: 'Électricité bimestrielle', frequency: 'bimonthly', shiftDays: 0, expectedAfterDays: 15 },
  { name: 'Redevance de l’eau', frequency: 'yearly', shiftDays: 0, expectedAfterDays: 60 },
]

/** The establishment whose invoices are told is one of the client's first company. */
const energyCompaniesOf = ({ companies: [first] }: ClientPlan) => [
  { name: 'Val de Loire Serres', siret: first ? siretOf(sirenFrom(first.sirenBase), 1) : null, site: 'Serre nord' },
  { name: 'Val de Loire Station', siret: null, site: 'Station de conditionnement' },
]

const contractsOn = (today: Temporal.PlainDate) => {
  const inYear = (year: number, day: string) => `${today.year + year}-${day}`
  const running = { startsOn: inYear(0, '01-01'), endsOn: inYear(0, '12-31') }
  return [
    { ...running, name: 'Gaz Engie', supplier: 'Engie', direction: 'purchase', annualMwh: 24_000 },
    { ...running, name: 'Électricité EDF', supplier: 'EDF', direction: 'purchase', annualMwh: 3_200 },
    {
      name: 'Vente cogénération C13',
      supplier: 'EDF Obligation d’achat',
      direction: 'sale',
      startsOn: '2018-11-01',
      endsOn: '2030-10-31',
      annualMwh: 7_000,
    },
  ]
}

/** What a meter shows at the end of each of the last months, in thousandths; the one of heat waits for its reading. */
const readingsOn = (today: Temporal.PlainDate, meterIds: readonly unknown[]) => {
  const monthly = [182_000, 96_400, 61_250, 338_700, 410]
  return meterIds.flatMap((meterId, meter) =>
    Array.from({ length: 12 }, (_, month) => ({
      meterId,
      readOn: today
        .with({ day: 1 })
        .subtract({ months: 11 - month })
        .toString(),
      kind: meter === 0 ? 'remote' : 'actual',
      indexMilli: Array.from({ length: month }, (__, past) => heating[past] ?? 100).reduce(
        (sum, share) => sum + (monthly[meter] ?? 0) * share * 10,
        1_000_000,
      ),
      state: month > 9 ? 'entered' : 'validated',
    })).slice(0, meter === 4 ? 10 : 12),
  )
}

/** Hundredths of a usual month that are burned, a month after the other. */
const heating = [140, 150, 135, 120, 90, 70, 55, 40, 45, 60, 95, 130]

const certificatesOn = (today: Temporal.PlainDate) => {
  const day = (months: number) => today.add({ months }).toString()
  return [
    {
      name: 'GlobalGAP tomate',
      standard: 'globalgap',
      number: '4049928123456',
      body: 'Certis',
      validFrom: day(-5),
      validTo: day(7),
    },
    {
      name: 'HVE niveau 3',
      standard: 'hve',
      number: 'HVE-49-2024-118',
      body: 'Ocacia',
      validFrom: day(-34),
      validTo: day(2),
    },
    { name: 'Zéro résidu', standard: 'zrp', number: null, body: 'Kiwa', validFrom: day(-16), validTo: day(-4) },
  ]
}

/** What is grown, and what heats it, of a client that has these applications. */
export function rowsOfGrowingAndEnergy({ plan }: Organisation, today: Temporal.PlainDate) {
  const id = idsFor(`growing and energy of ${plan.slug}`)
  const has = (application: string) => plan.applications.includes(application)
  const rows = (application: string, all: readonly object[]) =>
    has(application) ? all.map(row => ({ id: id(), ...row })) : []
  const [meterRows, periodRows, companyRows] = [
    rows('energie', meters),
    rows('energie', periods),
    rows('energie', energyCompaniesOf(plan)),
  ]
  /** Gas, bought and sold electricity, in the order of their contracts. */
  const contractRows = rows('energie', contractsOn(today)).map((row, place) => ({
    ...row,
    companyId: companyRows[0]?.id,
    meterId: meterRows[[0, 2, 3][place] ?? 0]?.id,
    billingPeriodId: periodRows[place === 1 ? 1 : 0]?.id,
  }))
  return {
    'culture.variety': rows('culture', varieties),
    'culture.work_task': rows('culture', tasks),
    'culture.growing_certificate': rows('culture', certificatesOn(today)),
    'energie.source': rows('energie', sources),
    'energie.meter': meterRows,
    'energie.billing_period': periodRows,
    'energie.energy_company': companyRows,
    'energie.energy_contract': contractRows,
    'energie.daily_value': rows('energie', energyValuesOn(today)),
    'energie.reading': rows(
      'energie',
      readingsOn(
        today,
        meterRows.map(row => row.id),
      ),
    ),
  }
}
