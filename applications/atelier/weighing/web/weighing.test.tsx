import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { scanWithReader } from '#kernel/testing/scan.ts'
import { signOut } from '#kernel/web/session.ts'
import { keepLine, lineFor } from '#kernel/web/devices/lines.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { openLabelPrinterOnALine } from '#simulators/label-printer/open-label-printer-on-a-line.ts'
import { openScaleOnALine } from '#simulators/scale/open-scale-on-a-line.ts'
import { openLinesOfBrowser } from '#simulators/serial/open-lines-of-browser.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { serialScaleOf } from '#atelier/testing/serial-scale.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { weighingElement } from '../weighing-place.model.ts'
import { weighingPages } from '../weighing.web.ts'

const [page] = weighingPages
await page?.load()

const world = useWorld()
let serres: TestClient
let workshop: TestWorkshop
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a scanned lot is weighed by a scale that types, without a right to type by hand', async () => {
  const { number, id } = await workshop.receive(500_000)
  const marie = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [atelierTexts, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  await user.click(await screen.findByRole('button', { name: 'Choisir' }))
  await user.type(await screen.findByRole('textbox', { name: 'Scanner ou taper un numéro de lot' }), 'L00{Enter}')
  await screen.findByText('Aucun lot de ce numéro dans vos ateliers.')
  const scan = screen.getByRole('textbox', { name: 'Scanner ou taper un numéro de lot' })
  await user.clear(scan)
  await user.type(scan, `${number}{Enter}`)
  await screen.findByText(number)
  expect(screen.queryByRole('group', { name: 'Poids brut' })).toBeNull()

  for (const key of [...'12.340', 'Enter']) fireEvent.keyDown(document.body, { key })
  await screen.findByText('Poids net, lu sur la balance')
  await user.click(screen.getByRole('button', { name: /^Valider/ }))
  await screen.findByRole('button', { name: /^Annuler la pesée de 12,340\skg$/ })
  const { items } = await as(marie).call(weighingCalls.getWeighings, { page: 0, size: 5, lotId: id })
  expect(items).toMatchObject([{ source: 'keyboard', netKg: 12.34 }])

  await user.click(screen.getByRole('button', { name: 'Balances et contenants' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Balances et contenants' }))
  await user.click(sheet.getByRole('button', { name: 'Nouveau contenant' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau contenant' }))
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'VERTE')
  await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Caisse verte')
  await user.type(dialog.getByRole('textbox', { name: /^Tare/ }), '1,85')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await sheet.findByText('Caisse · 1,850 kg')
})

test('a scale on the line of the poste says its weight, once at rest and once for each load', async () => {
  const { number, id } = await workshop.receive(500_000)
  const marie = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  await as(marie).call(weighingCalls.createScale, serialScaleOf(workshop.workshopId))
  const scale = openScaleOnALine('mt_sics', { maxG: 1_500_000 })
  Object.defineProperty(navigator, 'serial', { value: scale.serial, configurable: true })
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [atelierTexts, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  scale.unplug()
  await user.click(await screen.findByRole('button', { name: 'Connecter la balance' }))
  await screen.findByText('Aucune ligne autorisée ici')
  scale.plug()
  await user.click(screen.getByRole('button', { name: 'Autoriser une autre ligne' }))
  await waitFor(() => expect(screen.queryByText('Aucune ligne autorisée ici')).toBeNull())
  scanWithReader(number)
  await screen.findByText(number)
  scale.put(12_340, { isStable: false })
  await screen.findByText('Poids en mouvement')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Valider/ }).disabled).toBe(true)
  scale.put(12_340)
  await screen.findByText('Poids net, lu sur la balance')
  await user.click(screen.getByRole('button', { name: /^Valider/ }))
  await screen.findByRole('button', { name: /^Annuler la pesée de 12,340\skg$/ })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Valider/ }).disabled).toBe(true)
  const { items } = await as(marie).call(weighingCalls.getWeighings, { page: 0, size: 5, lotId: id })
  expect(items).toMatchObject([{ source: 'scale', scale: 'Balance Q1', netKg: 12.34 }])
  scale.unplug()
  await screen.findByText('Balance débranchée')
  scale.put(9_000)
  scale.plug()
  await screen.findByText('Poids stable')
})

test('of several lines of the device, the scale’s is chosen by name and kept; one that is none is told in words', async () => {
  const marie = await world.person({ in: serres, rights: { [weighingElement]: 3 }, allCompanies: true })
  await as(marie).call(weighingCalls.createScale, serialScaleOf(workshop.workshopId))
  const scale = openScaleOnALine('mt_sics', { maxG: 1_500_000 })
  const printer = openLabelPrinterOnALine()
  const { serial, pointAt } = openLinesOfBrowser(printer, scale)
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
  await serial.requestPort()
  await keepLine('printer', printer.port, serial)
  scale.unplug()
  pointAt(scale)
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [atelierTexts, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  await user.click(await screen.findByRole('button', { name: 'Connecter la balance' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Sur quelle ligne est la balance ?' }))
  await choice.findByRole('button', { name: /^Adaptateur Zebra.*Sert à l’imprimante d’étiquettes/ })
  await user.click(choice.getByRole('button', { name: 'Autoriser une autre ligne' }))
  await choice.findByText(/^Aucune ligne n’a été autorisée/)
  scale.plug()
  scale.put(9_000)
  await user.click(choice.getByRole('button', { name: 'Autoriser une autre ligne' }))
  await screen.findByText('Poids stable')
  expect(await lineFor('scale', serial)).toBe(scale.port)
})
