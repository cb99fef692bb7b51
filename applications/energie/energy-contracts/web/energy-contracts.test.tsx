import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { energyContractsCalls } from '../energy-contracts.calls.ts'
import { energyContractsPages } from '../energy-contracts.web.ts'
import { energyContractsElement } from '../energy-contract.model.ts'

const [page] = energyContractsPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const usual = {
  supplier: 'Engie',
  direction: 'purchase' as const,
  companyId: null,
  meterId: null,
  billingPeriodId: null,
  invoiceTypeId: null,
  tolerancePercent: 0.5,
  toleranceEuros: 20,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  annualMwh: null,
}

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [energyContractsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}

test('one is added, changed, and puts its history before the reader', async () => {
  const { user } = await open(await withLevel(2))

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), 'Abricot')
  await user.type(screen.getByLabelText(/^Fournisseur/), 'Engie')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Abricot » est enregistré.')
  await user.click(await screen.findByRole('button', { name: 'Abricot' }))
  await user.type(await screen.findByLabelText(/^Note/), 'Relu')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('cell', { name: 'Relu' })
  await user.click(await screen.findByRole('button', { name: 'Actions pour Abricot' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Historique' }))

  await screen.findByText('Création')
})

test('who only reads adds nothing', async () => {
  const marie = await withLevel(2)
  await as(marie).call(energyContractsCalls.createEnergyContract, { name: 'Abricot', ...usual, note: null })
  await open(await withLevel(1))

  await screen.findByRole('cell', { name: 'Abricot' })
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
