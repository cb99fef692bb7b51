import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { atelierTexts } from '#atelier/atelier-texts.ts'
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
