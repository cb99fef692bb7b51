import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { placesElement } from '#culture/places/place.model.ts'
import { placesCalls } from '#culture/places/places.calls.ts'
import { varietiesCalls } from '#culture/varieties/varieties.calls.ts'
import { varietiesElement } from '#culture/varieties/variety.model.ts'
import { plantingsElement } from '../planting.model.ts'
import { plantingsCalls } from '../plantings.calls.ts'
import { plantingsPages } from '../plantings.web.ts'

const [page] = plantingsPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({
    in: client,
    rights: { [plantingsElement]: level, [placesElement]: 2, [varietiesElement]: 2 },
    allCompanies: true,
  })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [cultureTexts], as: sessionOf(person, client), fetch: serverBehind(world) })
}

/** The code `TO` of Clodano, on the plot of a site. */
async function planted(person: TestPerson) {
  const familyId = await world.inClient(client, async db => {
    const family = { code: 'TOM', name: 'Tomates', level: 'central' }
    const { id } = await db
      .insertInto('platform.article_family')
      .values(family)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const place = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
  const companyId = client.companies[0]?.id as string
  const site = { ...place, kind: 'site', parentId: null, companyId, code: 'SITE', name: 'Site' } as const
  const { id: parentId } = await as(person).call(placesCalls.createPlace, site)
  const plot = { ...place, kind: 'plot', parentId, companyId: null, code: 'SUD', name: 'Parcelle sud' } as const
  const { id: placeId } = await as(person).call(placesCalls.createPlace, plot)
  const { id: varietyId } = await as(person).call(varietiesCalls.createVariety, {
    name: 'Clodano',
    species: 'tomato',
    type: 'truss',
    breeder: null,
    meanFruitG: null,
    daysToFirstHarvest: null,
    eppoCode: null,
    note: null,
  })
  await as(person).call(plantingsCalls.createPlanting, {
    code: 'TO',
    familyId,
    campaign: 2027,
    varietyId,
    placeId,
    areaM2: 6_200,
    stemsM2: null,
    plantedOn: '2026-12-01',
    endedOn: null,
    targetKgM2: null,
    note: null,
  })
}

test('a crop is read with its variety and its place, and its density is written down', async () => {
  const marie = await withLevel(2)
  await planted(marie)
  const { user } = await open(marie)

  await screen.findByRole('cell', { name: 'Parcelle sud' })
  screen.getByRole('cell', { name: 'Clodano' })
  await user.click(await screen.findByRole('button', { name: 'TO' }))
  await user.type(await screen.findByLabelText(/^Densité/), '3,2')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('« TO » est enregistré.')
})

test('who only reads adds nothing', async () => {
  await planted(await withLevel(2))
  await open(await withLevel(1))

  await screen.findByRole('cell', { name: 'Clodano' })
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
