import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { phytoProductsElement } from '#culture/phyto-products/phyto-products-place.model.ts'
import { phytoProductsCalls } from '#culture/phyto-products/phyto-products.calls.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { treatmentsPages } from '../treatments.web.ts'

const [page] = treatmentsPages
await page?.load()

const world = useWorld()
let client: TestClient
let blockId: string
let productId: string
beforeEach(async () => {
  client = await world.client()
  blockId = (await growCrop(world, client)).blockId
  const buyer = await world.person({ in: client, rights: { [phytoProductsElement]: 2 }, allCompanies: true })
  const use = {
    species: 'tomato',
    target: 'Oïdium',
    doseMax: 1.2,
    doseUnit: 'l',
    maxApplications: null,
    intervalDays: null,
    preHarvestDays: 3,
    reEntryHours: null,
  } as const
  const product = await as(buyer).call(phytoProductsCalls.createPhytoProduct, {
    name: 'Exemple soufre',
    amm: '0000001',
    formulation: null,
    hazards: [],
    mixCategory: 1,
    usableUntil: null,
    note: null,
    uses: [use],
  })
  productId = product.id
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [treatmentsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [cultureTexts], as: sessionOf(person, client), fetch: serverBehind(world) })
}
const plan = async (by: TestPerson, dose: number) => {
  const { crops } = await as(by).call(treatmentsCalls.getTreatmentChoices, {})
  return as(by).call(treatmentsCalls.planTreatment, {
    plantingId: crops[0]?.id as string,
    placeId: blockId,
    plannedFor: world.clock.today().toString(),
    treatedM2: 1_000,
    products: [{ productId, target: 'Oïdium', dose }],
  })
}

test('a treatment is planned on a place of its crop, with a use that fits', async () => {
  const { user } = await open(await withLevel(2))
  const [begin] = await screen.findAllByRole('button', { name: 'Prévoir un traitement' })
  await user.click(begin as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Prévoir un traitement' }))
  const choose = async (label: RegExp, option: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose(/^Culture traitée/, /^GR/)
  await choose(/^Emplacement/, /^bloc 7/)
  await user.type(dialog.getByLabelText(/^Surface traitée/), '1000')
  await choose(/^Usage autorisé/, /^Exemple soufre, Oïdium/)
  await user.type(dialog.getByLabelText(/^Dose par ha/), '1,2')
  await user.click(dialog.getByRole('button', { name: 'Prévoir un traitement' }))
  await screen.findByText('« Oïdium » est prévu.')
  await user.click(screen.getByRole('tab', { name: /Prévus/ }))
  await screen.findByRole('cell', { name: /Exemple soufre \(AMM 0000001\), 1,2 L\/ha, soit 0,12 L/ })
})

test('what its label forbids is told where it would be recorded', async () => {
  const marie = await withLevel(2)
  await plan(marie, 1.3)
  const { user } = await open(marie)
  await user.click(await screen.findByRole('tab', { name: /Prévus/ }))
  await user.click(await screen.findByRole('button', { name: /^Actions pour Oïdium/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Consigner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Consigner « Oïdium »' }))
  dialog.getByText('Exemple soufre : dose de 1,3 pour 1,2 au plus par hectare.')
})

test('places that are closed stand above the register, with their hour', async () => {
  const marie = await withLevel(2)
  const { id, version } = await plan(marie, 1)
  await as(marie).call(treatmentsCalls.recordTreatment, {
    id,
    version,
    startedAt: world.clock.now().subtract({ minutes: 60 }).toString(),
    endedAt: world.clock.now().subtract({ minutes: 30 }).toString(),
    operator: 'Youssef Benali',
    certiphyto: 'EX-1',
    certiphytoUntil: '2031-03-31',
    bbch: null,
    waterL: null,
    windMs: null,
    rainMmH: null,
    equipment: null,
    care: null,
  })
  await open(await withLevel(1))
  await screen.findByText(/Récolte permise/)
  expect(screen.queryByRole('button', { name: 'Prévoir un traitement' })).toBeNull()
})
