import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { LineAtScale } from '../../weighing/weighing.web.ts'
import { manualRight, weighingElement } from '../../weighing/weighing-place.model.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import { addressOfDelivery, deliveriesElement, deliveriesPath, gradingRight } from '../deliveries-place.model.ts'
import { deliveryPages } from '../deliveries.web.ts'

for (const page of deliveryPages) await page.load()
await LineAtScale.fetch()

const world = useWorld()
let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  const rights = { [deliveriesElement]: 3, [gradingRight]: 2, [weighingElement]: 2, [manualRight]: 2 } as const
  marie = await world.person({ in: serres, rights, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, address = path) => {
  const page = deliveryPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: [atelierTexts, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
}
const bring = (more: object = {}) =>
  as(marie).call(deliveriesCalls.createDelivery, {
    workshopId: workshop.workshopId,
    lines: [
      {
        articleId: workshop.rawId,
        cropCodeId: workshop.cropId,
        placeId: workshop.blockIds[0],
        harvestedOn: world.clock.today().toString(),
      },
    ],
    ...more,
  } as never)

test('what is at the dock is listed, and a truck that comes is written down', async () => {
  const { number } = await bring({ plate: 'AB-123-CD' })
  const { user } = await open(deliveriesPath)
  const row = (await screen.findByText(number)).closest('tr') as HTMLElement
  await within(row).findByText('Attendu')
  await user.click(await screen.findByRole('button', { name: 'Nouveau bon' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau bon' }))
  await user.type(dialog.getByRole('textbox', { name: /^Immatriculation/ }), 'EF-456-GH')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/^Bon BA\d\d-00002 enregistré$/)
  const { items } = await as(marie).call(deliveriesCalls.getDeliveries, { page: 0, size: 5 })
  expect(items.map(({ plate, state }) => [plate, state])).toContainEqual(['EF-456-GH', 'in_progress'])
})

test('a line is weighed by hand with its reason, and the delivery is closed into a lot', async () => {
  const { id, number } = await bring({ hasArrived: true })
  const { user } = await open(`${deliveriesPath}/:deliveryId`, addressOfDelivery(id))
  await user.click(await screen.findByRole('button', { name: 'Peser' }))
  const scale = within(await screen.findByRole('presentation'))
  for (const figure of ['5', '0', '1']) await user.click(await scale.findByRole('button', { name: figure }))
  await user.click(scale.getByRole('button', { name: /^Valider/ }))
  await user.click(await screen.findByRole('button', { name: 'Balance en panne' }))
  await scale.findByRole('button', { name: /^Annuler la pesée de 501,000\skg$/ })
  await user.click(scale.getByRole('button', { name: 'Annuler' }))

  await user.click(await screen.findByRole('button', { name: 'Clore le bon' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Clore ${number}` }))
  await user.click(dialog.getByRole('button', { name: /^Entrer 501,000\skg en stock$/ }))
  await screen.findByText('Bon clos. Lots entrés en stock : 1')
  await screen.findByRole('link', { name: /^L\d\d-\d{3}-GR-01$/ })
})

test('a sample is told by its sizes until it is whole', async () => {
  const { id } = await bring({ hasArrived: true })
  const { user } = await open(`${deliveriesPath}/:deliveryId`, addressOfDelivery(id))
  await user.click(await screen.findByRole('button', { name: 'Agréer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agréer Tomate grappe' }))
  await user.type(dialog.getByRole('textbox', { name: /^Échantillon/ }), '5')
  await user.click(dialog.getByRole('button', { name: 'Ajouter un calibre' }))
  await user.type(dialog.getByRole('textbox', { name: /^Poids/ }), '4')
  await dialog.findByText('Il reste 1,000 kg de l’échantillon.')
  await user.type(dialog.getByRole('textbox', { name: /^Écart de tri/ }), '1')
  await dialog.findByText('L’échantillon est complet.')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Accepté')
})
