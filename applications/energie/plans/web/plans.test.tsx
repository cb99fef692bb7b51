import { screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { sourcesCalls } from '#energie/sources/sources.calls.ts'
import { sourcesElement } from '#energie/sources/source.model.ts'
import { plansPages } from '../plans.web.ts'
import { plansElement, plansPath } from '../plans-place.model.ts'

const [page] = plansPages
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

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [plansElement]: level, [sourcesElement]: 2 }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    path: `${plansPath}?day=2026-06-01`,
  })
}

test('an engine is planned over midnight, and its plan is taken away', async () => {
  const marie = await withLevel(2)
  await as(marie).call(sourcesCalls.createSource, {
    name: 'Cogénération 1',
    kind: 'cogeneration',
    powerKw: 2_000,
    electricEfficiencyPct: null,
    thermalEfficiencyPct: null,
    commissionedOn: null,
    note: null,
  })
  const { user } = await open(marie)

  await user.click(await screen.findByRole('button', { name: 'Planifier un moteur' }))
  await user.type(await screen.findByRole('textbox', { name: /^Début/ }), '22:00')
  await user.type(screen.getByRole('textbox', { name: /^Fin/ }), '06:00')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await user.click(await screen.findByRole('button', { name: /22 h 00 – .*6 h 00, 2.000 kW, Chaleur/ }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer cette marche' }))

  await vi.waitFor(() => {
    if (screen.queryByRole('button', { name: /2.000 kW/ })) throw new Error('still there')
  })
})

test('without an engine the page says how one begins', async () => {
  await open(await withLevel(2))

  await screen.findByText('Aucun moteur')
})
