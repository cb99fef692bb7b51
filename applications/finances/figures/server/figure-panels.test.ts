import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { financesDashboardElement } from '../figures-place.model.ts'
import { tellAMonth } from '#finances/testing/a-month.ts'
import { monthsTold } from '../monthly-figures.model.ts'
import { figurePanels } from './figure-panels.ts'

const world = useWorld()
const rights = { [financesDashboardElement]: 1 } as const

let client: TestClient
let claire: TestPerson
let today: string
const ask = (key: string, person = claire, more: object = {}) =>
  as(person).send(dashboardsCalls.getPanel, { key, period: 'month', ...more })
const values = async (key: string, person = claire, more: object = {}) =>
  ((await ask(key, person, more)).json() as { value: number }[]).map(({ value }) => value)
const thisMonth = async (key: string, person = claire, more: object = {}) => (await values(key, person, more)).at(-1)

beforeEach(async () => {
  client = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  claire = await world.person({ in: client, rights, allCompanies: true })
  today = world.clock.today().toString()
  await tellAMonth(world, client, claire.userId)
})

test('the months stand side by side, up to the present one', async () => {
  const points = (await ask('financesSales')).json()
  expect(points).toHaveLength(monthsTold)
  expect(points.at(-1)).toEqual({ label: today, value: 20, to: null })
})

test('energy counts once validated, credit notes and what was sold of it taken off', async () => {
  expect(await thisMonth('financesEnergy')).toBe(5_000)
})

test('energy of two months is shared by their days', async () => {
  const month = world.clock.today().with({ day: 1 })
  const before = month.subtract({ months: 1 })
  const last = month.with({ day: month.daysInMonth })
  await world.inClient(client, db =>
    sql`
      insert into energie.energy_invoice (contract_id, supplier, number, issued_on, from_on, to_on, excl_cents, vat_cents, state)
      select id, 'TotalEnergies', 'F4', ${last.toString()}, ${before.toString()}, ${last.toString()},
             ${(month.daysInMonth + before.daysInMonth) * 10_000}, 0, 'validated'
        from energie.energy_contract where direction = 'purchase'`.execute(db),
  )
  expect((await values('financesEnergy')).slice(-2)).toEqual([
    before.daysInMonth * 100,
    5_000 + month.daysInMonth * 100,
  ])
})

test('purchases count as they arrive, credits as they are settled, and what is still to come apart', async () => {
  expect(await thisMonth('financesPurchases')).toBe(660)
  expect(await thisMonth('financesCredits')).toBe(90)
  expect(await values('financesDue')).toEqual([465])
})

test('a kilo sold bears the energy, purchases and credits of its month', async () => {
  expect(await values('financesCostPerKg')).toEqual([28.75])
})

test('a figure of which nothing was told is not drawn as nought', async () => {
  const other = await world.client()
  const reader = await world.person({ in: other, rights, allCompanies: true })
  for (const key of ['financesSales', 'financesEnergy', 'financesPurchases', 'financesCredits', 'financesCostPerKg'])
    expect(await values(key, reader), key).toEqual([])
})

test('of companies whose finances one does not read nothing is told, and nobody reads without the right', async () => {
  const elsewhere = await world.person({ in: client, rights, companies: [1] })
  for (const { key } of figurePanels)
    expect(await values(key, elsewhere), key).toEqual(key === 'financesDue' ? [0] : [])
  expect(await values('financesSales', claire, { companyId: client.companies[1]?.id })).toEqual([])
  const nobody = await world.person({ in: client, rights: {} })
  for (const { key } of figurePanels) expect((await ask(key, nobody)).statusCode, key).toBe(404)
})
