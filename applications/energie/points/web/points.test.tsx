import { screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { energieTexts } from '#energie/energie-texts.ts'
import { metersElement } from '#energie/meters/meter.model.ts'
import { gasMeter } from '#energie/testing/gas-contract.ts'
import { pointsCalls } from '../points.calls.ts'
import { loadCurveElement, loadCurvePath, pointsElement, pointsPath } from '../points-place.model.ts'
import { pointsPages } from '../points.web.ts'
import { curveOf } from '../testing/curve-of.ts'

const [points, curves] = pointsPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all([points?.load(), curves?.load()])

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
    rights: { [pointsElement]: level, [loadCurveElement]: 1, [metersElement]: 2 },
    allCompanies: true,
  })
const open = (person: TestPerson, page: typeof points, path: string) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [energieTexts],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
    path,
  })
}
const june = '2026-06-01'
const withHole = () => curveOf(june, 144, 840).split('\n').toSpliced(61, 18).join('\n')
const bring = (person: TestPerson, meterId: string, text: string) =>
  as(person).call(pointsCalls.importPoints, {
    meterId,
    fileName: 'juin.csv',
    text,
    stamp: 'start',
    unit: 'kw',
    replaces: false,
    dryRun: false,
  })

test('a curve is tried, then written, and its hole is estimated by a person', async () => {
  const marie = await withLevel(2)
  await gasMeter(marie)
  const { user } = await open(marie, points, `${pointsPath}?month=2026-06`)

  await user.click(await screen.findByRole('button', { name: 'Importer une courbe' }))
  await user.upload(fileInput(), new File([withHole()], 'juin.csv', { type: 'text/csv' }))
  await screen.findByText(/126 lues, 126 à écrire, 0 doubles égaux/)
  await user.click(screen.getByRole('button', { name: 'Écrire 126 points' }))
  await user.click(await screen.findByRole('button', { name: /1er juin 2026 : 126 sur 144/ }))
  await screen.findByText(/incomplet \(126 sur 144\)/)
  await user.click(screen.getByRole('combobox', { name: /^Méthode/ }))
  await user.click(await screen.findByRole('option', { name: 'Une puissance connue' }))
  await user.type(screen.getByRole('textbox', { name: /^Puissance/ }), '810')
  await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Compteur en panne')
  await user.click(screen.getByRole('button', { name: 'Estimer ce trou' }))

  await screen.findByRole('button', { name: /1er juin 2026 : 144 sur 144/ })
  await screen.findByText('juin.csv')
})

test('an import is deleted by who manages points, and stays told', async () => {
  const sophie = await withLevel(3)
  const { id } = await gasMeter(sophie)
  await bring(sophie, id, withHole())
  const { user } = await open(sophie, points, `${pointsPath}?month=2026-06`)

  await user.click(await screen.findByRole('button', { name: /^Actions pour juin.csv/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Supprimer l’import' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer l’import' }))

  await screen.findByText('Supprimé')
  await screen.findByRole('button', { name: /1er juin 2026 : 0 sur 144/ })
})

test('a load curve says what it sums up to and what it lacks', async () => {
  const marie = await withLevel(2)
  const { id } = await gasMeter(marie)
  await bring(marie, id, withHole())
  await open(marie, curves, `${loadCurvePath}?period=2026-06&step=day`)

  await screen.findByText(/17.640.kWh/)
  await screen.findByText(/incomplet \(126 sur 4.320\)/)
})

const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement
