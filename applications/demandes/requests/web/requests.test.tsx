import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { demandesTexts } from '../../demandes-texts.ts'
import { requestsCalls } from '../requests.calls.ts'
import {
  addressOfRequest,
  approveRight,
  newRequestPath,
  orderRight,
  pricesField,
  receiveRight,
  requestsElement,
  requestsPath,
} from '../requests-place.model.ts'
import { requestPages } from '../requests.web.ts'
import { addSupplier } from '../testing/add-supplier.ts'

for (const page of requestPages) await page.load()

const world = useWorld()
let client: TestClient
let leila: TestPerson
let philippe: TestPerson
const asking = { [requestsElement]: 2, [pricesField]: 1 } as const satisfies Record<string, Level>
const deciding = {
  ...asking,
  [requestsElement]: 3,
  [approveRight]: 3,
  [orderRight]: 2,
  [receiveRight]: 2,
} as const satisfies Record<string, Level>
beforeEach(async () => {
  client = await world.client()
  leila = await world.person({ in: client, rights: asking, allCompanies: true })
  philippe = await world.person({ in: client, rights: deciding, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, person: TestPerson, address = path) => {
  const page = requestPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: [demandesTexts, tradeLabels],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}
const ask = (more: object = {}) =>
  as(leila).call(requestsCalls.createRequest, {
    companyId: client.companies[0]?.id as string,
    kind: 'equipment',
    neededOn: world.clock.today().add({ days: 5 }).toString(),
    purpose: 'Gants de récolte',
    lines: [{ label: 'Gants nitrile', quantity: 12, unit: 'case', price: 9.9 }],
    ...more,
  } as never)

test('somebody writes down what he needs, and its sum is told as he types', async () => {
  const { user } = await open(newRequestPath, leila)
  await user.type(await screen.findByRole('textbox', { name: /^Pour quoi faire/ }), 'Sécateurs')
  await user.click(screen.getByRole('combobox', { name: /^Nature/ }))
  await user.click(await screen.findByRole('option', { name: 'Matériel' }))
  const line = within(screen.getByRole('group', { name: 'Ligne 1' }))
  await user.type(line.getByRole('textbox', { name: /^Désignation/ }), 'Sécateur à lames fines')
  await user.type(line.getByRole('textbox', { name: /^Quantité/ }), '3')
  await user.type(line.getByRole('textbox', { name: /^Prix unitaire/ }), '18,5')
  await screen.findByText('Total HT : 55,50 €')
  await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
  await screen.findByText(/^Brouillon DA\d\d-0001 enregistré\.$/)
  const { items } = await as(leila).call(requestsCalls.getRequests, { page: 0, size: 5 })
  expect(items).toMatchObject([{ purpose: 'Sécateurs', kind: 'equipment', estimatedCents: 5_550, state: 'draft' }])
})

test('who approves finds it among what waits for him, approves, orders and receives', async () => {
  const { id, number } = await ask()
  await as(leila).call(requestsCalls.submitRequest, { id })
  await addSupplier(world, client)
  const list = await open(requestsPath, philippe, `${requestsPath}?tab=toApprove`)
  await screen.findByRole('link', { name: number })
  await screen.findByText('1 à approuver')
  list.unmount()
  const { user } = await open(`${requestsPath}/:id`, philippe, addressOfRequest(id))
  await user.click(await screen.findByRole('button', { name: 'Approuver' }))
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  const order = within(await screen.findByRole('dialog', { name: 'Commander' }))
  await user.click(order.getByRole('combobox', { name: /^Fournisseur/ }))
  await user.click(await screen.findByRole('option', { name: 'Cartonnages de Loire' }))
  await user.click(order.getByRole('button', { name: 'Commander' }))
  await screen.findByText(/^Commande CA\d\d-0001 passée\.$/)
  await user.click(await screen.findByRole('button', { name: 'Réceptionner' }))
  const receipt = within(await screen.findByRole('dialog', { name: 'Réceptionner' }))
  await receipt.findByText('Reste à venir : 12')
  await user.click(receipt.getByRole('button', { name: 'Réceptionner' }))
  await screen.findByText('Réception enregistrée : tout est arrivé.')
  expect(await as(philippe).call(requestsCalls.getRequest, { id })).toMatchObject({ state: 'received' })
})
