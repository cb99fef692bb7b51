import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { dailyValuesCalls } from '#energie/daily-values/daily-values.calls.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { metersCalls } from '#energie/meters/meters.calls.ts'
import { metersElement } from '#energie/meters/meter.model.ts'
import { pointsCalls } from '#energie/points/points.calls.ts'
import { pointsElement } from '#energie/points/points-place.model.ts'
import { curveOf } from '#energie/points/testing/curve-of.ts'
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
  world.person({
    in: client,
    rights: {
      [plansElement]: level,
      [sourcesElement]: 2,
      [metersElement]: 2,
      [pointsElement]: 2,
      'energie/dataBourse/elecpre': 2,
      [pricesField]: 1,
    },
    allCompanies: true,
  })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    path: `${plansPath}?day=2026-06-01`,
  })
}

const engine = (person: TestPerson) =>
  as(person).call(sourcesCalls.createSource, {
    name: 'Cogénération 1',
    kind: 'cogeneration',
    powerKw: 2_000,
    electricEfficiencyPct: null,
    thermalEfficiencyPct: null,
    commissionedOn: null,
    note: null,
  })

test('an engine is planned over midnight, and its plan is taken away', async () => {
  const marie = await withLevel(2)
  await engine(marie)
  const { user } = await open(marie)

  await user.click(await screen.findByRole('button', { name: 'Planifier un moteur' }))
  await user.type(await screen.findByRole('textbox', { name: /^Début/ }), '22:00')
  await user.type(screen.getByRole('textbox', { name: /^Fin/ }), '06:00')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await user.click(await screen.findByRole('button', { name: /22 h 00 – .*6 h 00, 2.000 kW, Chaleur/ }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer cette marche' }))

  await waitFor(() => {
    if (screen.queryByRole('button', { name: /2.000 kW/ })) throw new Error('still there')
  })
})

test('a day says in euros what its gap costs', async () => {
  const marie = await withLevel(2)
  await engine(marie)
  const { id } = await as(marie).call(metersCalls.createMeter, {
    name: 'Électricité vendue',
    energy: 'electricity',
    unit: 'kwh',
    direction: 'out',
    identifier: null,
    indexMax: null,
    installedOn: null,
    note: null,
  })
  await as(marie).call(pointsCalls.importPoints, {
    meterId: id,
    fileName: 'juin.csv',
    text: curveOf('2026-06-01', 144, 10),
    stamp: 'start',
    unit: 'kw',
    replaces: false,
    dryRun: false,
  })
  await as(marie).call(dailyValuesCalls.saveDailyValues, {
    page: 'elecpre',
    values: [{ series: 'imbalance-up', day: '2026-06-01', value: 50 }],
  })
  await open(marie)

  await screen.findByText(/En plus 0,240 MWh, en moins 0,000 MWh · 12,00.€/)
})

test('without an engine the page says how one begins', async () => {
  await open(await withLevel(2))

  await screen.findByText('Aucun moteur')
})
