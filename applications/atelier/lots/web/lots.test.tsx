import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { keepLine } from '#kernel/web/devices/lines.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { usualLine } from '#platform/label-printing/printer-line.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { traceLabels } from '#platform/trace/trace.web.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { openLabelPrinterOnALine } from '#simulators/label-printer/open-label-printer-on-a-line.ts'
import { foreman, openLine } from '#atelier/testing/planned-line.ts'
import { openWorkshop, type TestWorkshop } from '#atelier/testing/workshop.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
import { holdRight, mixElement, rawStockElement, releaseRight, splitElement } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { lotPages } from '../lots.web.ts'

for (const page of lotPages) await page.load()

const world = useWorld()
let serres: TestClient
let marie: TestPerson
let workshop: TestWorkshop
const rights = { [rawStockElement]: 3, [holdRight]: 2, [releaseRight]: 2, [mixElement]: 2, [splitElement]: 2 } as const
beforeEach(async () => {
  serres = await world.client()
  workshop = await openWorkshop(world, serres)
  marie = await world.person({ in: serres, rights, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path: string, address = path) => {
  const page = lotPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: [atelierTexts, tradeLabels, traceLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
}

test('stock tells what is free, and leads to the lot', async () => {
  const { number, id } = await workshop.receive(417_245)
  await workshop.receive(1_000_000)
  await open('/atelier/stock/brut')
  await screen.findByText(/^2 lots · /)
  const row = (await screen.findByText(number)).closest('tr') as HTMLElement
  await within(row).findAllByText('417,245')
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/atelier/stock/brut/${id}`)
})

test('stock says which family lacks first, and how long it lasts for what is planned', async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { ...rights, ...foreman }, allCompanies: true })
  const line = await openLine(world, serres, marie)
  await line.receive(909_474)
  // 1,728 kg at 5 % of loss are 1,818.947
  await line.plan(1_080)
  await open('/atelier/stock/brut')
  const card = within((await screen.findByText(/ : il en manquera /)).closest('section') as HTMLElement)
  card.getByText('0,5 j')
})

test('a lot is held with a reason, and its way is drawn from the block', async () => {
  const { id } = await workshop.receive(1_000_000)
  const { user } = await open('/atelier/stock/brut/:lotId', `/atelier/stock/brut/${id}`)
  await screen.findByText('Serre Nord, bloc 7')
  await user.click(await screen.findByRole('button', { name: 'Bloquer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Vitre brisée')
  await user.click(dialog.getByRole('button', { name: 'Bloquer' }))
  await screen.findByText('1 lot est bloqué.')
  expect((await as(marie).call(lotsCalls.getLot, { id })).qualityStatus).toBe('held')
})

test('the label of a lot comes out of the printer of the device; one that did not is offered again', async () => {
  const { id, number } = await workshop.receive(1_000_000)
  const printer = openLabelPrinterOnALine()
  Object.defineProperty(navigator, 'serial', { value: printer.serial, configurable: true })
  await keepLine('printer', await printer.serial.requestPort(), printer.serial)
  localStorage.setItem('prefs.printer', JSON.stringify(usualLine))
  printer.runOut()
  const { user } = await open('/atelier/stock/brut/:lotId', `/atelier/stock/brut/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Imprimer l’étiquette' }))
  await screen.findByText('L’imprimante n’a plus d’étiquettes. Mettez un rouleau, puis imprimez encore.')
  printer.refill()
  await user.click(screen.getByRole('button', { name: 'Imprimer encore' }))
  await screen.findByText('Étiquettes envoyées à l’imprimante')
  expect(printer.printed).toEqual([expect.stringContaining(number)])
})

test('two lots are mixed once one has read how far a recall would reach', async () => {
  const [first, second] = [await workshop.receive(600_000), await workshop.receive(400_000)]
  const { user } = await open('/atelier/lotMelange')
  for (const { number } of [first, second])
    await user.click(await screen.findByRole('checkbox', { name: `Prendre ${number}` }))
  await screen.findByText('Un rappel toucherait 3 lots, 0 palettes, 0 clients.')
  await user.click(await screen.findByRole('button', { name: /^Mélanger/ }))
  await screen.findByText(/^Le lot L\d\d-\d{3}-GR-03 est fait\.$/)
})

test('a sorted lot is split only once its parts weigh what was sorted', async () => {
  const { number } = await workshop.receive(1_000_000)
  const { user } = await open('/atelier/ventilation')
  await user.click(await screen.findByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: new RegExp(number) }))
  const [extra, first] = await screen.findAllByRole('textbox', { name: 'Poids' })
  await user.type(extra as HTMLElement, '700')
  const button = await screen.findByRole('button', { name: /^Ventiler/ })
  expect(button.hasAttribute('disabled')).toBe(true)
  await user.type(first as HTMLElement, '300')
  await user.click(button)
  await screen.findByText(`Le lot ${number} est ventilé.`)
})
