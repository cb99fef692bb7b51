import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { gasOfNovember, rightsOf } from '#energie/energy-invoices/testing/gas-of-november.ts'
import { volumesPages } from '../volumes.web.ts'
import { volumesElement, volumesPath } from '../volumes-place.model.ts'

const [page] = volumesPages
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
  world.person({ in: client, rights: { ...rightsOf(2), [volumesElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    path: `${volumesPath}?year=2025`,
  })
}

test('what is contracted is typed, and a click says what it makes of the price before it is saved', async () => {
  const marie = await withLevel(2)
  await gasOfNovember(marie, null, 0.6)
  const { user } = await open(marie)

  await user.type(await screen.findByRole('textbox', { name: 'Contracté, nov.' }), '10000{Enter}')
  await screen.findByText('34,00')
  await user.click(screen.getByRole('button', { name: 'Saisir un clic' }))
  await choose('Premier mois de livraison')
  await choose('Dernier mois de livraison')
  await user.type(screen.getByRole('textbox', { name: /^Volume cliqué/ }), '3000')
  await user.type(screen.getByRole('textbox', { name: /^Prix fixé/ }), '38,5')
  await screen.findByText(/En nov. 2025, 34,00 → 35,35/)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('35,35')
  await screen.findByText('En vigueur')

  async function choose(field: string) {
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }))
    await user.click(await screen.findByRole('option', { name: 'nov. 2025' }))
  }
})

test('who only reads types and clicks nothing', async () => {
  await gasOfNovember(await withLevel(2))
  await open(await withLevel(1))

  const cell = (await screen.findByRole('textbox', { name: 'Contracté, nov.' })) as HTMLInputElement
  expect(cell.readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Saisir un clic' })).toBeNull()
})

test('without a contract the page says how one begins', async () => {
  await open(await withLevel(2))

  await screen.findByText('Aucun contrat')
})
