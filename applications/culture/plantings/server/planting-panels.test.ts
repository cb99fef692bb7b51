import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { dashboardsCalls } from '#platform/configuration/dashboards.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { plantingsElement } from '../planting.model.ts'

const world = useWorld()
let client: TestClient
let marie: TestPerson
const panel = (key: string, person = marie) => as(person).call(dashboardsCalls.getPanel, { key, period: 'month' })

beforeEach(async () => {
  client = await world.client()
  marie = await world.person({ in: client, rights: { [plantingsElement]: 1 }, allCompanies: true })
  await world.inClient(client, async platform => {
    const db = platform as unknown as CultureDb
    const one = async (table: string, values: object) =>
      (
        await db
          .insertInto(table as 'platform.quality')
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const familyId = await one('platform.article_family', { code: 'TG', name: 'Tomate', level: 'central' })
    const cropCodeId = await one('platform.crop_code', { code: 'GR', name: 'Grappe', familyId })
    const varietyId = await one('culture.variety', { name: 'Prunus', species: 'tomato' })
    const companyId = client.companies[0]?.id
    const siteId = await one('platform.place', { companyId, kind: 'site', code: 'S', name: 'Serres' })
    const placeId = await one('platform.place', { parentId: siteId, kind: 'greenhouse', code: 'N', name: 'Serre Nord' })
    const today = world.clock.today()
    const planting = {
      cropCodeId,
      varietyId,
      placeId,
      code: 'GR',
      campaign: today.year,
      areaM2: 15e3,
      targetKgM2: 60,
      plantedOn: today.subtract({ months: 2 }).toString(),
    }
    await one('culture.planting', planting)
    const elsewhereId = await one('platform.place', {
      parentId: siteId,
      kind: 'greenhouse',
      code: 'S2',
      name: 'Serre Sud',
    })
    await one('culture.planting', {
      ...planting,
      placeId: elsewhereId,
      code: 'GR2',
      endedOn: today.subtract({ days: 1 }).toString(),
    })
  })
})

test('what stands is counted in hectares and in tonnes that are aimed at', async () => {
  expect(await panel('cultureArea')).toMatchObject([{ value: 1.5 }])
  expect(await panel('cultureExpected')).toMatchObject([{ value: 900 }])
  expect(await panel('cultureAreaByCrop')).toMatchObject([{ label: 'Grappe', value: 1.5 }])
  expect(await panel('cultureAreaByVariety')).toMatchObject([{ label: 'Prunus', value: 1.5 }])
})

test('who grows elsewhere counts nothing of it', async () => {
  const elsewhere = await world.person({ in: client, rights: { [plantingsElement]: 1 }, companies: [1] })
  expect(await panel('cultureArea', elsewhere)).toMatchObject([{ value: 0 }])
})
