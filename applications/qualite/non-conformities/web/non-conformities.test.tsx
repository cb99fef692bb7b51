import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { controlsLabels } from '../../controls/controls.web.ts'
import { disputesLabels } from '../../disputes/disputes.web.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import {
  addressOfNonConformity,
  closingRight,
  nonConformitiesElement,
  nonConformitiesPath,
} from '../non-conformities-place.model.ts'
import { nonConformitiesLabels, nonConformitiesPages } from '../non-conformities.web.ts'

const [page] = nonConformitiesPages
await page?.load()

const world = useWorld()
let client: TestClient
let nadia: TestPerson
let reader: TestPerson
beforeEach(async () => {
  client = await world.client()
  const allCompanies = true
  nadia = await world.person({ in: client, rights: { [nonConformitiesElement]: 3, [closingRight]: 2 }, allCompanies })
  reader = await world.person({ in: client, rights: { [nonConformitiesElement]: 1 }, allCompanies })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, person = nadia) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: [nonConformitiesLabels, disputesLabels, controlsLabels, tradeLabels],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}
const glass = () =>
  as(nadia).call(nonConformitiesCalls.openNonConformity, {
    companyId: client.companies[0]?.id as string,
    source: 'production',
    severity: 'major',
    title: 'Éclat de verre sur la ligne 1',
    place: 'Ligne 1',
  })
const told = (id: string) => as(nadia).call(nonConformitiesCalls.getNonConformity, { id })
const dialogNamed = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

test('what was seen is written down with its lots, and opens beside the list', async () => {
  const { user } = await open(nonConformitiesPath)
  await screen.findByText('Aucune non-conformité ouverte')
  const [add] = await screen.findAllByRole('button', { name: 'Nouvelle non-conformité' })
  await user.click(add as HTMLElement)
  const form = await dialogNamed('Nouvelle non-conformité')
  await user.type(await form.findByRole('textbox', { name: /^Ce qui n’est pas conforme/ }), 'Palette tombée au quai')
  await user.click(form.getByRole('button', { name: 'Mineure' }))
  await user.click(form.getByRole('combobox', { name: /^Détectée par/ }))
  await user.click(await screen.findByRole('option', { name: 'Arrivage' }))
  await user.type(form.getByRole('textbox', { name: /^Lots concernés/ }), 'lot-2291, x')
  await user.click(form.getByRole('button', { name: 'Ouvrir la non-conformité' }))
  await form.findByText(/^Un numéro de lot compte de 4 à 20/)
  await user.type(form.getByRole('textbox', { name: /^Lots concernés/ }), '{Backspace}')
  await user.click(form.getByRole('button', { name: 'Ouvrir la non-conformité' }))
  const sheet = await dialogNamed(/^NC\d\d-0001 · Palette tombée au quai$/)
  await sheet.findByText(/LOT-2291.*inconnu de l’atelier/)
})

test('it is contained with what was done at once, then its cause is sought', async () => {
  const { id } = await glass()
  const { user } = await open(addressOfNonConformity(id))
  const sheet = await dialogNamed(/Éclat de verre/)
  await user.click(await sheet.findByRole('button', { name: 'Contenir' }))
  const containing = await dialogNamed('Contenir')
  await user.type(containing.getByRole('textbox', { name: /^Ce qui a été fait/ }), 'Ligne arrêtée et nettoyée')
  await user.click(containing.getByRole('button', { name: 'Contenir' }))
  await containing.findByText(/^Cochez s’il n’y a aucun lot/)
  await user.click(containing.getByRole('checkbox', { name: 'Aucun lot n’est concerné' }))
  await user.click(containing.getByRole('button', { name: 'Contenir' }))

  await user.click(await sheet.findByRole('button', { name: 'Analyser' }))
  const analysis = await dialogNamed('Analyser')
  await user.click(analysis.getByRole('button', { name: 'Matériel' }))
  const whys = ['La lampe a éclaté', 'Elle n’est pas protégée', 'Le plan du verre ne la connaît pas']
  await user.type(analysis.getByRole('textbox', { name: /^Pourquoi n° 1/ }), whys[0] as string)
  await user.click(analysis.getByRole('button', { name: 'Enregistrer l’analyse' }))
  expect(await analysis.findAllByText('À remplir')).toHaveLength(2)
  for (const [index, why] of whys.slice(1).entries())
    await user.type(analysis.getByRole('textbox', { name: new RegExp(`^Pourquoi n° ${index + 2}`) }), why)
  await user.click(analysis.getByRole('button', { name: 'Enregistrer l’analyse' }))
  await sheet.findByRole('button', { name: 'Écrire l’action corrective' })
  expect(await told(id)).toMatchObject({ state: 'analysed', causes: ['machine'], whys })
})

test('an action has an owner and a day, and is done by him', async () => {
  const { id, version } = await glass()
  await as(nadia).call(nonConformitiesCalls.addQualityAction, { id, kind: 'immediate', text: 'Ligne arrêtée' })
  const contained = await as(nadia).call(nonConformitiesCalls.containNonConformity, { id, version, hasNoLot: true })
  const whys = ['La lampe a éclaté', 'Elle n’est pas protégée', 'Le plan ne la connaît pas']
  const analysis = { id, version: contained.version, causes: ['machine' as const], whys }
  await as(nadia).call(nonConformitiesCalls.analyseNonConformity, analysis)
  const { user } = await open(addressOfNonConformity(id))
  const sheet = await dialogNamed(/Éclat de verre/)
  await user.click(await sheet.findByRole('button', { name: 'Écrire l’action corrective' }))
  const writing = await dialogNamed('Ajouter une action')
  await user.type(writing.getByRole('textbox', { name: /^Ce qui est à faire/ }), 'Carter sur la lampe')
  await user.click(writing.getByRole('button', { name: 'Ajouter' }))
  expect(await writing.findAllByText('À remplir')).toHaveLength(2)
  await user.click(writing.getByRole('combobox', { name: /^Responsable/ }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.type(writing.getByRole('textbox', { name: /^À faire avant le/ }), '31/12/2099')
  await user.click(writing.getByRole('button', { name: 'Ajouter' }))
  await user.click(await sheet.findByRole('button', { name: 'Lancer les actions' }))
  await sheet.findByText(/^Il reste des actions à faire/)
  await user.click(sheet.getByRole('button', { name: /Carter sur la lampe$/ }))
  await sheet.findByText(/^Une personne qui n’a pas agi pourra vérifier/)
})

test('one that is none is cancelled with its reason', async () => {
  const { id, number } = await glass()
  const { user } = await open(addressOfNonConformity(id))
  const sheet = await dialogNamed(/Éclat de verre/)
  await user.click(await sheet.findByRole('button', { name: `Actions sur ${number}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Annuler la non-conformité' }))
  const dialog = await dialogNamed('Annuler la non-conformité')
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Écrite deux fois')
  await user.click(dialog.getByRole('button', { name: 'Annuler la non-conformité' }))
  await sheet.findByText('Écrite deux fois')
  expect((await told(id)).state).toBe('cancelled')
})

test('whoever reads alone sees it and is offered no step', async () => {
  const { number } = await glass()
  const { user } = await open(nonConformitiesPath, reader)
  await user.click(await screen.findByRole('link', { name: number }))
  const sheet = await dialogNamed(/Éclat de verre/)
  await sheet.findByText('Majeure')
  expect(sheet.queryByRole('button', { name: 'Contenir' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nouvelle non-conformité' })).toBeNull()
})
