import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { addressOfEnergyInvoice, addressToEditEnergyInvoice, addressToEnter } from '../energy-invoices-place.model.ts'
import { energyInvoicesPages } from '../energy-invoices.web.ts'
import { november } from '#energie/testing/gas-contract.ts'
import { gasOfNovember, invoiceOf, rightsOf } from '../testing/gas-of-november.ts'

const [list, entry, edition, record] = energyInvoicesPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all([list?.load(), entry?.load(), edition?.load(), record?.load()])

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) => world.person({ in: client, rights: rightsOf(level), allCompanies: true })
const open = (person: TestPerson, page: typeof list, path?: string) => {
  if (!page || !record) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    ...(path && { path }),
    ...(page !== record && { others: [record] }),
  })
}
const entered = async (person: TestPerson, said?: Parameters<typeof invoiceOf>[1]) => {
  const { id } = await gasOfNovember(person)
  return as(person).call(energyInvoicesCalls.createEnergyInvoice, invoiceOf(id, said))
}

test('an invoice is entered with the lines of its contract, and its gap is told at once', async () => {
  const marie = await withLevel(2)
  const { id: contractId } = await gasOfNovember(marie)
  const { user } = await open(marie, entry, addressToEnter({ contractId, ...november }))

  await user.type(await screen.findByLabelText(/^Numéro/), 'F-9')
  await user.type(screen.getByLabelText(/^Total hors taxe/), '7898,40')
  await user.type(screen.getAllByLabelText(/^TVA/)[0] as HTMLElement, '0')
  const figures = [
    ['162813,48', '36,4064', '5927,45'],
    ['162813,48', '11', '1790,95'],
    ['1', '180', '180'],
  ]
  for (const [place, [quantity, price, amount]] of figures.entries()) {
    const line = within(screen.getByRole('group', { name: `Ligne ${place + 1}` }))
    await user.type(line.getByLabelText(/^Quantité/), quantity as string)
    await user.type(line.getByLabelText(/^Prix/), price as string)
    await user.type(line.getByLabelText(/^Montant HT/), amount as string)
    await user.clear(line.getByLabelText(/^Taux de TVA/))
    await user.type(line.getByLabelText(/^Taux de TVA/), '0')
  }
  await user.click(screen.getByRole('button', { name: 'Enregistrer et contrôler' }))

  await screen.findByText(/^82,45.*\(1,05/)
  expect(screen.getByText('Écart')).toBeTruthy()
})

test('what asks too much is disputed with a word', async () => {
  const marie = await withLevel(2)
  const { id } = await entered(marie)
  const { user } = await open(marie, record, addressOfEnergyInvoice(id))

  await screen.findByText('Une autre personne doit valider.')
  await user.click(screen.getByRole('button', { name: 'Contester' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contester' }))
  await user.type(dialog.getByRole('textbox'), 'Le prix ne suit pas le PEG.')
  await user.click(dialog.getByRole('button', { name: 'Contester' }))

  await screen.findByRole('button', { name: 'Lettre de contestation' })
  await screen.findByText('Le prix ne suit pas le PEG.')
})

test('another person validates what is conform without a word', async () => {
  const { id } = await entered(await withLevel(2), { energyCents: 584_500 })
  const { user } = await open(await withLevel(2), record, addressOfEnergyInvoice(id))

  await user.click(await screen.findByRole('button', { name: 'Valider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Valider' }))
  await user.click(dialog.getByRole('button', { name: 'Valider' }))

  expect((await screen.findAllByText('Validée')).length).toBeGreaterThan(0)
})

test('invoices are listed with their gap, and corrected before anything is decided', async () => {
  const marie = await withLevel(2)
  const { id } = await entered(marie)
  await open(marie, list)
  await screen.findByText('F-2025-11')
  signOut()

  const { user } = await open(marie, edition, addressToEditEnergyInvoice(id))
  const number = await screen.findByDisplayValue('F-2025-11')
  await user.clear(number)
  await user.type(number, 'F-10')
  await user.click(screen.getByRole('button', { name: 'Enregistrer et contrôler' }))

  await screen.findByRole('heading', { name: 'F-10' })
})
