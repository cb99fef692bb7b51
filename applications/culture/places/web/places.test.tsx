import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { locationsElement, placesElement } from '../place.model.ts'
import { placesCalls } from '../places.calls.ts'
import { placesPages } from '../places.web.ts'

/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all(placesPages.map(page => page.load()))

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const none = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [placesElement]: level, [locationsElement]: level }, allCompanies: true })
const site = (person: TestPerson) =>
  as(person).call(placesCalls.createPlace, {
    ...none,
    kind: 'site',
    parentId: null,
    companyId: client.companies[0]?.id as string,
    code: 'SITE',
    name: 'Site du Layon',
  })
const open = (person: TestPerson, path: string) => {
  const page = placesPages.find(known => known.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [cultureTexts], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('a greenhouse is added below its site, then given rows', async () => {
  const marie = await withLevel(2)
  await site(marie)
  const { user } = await open(marie, '/culture/serresEtParcelles')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Site du Layon' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ajouter un emplacement ici' }))
  await user.type(await screen.findByLabelText(/^Code/), 'nord')
  await user.type(screen.getByLabelText(/^Nom \*|^Nom$/), 'Serre nord')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Serre nord » est enregistré.')
  await user.click(await screen.findByRole('button', { name: 'Actions pour Serre nord' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Créer des rangs' }))
  const last = await screen.findByLabelText(/^Dernier rang/)
  await user.clear(last)
  await user.type(last, '12')
  await user.click(screen.getByRole('button', { name: 'Créer des rangs' }))

  await screen.findByText('Rangs créés : 12.')
  await screen.findByRole('cell', { name: '12' })
})

test('the flat list tells each place and what holds it; who only reads adds nothing', async () => {
  const marie = await withLevel(2)
  const { id } = await site(marie)
  await as(marie).call(placesCalls.createPlace, {
    ...none,
    kind: 'greenhouse',
    parentId: id,
    companyId: null,
    code: 'NORD',
    name: 'Serre nord',
  })
  await open(await withLevel(1), '/culture/emplacement')

  await screen.findByRole('cell', { name: 'Serre nord' })
  expect(screen.getAllByRole('cell', { name: 'Site du Layon' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
