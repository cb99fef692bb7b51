import { screen, within } from '@testing-library/react'
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
import { cropIncidentsElement } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'
import { cropIncidentsPages } from '../crop-incidents.web.ts'

const [page] = cropIncidentsPages
await page?.load()

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
  const grower = await world.person({ in: client, rights: { [placesElement]: 3 }, allCompanies: true })
  const sizes = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
  const companyId = client.companies[0]?.id as string
  const site = { ...sizes, kind: 'site' as const, parentId: null, companyId, code: 'S', name: 'Serres' }
  const { id: parentId } = await as(grower).call(placesCalls.createPlace, site)
  const house = { ...sizes, kind: 'greenhouse' as const, parentId, companyId: null, code: 'N', name: 'Serre Nord' }
  await as(grower).call(placesCalls.createPlace, house)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [cropIncidentsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [cultureTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}

test('a pest is told where it was seen, and closed with what was done', async () => {
  const marie = await withLevel(2)
  const { user } = await open(marie)
  await user.click(await screen.findByRole('button', { name: 'Nouvel événement' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvel événement' }))
  await user.click(dialog.getByRole('combobox', { name: /^Emplacement/ }))
  await user.click(await screen.findByRole('option', { name: 'Serre Nord (N)' }))
  await user.type(dialog.getByRole('textbox', { name: /^Constat/ }), 'Aleurodes')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Aleurodes » est enregistré.')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Aleurodes' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clore' }))
  const closing = within(await screen.findByRole('dialog', { name: 'Clore « Aleurodes »' }))
  await user.type(closing.getByRole('textbox', { name: /^Suite donnée/ }), 'Lâcher d’Encarsia')
  await user.click(closing.getByRole('button', { name: 'Clore' }))
  await screen.findByText('« Aleurodes » est clos.')
  const { items } = await as(marie).call(cropIncidentsCalls.getPaginatedCropIncidents, {
    page: 0,
    size: 5,
    state: 'closed',
  })
  expect(items).toMatchObject([{ agent: 'Aleurodes', outcome: 'Lâcher d’Encarsia' }])
})

test('who only reads tells of nothing', async () => {
  await open(await withLevel(1))
  await screen.findByText('Rien à signaler')
  expect(screen.queryByRole('button', { name: 'Nouvel événement' })).toBeNull()
})
