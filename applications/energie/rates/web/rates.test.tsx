import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { ratesCalls } from '../rates.calls.ts'
import { ratesPages } from '../rates.web.ts'
import { addressOfRateTable, ratesElement } from '../rates-place.model.ts'

const [list, record] = ratesPages
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
  world.person({ in: client, rights: { [ratesElement]: level, [pricesField]: 1 }, allCompanies: true })
const open = (person: TestPerson, page: typeof list, path?: string) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    ...(path && { path }),
  })
}
const accise = (person: TestPerson) =>
  as(person).call(ratesCalls.createRateTable, { name: 'Accise', kind: 'tax', unit: 'eur_mwh', note: null })

test('a rate is named, and stands in the list', async () => {
  const { user } = await open(await withLevel(2), list)

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), 'Accise sur le gaz')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByRole('link', { name: 'Accise sur le gaz' })
})

test('a value counts from a day on, and is corrected by another', async () => {
  const marie = await withLevel(2)
  const { id } = await accise(marie)
  const { user } = await open(marie, record, addressOfRateTable(id))

  await user.click(await screen.findByRole('button', { name: 'Ajouter une valeur' }))
  await user.type(await screen.findByRole('textbox', { name: /^Valeur/ }), '10,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('En vigueur')
  await user.click(await screen.findByRole('button', { name: /^Actions pour \d/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Corriger la valeur' }))
  await user.clear(await screen.findByRole('textbox', { name: /^Valeur/ }))
  await user.type(screen.getByRole('textbox', { name: /^Valeur/ }), '11')
  await user.type(screen.getByLabelText(/^Motif/), 'Mal recopié')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Corrigée')
  await screen.findByText('Mal recopié')
})

test('who only reads adds no value', async () => {
  const { id } = await accise(await withLevel(2))
  await open(await withLevel(1), record, addressOfRateTable(id))

  await screen.findByText('Aucune valeur')
  expect(screen.queryByRole('button', { name: 'Ajouter une valeur' })).toBeNull()
})
