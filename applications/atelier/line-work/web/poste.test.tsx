import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { scanWithReader } from '#kernel/testing/scan.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { addressOfOrder } from '#atelier/fabrication-orders/order-place.model.ts'
import { holdLots } from '#atelier/lots/lots.server.ts'
import { weighingCalls } from '../../weighing/weighing.calls.ts'
import { weighingElement } from '../../weighing/weighing-place.model.ts'
import { openLabelPrinterOnALine } from '#simulators/label-printer/open-label-printer-on-a-line.ts'
import { openScaleOnALine } from '#simulators/scale/open-scale-on-a-line.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { resourcesCalls } from '#atelier/resources/resources.calls.ts'
import { serialScaleOf } from '#atelier/testing/serial-scale.ts'
import { mendingIn } from '#atelier/testing/equipment-tickets.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import { lineWorkPages } from '../line-work.web.ts'
import './poste-page.tsx'

const world = useOwnWorld()

let serres: TestClient
let karim: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  karim = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, karim)
  isCut = false
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

let isCut = false
const open = async (orderId: string) => {
  const answer = serverBehind(world)
  const [page] = lineWorkPages
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    path: addressOfOrder(orderId),
    labels: atelierWeb.labels,
    as: sessionOf(karim, serres),
    fetch: request => {
      if (isCut) throw new TypeError('Failed to fetch')
      return answer(request)
    },
  })
  return user
}
type User = Awaited<ReturnType<typeof open>>

/** What was sent before is answered first: until then the button rests. */
const press = async (user: User, name: RegExp) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await user.click(await screen.findByRole('button', { name }))
}

const orderOf = async (grams: number) => {
  const lot = await line.receive(grams)
  return { lot, order: await line.order([{ lotId: lot.id, plannedKg: grams / 1000 }], 100) }
}

test('a lot before its turn is poured once one tap said why an older one waits', async () => {
  await line.inClient(db =>
    db
      .insertInto('atelier.fabrication_rule')
      .values({ companyId: line.companyId, lotSelection: 'fifo', isSingleMixLot: true })
      .execute(),
  )
  const { order } = await orderOf(200_000)
  await line.receive(90_000, { harvestedOn: world.clock.today().subtract({ days: 3 }).toString() })
  const newer = await line.receive(80_000)
  const user = await open(order.id)
  await press(user, /^Démarrer/)
  await press(user, /^Verser un lot/)
  await user.type(await screen.findByRole('textbox', { name: 'Numéro de lot' }), `${newer.number}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Inaccessible' }))
  await screen.findByRole('button', { name: /^Tout verser/ })
  const told = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
  expect(told[0]).toMatchObject({ what: 'lot_added', numLot: newer.number, comment: 'Inaccessible' })
})

test('a lot that was said by mistake is put right by the label of the right one', async () => {
  const { lot, order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const [detail] = await as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: detail?.id as string, pouredKg: 40 })
  const right = await line.receive(80_000)
  const user = await open(order.id)
  await press(user, new RegExp(`^Corriger le lot ${lot.number}`))
  await user.type(await screen.findByRole('textbox', { name: 'Numéro de lot' }), `${right.number}{Enter}`)
  await screen.findByRole('button', { name: `Corriger le lot ${right.number}` })
})

test('an order is started, poured by the pad and stopped by one tap', async () => {
  const { order } = await orderOf(200_000)
  const user = await open(order.id)
  await press(user, /^Démarrer/)
  await press(user, /^Verser un lot/)
  const choice = within(await screen.findByRole('presentation'))
  await user.click(await choice.findByRole('button', { name: /^L\d\d-/ }))
  for (const key of ['1', '2', ',', '5']) await user.click(await screen.findByRole('button', { name: key }))
  await user.click(screen.getByRole('button', { name: /^Verser.*12,500/ }))
  await press(user, /^Pause/)
  await press(user, /^Nettoyage/)
  await screen.findByRole('button', { name: /^Reprendre/ })
  const told = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(told).toMatchObject({ state: 'suspended', pouredKg: 12.5, openPause: { reasonCode: 'cleaning' } })
})

test('an order is ended with what was lost and its defects, which its card then tells', async () => {
  await line.inClient(db =>
    db
      .insertInto('atelier.defect_kind')
      .values({ companyId: line.companyId, name: 'Fendue', validFrom: '2026-01-01' })
      .execute(),
  )
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const details = await as(karim).call(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, {
    orderId: order.id,
  })
  await as(karim).call(lineWorkCalls.updateFabricationOrderDetail, { id: details[0]?.id as string, pouredKg: 165 })
  const user = await open(order.id)
  const type = async (keys: string) => {
    for (const key of keys) await user.click(await screen.findByRole('button', { name: key }))
    await press(user, /^Continuer/)
  }
  await press(user, /^Terminer/)
  await type('100')
  await type('3')
  await screen.findByRole('heading', { name: /^Quels défauts pour 3,000/ })
  await press(user, /^Fendue/)
  await type('2')
  await press(user, /^Continuer.*1,000.*sans défaut nommé/)
  await screen.findByRole('heading', { name: 'Combien de déchets ?' })
  await press(user, /^Continuer/)
  fireEvent.click(await screen.findByRole('button', { name: /^Terminer l’ordre/ }))
  await screen.findByText(/^2,000.* déclassés$/)
  const told = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(told).toMatchObject({ state: 'finished', defects: [{ fate: 'downgraded', name: 'Fendue', kg: 2 }] })
})

test('what lies on the scale at rest is poured less its crates, and the field says so; what is typed goes before', async () => {
  const weigher = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  const at = { workshopId: line.workshopId, code: 'Q1' }
  await as(weigher).call(weighingCalls.createScale, serialScaleOf(line.workshopId))
  await as(weigher).call(weighingCalls.createContainer, { ...at, use: 'crate', name: 'Caisse verte', tareKg: 1.85 })
  const scale = openScaleOnALine('mt_sics', { maxG: 1_500_000 })
  Object.defineProperty(navigator, 'serial', { value: scale.serial, configurable: true })
  const { lot, order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await screen.findByText(lot.number)
  scanWithReader(lot.number)
  await user.click(await screen.findByRole('button', { name: 'Connecter la balance' }))
  scale.put(14_000, { isStable: false })
  await screen.findByText('Poids en mouvement')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Verser$/ }).disabled).toBe(true)
  scale.put(14_000)
  await screen.findByText('lu sur la balance · Balance Q1')
  await user.click(screen.getByRole('button', { name: /^Caisse verte/ }))
  await screen.findByText(/^lu sur la balance · Balance Q1 · brut 14,000\skg, tare 1,850\skg$/)
  await user.click(screen.getByRole('button', { name: '9' }))
  await screen.findByText('saisi à la main, tare déjà déduite')
  screen.getByRole('button', { name: /^Verser.*9,000/ })
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  await user.click(await screen.findByRole('button', { name: /^Verser.*12,150/ }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: lot.number })).toBeNull())
  const told = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(told).toMatchObject({ pouredKg: 12.15 })
  const { items } = await as(weigher).call(weighingCalls.getWeighings, { page: 0, size: 5, lotId: lot.id })
  expect(items).toMatchObject([{ kind: 'pour', source: 'scale', grossKg: 14, tareKg: 1.85 }])
})

test('a label that is read while nothing is open begins to pour its lot; the next label pours the next lot', async () => {
  const { lot, order } = await orderOf(200_000)
  const next = await line.receive(50_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await screen.findByText(lot.number)
  scanWithReader(`10${lot.number}`)
  await screen.findByRole('heading', { name: lot.number })
  scanWithReader(next.number.toLowerCase())
  await screen.findByRole('heading', { name: next.number })
  await press(user, /^Tout verser/)
  await waitFor(() => expect(screen.queryByRole('heading', { name: next.number })).toBeNull())
  const told = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(told).toMatchObject({ pouredKg: 50 })
})

test('a held lot that is scanned is refused on the whole screen, with one button, and nothing of it is poured', async () => {
  const { order, lot } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const held = await line.receive(50_000)
  const hold = { lots: { lotIds: [held.id] }, status: 'held', reason: 'Vitre brisée', source: 'person' } as const
  await line.inClient(db => holdLots(db, { ...hold, sourceId: null, userId: null }))
  const user = await open(order.id)
  await screen.findByRole('button', { name: /^Verser un lot/ })
  scanWithReader(held.number)
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Lot bloqué, ne versez pas' }))
  await refusal.findByText('Vitre brisée')
  refusal.getByText(held.number)
  refusal.getByText('Personne d’autre n’en a le droit ici : demandez à un administrateur.')
  refusal.getByText(lot.number)
  expect(refusal.getAllByRole('button')).toHaveLength(1)
  await user.click(refusal.getByRole('button', { name: 'Compris' }))
  const { pouredKg } = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(pouredKg).toBe(0)
})

test('a line that is taken is refused on the whole screen, with what to do', async () => {
  const { order: first } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: first.id })
  const { order } = await orderOf(100_000)
  const user = await open(order.id)
  await user.click(await screen.findByRole('button', { name: /^Démarrer/ }))
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Ligne déjà prise' }))
  refusal.getByText(new RegExp(first.number))
  refusal.getByText('Terminez l’autre ordre, ou mettez-le en pause.')
  await user.click(refusal.getByRole('button', { name: 'Compris' }))
  await screen.findByRole('button', { name: /^Démarrer/ })
})

test('what is refused in the midst of a step stands over it, and the step is there again once it is understood', async () => {
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await press(user, /^Verser un lot/)
  await user.type(await screen.findByRole('textbox', { name: 'Numéro de lot' }), 'L99-001-GR-01{Enter}')
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Lot inconnu' }))
  await user.click(refusal.getByRole('button', { name: 'Compris' }))
  await screen.findByRole('textbox', { name: 'Numéro de lot' })
})

test('without network one goes on pouring, counting and stopping; all of it arrives once, in order, when it is back', async () => {
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await screen.findByRole('button', { name: /^Verser un lot/ })
  isCut = true
  for (const kg of [12, 30]) {
    await press(user, /^Verser un lot/)
    const choice = within(await screen.findByRole('presentation'))
    await user.click(await choice.findByRole('button', { name: /^L\d\d-/ }))
    for (const key of String(kg)) await user.click(await screen.findByRole('button', { name: key }))
    await user.click(screen.getByRole('button', { name: new RegExp(`^Verser.*${kg},000`) }))
  }
  await press(user, /^Compter des colis/)
  await user.click(await screen.findByRole('button', { name: '8' }))
  await press(user, /^Ajouter 8 colis/)
  await press(user, /^Pause/)
  await press(user, /^Nettoyage/)
  await screen.findByRole('button', { name: /^Reprendre/ })
  await screen.findByText('8 colis faits sur 100')
  await user.click(await screen.findByRole('button', { name: /^À envoyer.*4/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Envois en attente' }))
  expect(sheet.getAllByRole('listitem')).toHaveLength(4)
  isCut = false
  window.dispatchEvent(new Event('online'))
  await sheet.findByText('Tout est envoyé')
  const told = await as(karim).call(fabricationOrdersCalls.getFabricationOrderById, { id: order.id })
  expect(told).toMatchObject({ state: 'suspended', pouredKg: 42, doneCases: 8, openPause: { reasonCode: 'cleaning' } })
})

test('a machine that broke down is stopped, then whoever mends it is called by one tap; nobody is where nobody mends', async () => {
  const { atelierId, ligneAtelierId } = line
  const machine = { atelierId, ligneAtelierId, code: 'ETIQ', label: 'Étiqueteuse', kind: 'labeller' } as const
  await as(karim).call(resourcesCalls.postResource, machine)
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await press(user, /^Machine/)
  await press(user, /^Étiqueteuse/)
  await press(user, /^Panne/)
  await press(user, /^Machine/)
  await screen.findByRole('button', { name: /^Étiqueteuse.*arrêtée/ })
  expect(screen.queryByRole('button', { name: /^Demander une réparation/ })).toBeNull()

  const { reported, rest } = mendingIn(world)
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await queryClient.invalidateQueries()
  await press(user, /^Machine/)
  await press(user, /^Demander une réparation.*Étiqueteuse/)
  await press(user, /^Machine/)
  await screen.findByRole('button', { name: /^Étiqueteuse.*Réparation DI26-0001/ })
  expect(reported).toHaveLength(1)
  rest()
})

test('whoever types his code on the tablet signs what he does, and a wrong code is refused', async () => {
  await as(karim).call(operatorsCalls.postOperator, {
    atelierId: line.atelierId,
    firstname: 'Nour',
    name: 'Saidi',
    pin: '0471',
  })
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  const type = async (code: string) => {
    for (const key of code) await user.click(await screen.findByRole('button', { name: key }))
    await press(user, /^Continuer/)
  }
  await user.click(await screen.findByRole('button', { name: 'Votre nom' }))
  await user.click(await screen.findByRole('button', { name: /^Nour Saidi/ }))
  await type('1234')
  await screen.findByText('Ce code n’est pas le bon.')
  await type('0471')
  await screen.findByRole('button', { name: 'Nour Saidi' })
  await press(user, /^Compter des colis/)
  await user.click(await screen.findByRole('button', { name: '3' }))
  await press(user, /^Ajouter 3 colis/)
  await screen.findByText('3 colis faits sur 100')
  const [last] = await as(karim).call(fabricationOrdersCalls.getTimelineOfOrder, { id: order.id })
  expect(last).toMatchObject({ what: 'cases', by: 'Nour Saidi' })
})

test('labels of cases come out at the station once its printer is set up; unplugged, they are kept and printed again', async () => {
  const printer = openLabelPrinterOnALine()
  Object.defineProperty(navigator, 'serial', { value: printer.serial, configurable: true })
  const { order } = await orderOf(200_000)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  const user = await open(order.id)
  await press(user, /^Étiquettes/)
  await screen.findByText('Aucune imprimante sur cet appareil')
  await press(user, /^Imprimante de cet appareil/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Imprimante d’étiquettes de cet appareil' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer et imprimer un essai' }))
  await dialog.findByText(/^Aucune imprimante n’est choisie ici/)
  await user.click(dialog.getByRole('button', { name: 'Choisir la ligne' }))
  await user.click(await screen.findByRole('button', { name: 'Autoriser une autre ligne' }))
  await dialog.findByText('Ligne de l’imprimante branchée')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer et imprimer un essai' }))
  await dialog.findByText('L’étiquette d’essai est envoyée : regardez-la sortir.')
  expect(printer.printed).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))

  printer.unplug()
  await user.click(await screen.findByRole('button', { name: '3' }))
  await press(user, /^Imprimer$/)
  await screen.findByText(/^L’imprimante est débranchée\. Rien n’est perdu/)
  printer.plug()
  await press(user, /^Imprimer$/)
  await screen.findByText('Étiquettes envoyées à l’imprimante : 3')
  expect(printer.printed).toHaveLength(4)
  expect(printer.printed[3]).toContain(order.article)
})
