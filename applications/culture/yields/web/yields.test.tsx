import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { productionElement, productionPath, yieldsElement, yieldsPath } from '../yields-place.model.ts'
import { yieldsPages } from '../yields.web.ts'
import './production-page.tsx'
import './yields-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [productionElement]: 1, [yieldsElement]: 1 }, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path: string) => {
  const page = yieldsPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, { path, labels: [cultureTexts], as: sessionOf(marie, serres), fetch: serverBehind(world) })
}

test('without a harvest the production says where harvests come from', async () => {
  await open(productionPath)
  await screen.findByText('Aucune récolte sur la période')
  await screen.findByText('Les récoltes viennent des bons d’apport clos, pesés à la réception.')
})

test('without a planted crop there is no yield, and an address that is no campaign narrows nothing', async () => {
  await open(yieldsPath)
  await screen.findByText('Aucune culture en place')
})

test('what came in is told by crop and week', async () => {
  const { harvest } = await growCrop(world, serres)
  await harvest(400_000, 0)
  await open(productionPath)
  await screen.findByText('Récolte par semaine')
  const row = within(await screen.findByRole('row', { name: /Grappe \(GR\)/ }))
  row.getByText('0,4')
})

test('a crop is told against its target', async () => {
  const { harvest } = await growCrop(world, serres)
  await harvest(3_000_000, 3)
  await open(yieldsPath)
  const row = within(await screen.findByRole('row', { name: /Prunus/ }))
  row.getByText('75 %')
})
