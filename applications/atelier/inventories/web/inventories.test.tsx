import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import { addressOfInventory, inventoriesElement, inventoriesPath } from '../inventories-place.model.ts'
import { inventoryPages } from '../inventories.web.ts'
import './inventories-page.tsx'
import './inventory-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({ in: serres, rights: { [inventoriesElement]: 3 }, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path: string, address: string) => {
  const page = inventoryPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: atelierWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    others: inventoryPages.filter(one => one !== page),
  })
}

test('a count is opened on the places in which something stands', async () => {
  await workshop.receive(80_000)
  const { user } = await open(inventoriesPath, inventoriesPath)
  await user.click(await screen.findByRole('button', { name: 'Nouvel inventaire' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvel inventaire' }))
  await dialog.findByText('Chambre froide 1, lots : 1')
  await user.click(dialog.getByRole('button', { name: 'Ouvrir l’inventaire' }))
  await screen.findByRole('heading', { name: /^INV\d\d-001$/ })
  await screen.findAllByText('0 sur 1 comptés')
})

test('a lot is counted on the pad, its gap explained, and the stock corrected', async () => {
  const lot = await workshop.receive(80_000)
  const { id } = await as(marie).call(inventoriesCalls.openInventory, {
    workshopId: workshop.workshopId,
    locationIds: [workshop.coldId],
  })
  const { user } = await open(`${inventoriesPath}/:inventaireId`, addressOfInventory(id))
  await user.click(await screen.findByRole('button', { name: `Compter ${lot.number}` }))
  for (const key of '79,5') await user.click(await screen.findByRole('button', { name: key }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Écarts sans motif : 1', { exact: false })

  await user.click(screen.getByRole('tab', { name: 'Écarts' }))
  const row = within(await screen.findByRole('row', { name: new RegExp(lot.number) }))
  row.getByText(/^-0,500/)
  await user.click(row.getByRole('button', { name: new RegExp(lot.number) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Motif de l’écart' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Donner un motif/ }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  const ending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Valider l’inventaire' })
  await waitFor(() => expect(ending.disabled).toBe(false))
  await user.click(ending)
  const question = within(await screen.findByRole('dialog', { name: 'Valider l’inventaire' }))
  await user.click(question.getByRole('button', { name: 'Valider l’inventaire' }))
  await screen.findByText('Inventaire validé')
  await screen.findByText('Validé')
})
