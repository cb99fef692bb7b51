import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { openScaleOnALine } from '#simulators/scale/open-scale-on-a-line.ts'
import { serialScaleOf } from '#atelier/testing/serial-scale.ts'
import { openShipping, type TestShipping } from '#atelier/testing/shipping.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { shipmentsCalls } from '../../shipments/shipments.calls.ts'
import { shippingElement } from '../../shipments/shipments-place.model.ts'
import { weighingCalls } from '../../weighing/weighing.calls.ts'
import { weighingElement } from '../../weighing/weighing-place.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import {
  preparationBoardElement,
  preparationBoardPath,
  preparationElement,
  preparationPath,
} from '../preparations-place.model.ts'
import { preparationPages } from '../preparations.web.ts'
import './preparation-page.tsx'
import './board-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
let shipping: TestShipping
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  shipping = await openShipping(world, workshop)
  const rights = { [shippingElement]: 2, [preparationElement]: 2, [preparationBoardElement]: 2 } as const
  marie = await world.person({ in: serres, rights, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const plan = async (cases: number) => {
  const { id } = await as(marie).call(shipmentsCalls.createShipment, {
    workshopId: workshop.workshopId,
    partnerId: shipping.customerId,
    plannedAt: world.clock.now().add({ hours: 4 }).toString(),
    cutOffAt: world.clock.now().add({ hours: 2 }).toString(),
    lines: [{ articleId: workshop.packedId, cases }],
  })
  await as(marie).call(shipmentsCalls.prepareShipment, { id })
  return id
}
const open = (path: string) => {
  const page = preparationPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: atelierWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    others: preparationPages.filter(one => one !== page),
  })
}

test('an order is taken, picked by scan, what is missing told, its pallet weighed', async () => {
  const lot = await shipping.pack(30)
  await plan(40)
  const { user } = await open(preparationPath)
  await user.click(await screen.findByRole('button', { name: /^Prendre/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Scanner ou saisir le lot' }), `${lot.number}{Enter}`)
  await screen.findByText('Combien de colis ?')
  screen.getByText('30')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(`${lot.number} : 30 colis`)

  await user.click(await screen.findByRole('button', { name: 'Manque' }))
  await user.click(await screen.findByRole('button', { name: 'Plus de stock' }))
  await screen.findByText('Tout est pris')
  await user.click(await screen.findByRole('button', { name: 'Terminer la palette' }))
  await user.click(await screen.findByRole('button', { name: /^Palette bois/ }))
  for (const key of '202') await user.click(await screen.findByRole('button', { name: key }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/^Palette \d{18} terminée$/)
  await screen.findByText('À charger')
})

test('a pallet is weighed by what the scale of the workshop says at rest', async () => {
  const weigher = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  await as(weigher).call(weighingCalls.createScale, serialScaleOf(workshop.workshopId))
  const scale = openScaleOnALine('mt_sics', { maxG: 1_500_000 })
  Object.defineProperty(navigator, 'serial', { value: scale.serial, configurable: true })
  const lot = await shipping.pack(30)
  const id = await plan(30)
  await as(marie).call(preparationsCalls.takePreparation, { id })
  await as(marie).call(preparationsCalls.pickCases, { id, code: lot.number, cases: 30 })
  const { user } = await open(preparationPath)
  await user.click(await screen.findByRole('button', { name: /^Continuer/ }))
  await user.click(await screen.findByRole('button', { name: 'Terminer la palette' }))
  await user.click(await screen.findByRole('button', { name: /^Palette bois/ }))
  await user.click(await screen.findByRole('button', { name: 'Connecter la balance' }))
  scale.put(202_000, { isStable: false })
  await screen.findByText('Poids en mouvement')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).disabled).toBe(true)
  scale.put(202_000)
  await screen.findByText('lu sur la balance · Balance Q1')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/^Palette \d{18} terminée$/)
})

test('an order is given to somebody on the board', async () => {
  await plan(40)
  const { user } = await open(preparationBoardPath)
  await screen.findByRole('heading', { name: 'Personne' })
  await user.click(await screen.findByRole('combobox', { name: 'Confier à' }))
  await user.click(await screen.findByRole('option', { name: 'Marie Caron' }))
  await screen.findByRole('heading', { name: 'Marie Caron' })
  await screen.findByText('Reste 40 colis')
})
