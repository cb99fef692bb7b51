import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { gasContract, gasMeter } from '#energie/testing/gas-contract.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { energyContractsElement } from '../../energy-contracts/energy-contract.model.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { invoiceTypesPages } from '../invoice-types.web.ts'
import { addressOfInvoiceType, invoiceTypesElement } from '../invoice-types-place.model.ts'

const [list, record] = invoiceTypesPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all([list?.load(), record?.load()])

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({
    in: client,
    rights: { [invoiceTypesElement]: level, [pricesField]: 1, [energyContractsElement]: 2, [metersElement]: 2 },
    allCompanies: true,
  })
const open = (person: TestPerson, page: typeof list, path?: string) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    ...(path && { path }),
    ...(page === list && record && { others: [record] }),
  })
}
const subscribed = (person: TestPerson) =>
  as(person).call(invoiceTypesCalls.createInvoiceType, {
    name: 'Gaz',
    note: null,
    factorTableId: null,
    components: [
      {
        name: 'Abonnement',
        kind: 'month',
        price: 180,
        multiple: null,
        series: null,
        least: null,
        most: null,
        rateTableId: null,
        vatTableId: null,
      },
    ],
  })

test('a type is made up line by line, and told in words', async () => {
  const { user } = await open(await withLevel(2), list)

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), 'Gaz fixe')
  const line = within(screen.getByRole('group', { name: 'Composante 1' }))
  await user.type(line.getByLabelText(/^Libellé/), 'Énergie')
  await user.type(line.getByLabelText(/^Prix/), '35,9')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('35,90 € par MWh')
})

test('a draft is tried on past days before it counts', async () => {
  const marie = await withLevel(2)
  const { id } = await subscribed(marie)
  const { id: meterId } = await gasMeter(marie)
  await gasContract(marie, meterId)
  const { user } = await open(marie, record, addressOfInvoiceType(id))

  expect(screen.queryByRole('button', { name: 'Activer' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Essayer sur un mois passé' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /^Contrat/ }))
  await user.click(await screen.findByRole('option', { name: 'Gaz serre sud' }))
  await user.click(dialog.getByRole('button', { name: 'Calculer' }))
  expect((await dialog.findAllByText(/^180,00/)).length).toBeGreaterThan(1)
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await user.click(await screen.findByRole('button', { name: 'Activer' }))
  const activation = within(await screen.findByRole('dialog', { name: 'Activer' }))
  await user.click(activation.getByRole('button', { name: 'Activer' }))

  await screen.findByText('En vigueur')
})

test('who only reads neither changes nor tries', async () => {
  const { id } = await subscribed(await withLevel(2))
  await open(await withLevel(1), record, addressOfInvoiceType(id))

  await screen.findByText('180,00 € par mois')
  expect(screen.queryByRole('button', { name: 'Essayer sur un mois passé' })).toBeNull()
})
