import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { campaignsLabels, campaignsWeb } from '../campaigns.web.ts'
import { campaignsElement } from '../campaigns-place.model.ts'

const [page] = campaignsWeb.pages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
const days = { startsOn: '2027-04-05', endsOn: '2027-06-28' }
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [campaignsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [campaignsLabels], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('one is added, opened by its name, and puts its history before the reader', async () => {
  const { user } = await open(await withLevel(2))

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), 'Récolte')
  await user.type(screen.getByRole('textbox', { name: /^Premières/ }), '05/04/2027')
  await user.type(screen.getByRole('textbox', { name: /^Dernières/ }), '28/06/2027')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Récolte » est enregistré.')

  expect((await screen.findByRole('link', { name: 'Récolte' })).getAttribute('href')).toMatch(/campagnes\/[\w-]+$/)
  await user.click(await screen.findByRole('button', { name: 'Actions pour Récolte' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Historique' }))
  await screen.findByText('Création')
})

test('who only reads adds nothing', async () => {
  const marie = await withLevel(2)
  await as(marie).call(campaignsCalls.createCampaign, { name: 'Abricot', ...days, note: null })
  await open(await withLevel(1))

  await screen.findByRole('cell', { name: 'Abricot' })
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
