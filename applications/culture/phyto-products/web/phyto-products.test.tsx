import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { phytoProductsElement } from '../phyto-products-place.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'
import { phytoProductsPages } from '../phyto-products.web.ts'

const [page] = phytoProductsPages
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
  world.person({ in: client, rights: { [phytoProductsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [cultureTexts], as: sessionOf(person, client), fetch: serverBehind(world) })
}
const use = {
  species: 'tomato',
  target: 'Oïdium',
  doseMax: 3,
  doseUnit: 'kg',
  maxApplications: null,
  intervalDays: null,
  preHarvestDays: 3,
  reEntryHours: null,
} as const
const product = (by: TestPerson, name: string, mixCategory: number) =>
  as(by).call(phytoProductsCalls.createPhytoProduct, {
    name,
    amm: '0000001',
    formulation: null,
    hazards: [],
    mixCategory,
    usableUntil: null,
    note: null,
    uses: [use],
  })

test('a product is copied from its label, with what it is authorised for', async () => {
  const { user } = await open(await withLevel(2))
  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau produit' }))
  await user.type(dialog.getByLabelText(/^Nom/), 'Exemple soufre')
  await user.type(dialog.getByLabelText(/^N° d’AMM/), '0000002')
  await user.type(dialog.getByLabelText(/^Mentions de danger/), 'H315, H319')
  await user.type(dialog.getByLabelText(/^Cible/), 'Oïdium')
  await user.type(dialog.getByLabelText(/^Dose max/), '3')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Exemple soufre » est enregistré.')
  await screen.findByRole('cell', { name: /Tomate, Oïdium : 3 L\/ha/ })
})

test('what may not be in one tank is told', async () => {
  const marie = await withLevel(2)
  await product(marie, 'Exemple soufre', 2)
  await product(marie, 'Exemple savon', 2)
  const { user } = await open(marie)
  await user.click(await screen.findByRole('button', { name: 'Vérifier un mélange' }))
  for (const name of ['Exemple soufre', 'Exemple savon']) {
    await user.click(await screen.findByRole('combobox', { name: /^Produits mélangés/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await screen.findByText('Mélange interdit : Exemple savon et Exemple soufre.')
})

test('who only reads adds nothing', async () => {
  await open(await withLevel(1))
  await screen.findByText('Aucun produit')
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
