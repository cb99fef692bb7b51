import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { openShipping, type TestShipping } from '#atelier/testing/shipping.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { preparationsCalls } from '../../preparations/preparations.calls.ts'
import { preparationElement } from '../../preparations/preparations-place.model.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import { addressOfShipment, shipmentsPath, shippingElement, shipRight } from '../shipments-place.model.ts'
import { shipmentPages } from '../shipments.web.ts'
import './shipments-page.tsx'
import './shipment-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
let shipping: TestShipping
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  shipping = await openShipping(world, workshop)
  marie = await world.person({
    in: serres,
    rights: { [shippingElement]: 3, [shipRight]: 2, [preparationElement]: 2 },
    allCompanies: true,
  })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path: string, address: string) => {
  const page = shipmentPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: atelierWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    others: shipmentPages.filter(one => one !== page),
  })
}

test('a truck is planned with what stands in stock, and its picking started', async () => {
  await shipping.pack(60)
  const { user } = await open(shipmentsPath, shipmentsPath)
  await user.click(await screen.findByRole('button', { name: 'Nouvelle expédition' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle expédition' }))
  await user.click(dialog.getByRole('combobox', { name: /^Client/ }))
  await user.click(await screen.findByRole('option', { name: 'Halles du Maine' }))
  await user.click(dialog.getByRole('combobox', { name: /^Article/ }))
  await user.click(await screen.findByRole('option', { name: 'Grappe 500 g, en stock : 60' }))
  await user.type(dialog.getByRole('textbox', { name: /^Colis/ }), '40')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('heading', { name: 'Halles du Maine' })
  await user.click(screen.getByRole('button', { name: 'Lancer la préparation' }))
  await screen.findByText('Préparation lancée')
  await screen.findByText('En préparation')
})

test('a pallet is scanned into the truck, which leaves with its note', async () => {
  const lot = await shipping.pack(20)
  const call = as(marie)
  const { id } = await call.call(shipmentsCalls.createShipment, {
    workshopId: workshop.workshopId,
    partnerId: shipping.customerId,
    plannedAt: world.clock.now().add({ hours: 4 }).toString(),
    cutOffAt: world.clock.now().add({ hours: 2 }).toString(),
    lines: [{ articleId: workshop.packedId, cases: 20 }],
  })
  await call.call(shipmentsCalls.prepareShipment, { id })
  await call.call(preparationsCalls.pickCases, { id, code: lot.number, cases: 20 })
  const { pallets } = await call.call(preparationsCalls.completePallet, { id, supportId: null, grossKg: 121 })
  const { user } = await open(`${shipmentsPath}/:id/:depotid`, addressOfShipment({ id, depotId: workshop.workshopId }))

  const field = await screen.findByRole('textbox', { name: 'Scanner une palette' })
  await user.type(field, '037610420000000999{Enter}')
  await screen.findByText('Aucune palette ne porte ce numéro.')
  await user.type(field, `${pallets[0]?.sscc}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Expédier' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Expédier pour Halles du Maine' }))
  dialog.getByText(/^20 colis sortent du stock/)
  await user.click(dialog.getByRole('button', { name: 'Expédier' }))
  await screen.findByText(/^Bon de livraison BL\d\d-000001$/)
  await screen.findByRole('button', { name: 'Bon de livraison' })
})
