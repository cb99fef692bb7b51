import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { disputesCalls } from '../disputes.calls.ts'
import {
  accountingElement,
  amountsField,
  decisionRight,
  disputesElement,
  investigationElement,
  investigationPath,
  productionElement,
  qualityAnalysisElement,
  registrationElement,
  registrationPath,
  settledElement,
  settlingRight,
} from '../disputes-place.model.ts'
import { disputesLabels, disputesPages } from '../disputes.web.ts'
import { views } from './views.ts'
import { shipNote } from '../testing/ship-note.ts'

for (const page of disputesPages) await page.load()

const world = useWorld()
let client: TestClient
let goods: Awaited<ReturnType<typeof shipNote>>
let nadia: TestPerson
const rights = {
  [disputesElement]: 3,
  [amountsField]: 1,
  [registrationElement]: 3,
  [productionElement]: 2,
  [investigationElement]: 3,
  [decisionRight]: 2,
  [accountingElement]: 2,
  [settlingRight]: 2,
  [settledElement]: 1,
  [qualityAnalysisElement]: 1,
} as const satisfies Record<string, Level>
beforeEach(async () => {
  client = await world.client()
  goods = await shipNote(world, client)
  nadia = await world.person({ in: client, rights, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, address = path, person = nadia) => {
  const page = disputesPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: [disputesLabels, tradeLabels],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}
const register = (more: object = {}) =>
  as(nadia).call(disputesCalls.registerDispute, {
    companyId: client.companies[0]?.id as string,
    partnerId: goods.customerId,
    deliveryNoteId: goods.noteId,
    deliveredAt: goods.shippedAt,
    notifiedAt: world.clock.now().toString(),
    kind: 'price_cut',
    reason: 'rot',
    requestedCents: 120_000,
    lines: [{ documentLineId: goods.lineId, articleId: goods.articleId, kg: 300, cases: 60 }],
    ...more,
  } as never)

test('a customer’s call is written down from his delivery note', async () => {
  const { user } = await open(registrationPath)
  await user.type(await screen.findByRole('textbox', { name: 'Numéro de bon ou de palette' }), 'BL26')
  await user.click(await screen.findByRole('button', { name: /^BL26-00042/ }))
  const goodsOfNote = within(await screen.findByRole('group', { name: 'Marchandise 1' }))
  await goodsOfNote.findByText('livré : 500,000 kg')
  await user.type(goodsOfNote.getByRole('textbox', { name: /^Poids/ }), '120')
  await user.click(screen.getByRole('combobox', { name: /^Motif/ }))
  await user.click(await screen.findByRole('option', { name: 'Pourriture' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer le litige' }))
  await screen.findByText(/^Litige L\d\d00001 enregistré$/)
  const { items } = await as(nadia).call(disputesCalls.getDisputes, { page: 0, size: 5 })
  expect(items).toMatchObject([{ customer: 'Halles du Maine', kg: 120, reason: 'rot' }])
})

test('a dispute is proven and handed on beside the list', async () => {
  const { id, number } = await register()
  const { user } = await open('/qualite/litiges', `/qualite/litiges?litige=${id}`)
  const sheet = within(await screen.findByRole('dialog', { name: `${number} · Halles du Maine` }))
  await sheet.findByText('1 200,00 €')
  await user.click(sheet.getByRole('button', { name: 'Ajouter une preuve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une preuve' }))
  await user.type(dialog.getByRole('textbox', { name: /^Ce qui a été vu/ }), 'Courriel avec deux photos')
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }))
  await sheet.findAllByText('Courriel avec deux photos')
  await user.click(sheet.getByRole('button', { name: 'Transmettre à la qualité' }))
  await screen.findByText(`${number} est chez la qualité.`)
  await sheet.findByRole('button', { name: 'Interroger la production' })
})

test('quality decides on its own page, and grants no more than was asked', async () => {
  const { id } = await register()
  await as(nadia).call(disputesCalls.addDisputeProof, { id, kind: 'mail', text: 'Courriel' })
  await as(nadia).call(disputesCalls.transmitDispute, { id })
  await as(nadia).call(disputesCalls.skipProduction, { id, reason: 'Cause connue' })
  const { user } = await open(investigationPath, `${investigationPath}?id=${id}`)
  await user.click(await screen.findByRole('button', { name: 'Décider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Décider' }))
  await user.type(dialog.getByRole('textbox', { name: /^Cause/ }), 'Attente au soleil')
  await user.click(dialog.getByRole('combobox', { name: /^Responsabilité/ }))
  await user.click(await screen.findByRole('option', { name: 'Atelier' }))
  const granted = dialog.getByRole('textbox', { name: /^Accordé/ })
  await user.clear(granted)
  await user.type(granted, '1500')
  await user.click(dialog.getByRole('button', { name: 'Décider' }))
  await dialog.findByText('Le montant accordé dépasse le montant demandé.')
  await user.clear(granted)
  await user.type(granted, '1000')
  await user.click(dialog.getByRole('button', { name: 'Décider' }))
  await screen.findByRole('button', { name: 'Solder' })
  expect(await as(nadia).call(disputesCalls.getDispute, { id })).toMatchObject({ grantedCents: 100_000 })
})

test('accounting finds what it settled, with the day', async () => {
  const { id, number } = await register({ kind: 'information', lines: [], requestedCents: 0 })
  await as(nadia).call(disputesCalls.addDisputeProof, { id, kind: 'mail', text: 'Courriel' })
  await as(nadia).call(disputesCalls.cancelDispute, { id, reason: 'Appel fait par erreur' })
  await open(views.settled.path)
  await screen.findByRole('link', { name: number })
})

test('few disputes are told to be few, and their reasons stand in a table', async () => {
  await register()
  await open('/qualite/litiges/qualite/analyse')
  await screen.findByText('Moins de 5 litiges sur la période : peu de cas.')
  const row = (await screen.findByRole('cell', { name: 'Pourriture' })).closest('tr') as HTMLElement
  within(row).getByText('300,000 kg')
})
