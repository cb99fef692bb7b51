import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { cultureTexts } from '#culture/culture-texts.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { noValues, type Values } from '../measure.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import {
  attributionElement,
  attributionPath,
  historyElement,
  historyPath,
  notationElement,
  notationPath,
  planningElement,
  planningPath,
  verificationElement,
  verificationPath,
  verificationRight,
} from '../plant-rounds-place.model.ts'
import { plantRoundsPages } from '../plant-rounds.web.ts'
import { samplesCalls } from '../samples.calls.ts'
import { NotationEditor } from './notation-editor.tsx'

for (const page of plantRoundsPages) await page.load()

const world = useWorld()
const all = {
  [attributionElement]: 3,
  [planningElement]: 3,
  [notationElement]: 3,
  [historyElement]: 1,
  [verificationElement]: 2,
  [verificationRight]: 2,
} as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let leila: TestPerson
beforeEach(async () => {
  serres = await world.client()
  youssef = await world.person({ in: serres, firstname: 'Youssef', name: 'Benali', rights: all, allCompanies: true })
  const own = { [notationElement]: 2 } as const
  leila = await world.person({ in: serres, firstname: 'Leïla', name: 'Haddad', rights: own, allCompanies: true })
  await growCrop(world, serres)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (pattern: string, person: TestPerson, path = pattern) => {
  const page = plantRoundsPages.find(one => one.path === pattern)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: [cultureTexts],
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })
}

async function attributed() {
  const { crops } = await as(youssef).call(samplesCalls.getAttributions, {})
  const plantingId = crops[0]?.plantingId as string
  const plants = ['GR-01', 'GR-02'].map((tag, place) => ({ tag, rowLabel: '12', position: place + 1 }))
  await as(youssef).call(samplesCalls.saveAttribution, {
    plantingId,
    observerId: leila.userId,
    plants,
    version: 0,
  } as never)
  return plantingId
}

async function dueRound() {
  const plantingId = await attributed()
  const today = world.clock.today()
  const plan = { weekday: today.dayOfWeek, everyWeeks: 1, startsOn: today.toString(), endsOn: null, version: 0 }
  await as(youssef).call(samplesCalls.saveRegistrationPlan, { plantingId, ...plan } as never)
  const [round] = await as(leila).call(plantRoundsCalls.getRounds, {})
  return round?.id as string
}

async function handedIn(heads: readonly number[] = [11, 11.4]) {
  const id = await dueRound()
  for (const [place, headDiameterMm] of heads.entries()) {
    const values: Values = { ...noValues, growthCm: 18, headDiameterMm }
    await as(leila).call(plantRoundsCalls.measurePlant, { id, tag: `GR-0${place + 1}`, values } as never)
  }
  return as(leila).call(plantRoundsCalls.submitRound, { id })
}

test('a crop is given to somebody with the tags of its plants', async () => {
  const { user } = await open(attributionPath, youssef)
  await user.click(await screen.findByRole('button', { name: 'Actions pour GR' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Attribuer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Notation de GR' }))
  await user.click(dialog.getByRole('combobox', { name: /^Notateur/ }))
  await user.click(await screen.findByRole('option', { name: 'Leïla Haddad' }))
  expect(dialog.getAllByRole('group', { name: /^Plante/ })).toHaveLength(10)
  await user.click(dialog.getByRole('button', { name: 'Retirer la plante 10' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('GR est attribué à Leïla Haddad.')
  const { crops } = await as(youssef).call(samplesCalls.getAttributions, {})
  expect(crops[0]?.plants.map(({ tag }) => tag)).toContain('GR-09')
  expect(crops[0]?.plants).toHaveLength(9)
})

test('rounds are planned week by week, and one is moved to another person', async () => {
  await attributed()
  const { user } = await open(planningPath, youssef)
  await user.click(await screen.findByRole('button', { name: 'Planifier GR' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Planifier GR' }))
  await user.click(dialog.getByRole('combobox', { name: /^Jour de la semaine/ }))
  const weekday = world.clock.today().toLocaleString('fr-FR', { weekday: 'long' })
  await user.click(await screen.findByRole('option', { name: weekday }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Les tournées de GR sont planifiées.')
  await screen.findByText('2 plantes')
  await user.click(await screen.findByRole('button', { name: /^Déplacer GR du/ }))
  const moving = within(await screen.findByRole('dialog', { name: /^Déplacer GR du/ }))
  await user.click(moving.getByRole('combobox', { name: /^Notateur/ }))
  await user.click(await screen.findByRole('option', { name: 'Youssef Benali' }))
  await user.click(moving.getByRole('button', { name: 'Déplacer' }))
  await screen.findByText('La tournée de GR est déplacée.')
  expect(await screen.findAllByText('Youssef Benali')).not.toEqual([])
})

test('a round is entered plant by plant, refuses a head of 21 mm at once, and is handed in', async () => {
  const id = await dueRound()
  const { user } = await open(`${notationPath}/:roundId`, leila, `${notationPath}/${id}`)
  await screen.findByRole('heading', { name: 'GR-01' })
  screen.getByText('rang 12, plante 1')
  await user.click(screen.getByRole('button', { name: /^Diamètre de tête/ }))
  await user.keyboard('21')
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Hors bornes (4 à 20).')
  await user.keyboard('{Backspace}{Backspace}11,5')
  await user.click(screen.getByRole('button', { name: /^Note/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Feuille jaune')
  await user.click(screen.getByRole('button', { name: 'Continuer' }))
  await user.click(await screen.findByRole('button', { name: /^Feuilles/ }))
  await user.keyboard('15')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('heading', { name: 'GR-02' })
  await user.click(screen.getByRole('button', { name: 'Manquante' }))
  await user.click(await screen.findByRole('button', { name: 'Cassée' }))
  await screen.findByText('2 sur 2 plantes')
  await user.click(await screen.findByRole('button', { name: 'Rendre la tournée' }))
  await waitFor(async () => {
    const [round] = await as(youssef).call(plantRoundsCalls.getRoundsToCheck, {})
    expect(round?.sampled).toMatchObject([
      { tag: 'GR-01', note: 'Feuille jaune', values: { headDiameterMm: 11.5, leaves: 15 } },
      { tag: 'GR-02', missing: 'broken' },
    ])
  })
})

test('without network a round goes on, and is sent once when it is back', async () => {
  const id = await dueRound()
  const { user } = await open(`${notationPath}/:roundId`, leila, `${notationPath}/${id}`)
  await screen.findByRole('heading', { name: 'GR-01' })
  const connected = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  for (const tag of ['GR-01', 'GR-02']) {
    await screen.findByRole('heading', { name: tag })
    await user.click(screen.getByRole('button', { name: /^Feuilles/ }))
    await user.keyboard('14')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  }
  await screen.findByText('2 sur 2 plantes')
  await user.click(await screen.findByRole('button', { name: 'Rendre la tournée' }))
  expect(await as(youssef).call(plantRoundsCalls.getRoundsToCheck, {})).toEqual([])
  vi.stubGlobal('fetch', connected)
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => {
    const [round] = await as(youssef).call(plantRoundsCalls.getRoundsToCheck, {})
    expect(round).toMatchObject({ id, measured: 2 })
  })
})

test('somebody finds his rounds, and only his', async () => {
  await dueRound()
  await open(notationPath, leila)
  expect(await screen.findAllByRole('link', { name: /^Saisir GR du/ })).toHaveLength(2)
})

test('a round is sent back with a sentence, by a key', async () => {
  await handedIn()
  const { user } = await open(verificationPath, youssef)
  await screen.findByRole('table', { name: 'Mesures GR' })
  await user.keyboard('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Faire reprendre GR' }))
  await user.type(dialog.getByRole('textbox', { name: /^Ce qui est à reprendre/ }), 'Mesurer GR-02')
  await user.click(dialog.getByRole('button', { name: 'Envoyer' }))
  await screen.findByText('La tournée de GR est à reprendre.')
  await screen.findByText('Rien à vérifier')
  const [round] = await as(leila).call(plantRoundsCalls.getRounds, {})
  expect(round).toMatchObject({ state: 'to_redo', redoSentence: 'Mesurer GR-02' })
})

test('a round is validated by a key, and draws a curve with its figures behind', async () => {
  await handedIn()
  const { user } = await open(verificationPath, youssef)
  await screen.findByRole('table', { name: 'Mesures GR' })
  await user.keyboard('v')
  await screen.findByText('La tournée de GR est validée.')
  cleanup()
  await open(historyPath, youssef)
  await screen.findByText('Dernière moyenne : 18 cm')
  await screen.findByRole('columnheader', { name: /Moyenne \(cm\)/ })
})

test('a client says on how many plants, and what is measured on them', async () => {
  const page = {
    path: '/measures',
    layout: 'content',
    title: 'culture.rounds.settings',
    element: notationElement,
    load: async () => NotationEditor,
  } as const
  await page.load()
  const { user } = await renderPage(page, {
    path: page.path,
    labels: [cultureTexts],
    as: sessionOf(youssef, serres),
    fetch: serverBehind(world),
  })
  const load = within(await screen.findByRole('group', { name: 'Charge en fruits' }))
  await user.click(load.getByRole('checkbox', { name: 'Mesure prise' }))
  const head = within(screen.getByRole('group', { name: 'Diamètre de tête' }))
  await user.clear(head.getByRole('textbox', { name: /^Au plus/ }))
  await user.type(head.getByRole('textbox', { name: /^Au plus/ }), '18,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Les mesures sont enregistrées.')
  const { measures } = await as(youssef).call(samplesCalls.getNotationSettings, {})
  expect(measures).toContainEqual({ measure: 'headDiameterMm', least: 4, most: 18.5 })
  expect(measures.map(({ measure }) => measure)).toContain('fruitLoadM2')
})
