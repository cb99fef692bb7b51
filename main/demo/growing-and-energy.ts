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
  return {
    'culture.variety': rows('culture', varieties),
    'culture.work_task': rows('culture', tasks),
    'culture.growing_certificate': rows('culture', certificatesOn(today)),
    'energie.source': rows('energie', sources),
    'energie.meter': rows('energie', meters),
    'energie.billing_period': rows('energie', periods),
  }
}
