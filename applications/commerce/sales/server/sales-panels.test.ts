import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openSales, type TestSales } from '#commerce/testing/sell.ts'
import { addressOfArticleSales, salesByArticleElement, salesByCustomerElement } from '../sales-place.model.ts'

const world = useWorld()
const rights = { [salesByArticleElement]: 1, [salesByCustomerElement]: 1 } as const

let client: TestClient
let marie: TestPerson
let sales: TestSales
const panel = (key: string, person = marie) => as(person).call(dashboardsCalls.getPanel, { key, period: 'month' })

beforeEach(async () => {
  client = await world.client()
  sales = await openSales(world, client)
  marie = await world.person({ in: client, rights, allCompanies: true })
  const now = world.clock.now().toString()
  const sale = { partnerId: sales.hallesId, articleId: sales.clusterId, cases: 400 }
  await sales.sell(now, { ...sale, number: 'BL26-000041' })
  await sales.sell(now, { ...sale, number: 'BL26-000042', partnerId: sales.primId, cases: 100 })
})

test('what leaves is told in tonnes of the week, by article and by customer', async () => {
  expect(await panel('commerceWeek')).toMatchObject([{ value: 2.5 }])
  expect(await panel('commerceCustomers')).toMatchObject([{ value: 2 }])
  expect(await panel('commerceByArticle')).toEqual([
    { label: 'Grappe 500 g', value: 2.5, to: addressOfArticleSales(sales.clusterId) },
  ])
  expect(await panel('commerceByCustomer')).toMatchObject([
    { label: 'Halles du Maine', value: 2 },
    { label: 'Prim’Anjou', value: 0.5 },
  ])
})

test('what another company sold counts for nobody else', async () => {
  const elsewhere = await world.person({ in: client, rights, companies: [1] })
  expect(await panel('commerceWeek', elsewhere)).toMatchObject([{ value: 0 }])
  expect(await panel('commerceByCustomer', elsewhere)).toEqual([])
})
