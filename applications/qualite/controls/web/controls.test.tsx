import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { controlPlansCalls } from '../../control-plans/control-plans.calls.ts'
import {
  controlsElement,
  controlsPath,
  plansPath,
  validationRight,
} from '../../control-plans/control-plans-place.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { controlsLabels, controlsPages } from '../controls.web.ts'

const [page] = controlsPages
await page?.load()

const world = useWorld()
let client: TestClient
let nadia: TestPerson
let paul: TestPerson
beforeEach(async () => {
  client = await world.client()
  const allCompanies = true
  nadia = await world.person({ in: client, rights: { [controlsElement]: 3, [validationRight]: 2 }, allCompanies })
  paul = await world.person({ in: client, rights: { [controlsElement]: 2 }, allCompanies })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: [controlsLabels],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}
/** A control of a cold room that is to be done now. */
const started = async () => {
  const { id } = await as(nadia).call(controlPlansCalls.createControlPlan, {
    companyId: client.companies[0]?.id as string,
    code: 'CCP-1',
    label: 'Chambre froide 1',
    kind: 'ccp',
    lotKinds: ['harvest'],
    corrective: 'Baisser la consigne et appeler le frigoriste.',
    measures: [{ name: 'Température', unit: '°C', low: 0, high: 4, decimals: 1 }],
  })
  return as(paul).call(controlsCalls.startControl, { id })
}
const found = async () => (await as(nadia).call(controlsCalls.getControlRecords, { page: 0, size: 5 })).items
/** A row by the exact time that its link says. */
const openedByTime = /\d\d:\d\d:\d\d/
const recordingOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a plan is written down, told in words and controlled at once', async () => {
  const { user } = await open(plansPath, nadia)
  const [add] = await screen.findAllByRole('button', { name: 'Nouveau plan' })
  await user.click(add as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'Nouveau plan' }))
  await user.type(await form.findByRole('textbox', { name: /^Code/ }), 'net-1')
  await user.type(form.getByRole('textbox', { name: /^Ce qui est contrôlé/ }), 'Propreté du quai')
  await user.click(form.getByRole('combobox', { name: /^Genre/ }))
  await user.click(await screen.findByRole('option', { name: 'Nettoyage' }))
  await user.click(form.getByRole('button', { name: 'Retirer la mesure 1' }))
  await user.click(form.getByRole('button', { name: 'Créer un plan' }))
  await form.findByText('À remplir')
  await user.type(form.getByRole('textbox', { name: /^Heure 1/ }), '6h30')
  await user.click(form.getByRole('button', { name: 'Créer un plan' }))
  await screen.findByText('lun–sam · 06:30')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Propreté du quai' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Contrôler maintenant' }))
  const recording = await recordingOf('Propreté du quai')
  await user.click(recording.getByRole('button', { name: 'Enregistrer le relevé' }))
  await recording.findByText('Dites ce que vous avez constaté.')
  await user.click(recording.getByRole('button', { name: 'Conforme' }))
  await user.click(recording.getByRole('button', { name: 'Enregistrer le relevé' }))
  await screen.findByText('« Propreté du quai » est relevé.')
  expect(await found()).toMatchObject([{ code: 'NET-1', verdict: 'conform' }])
})

test('a value outside its limits is told, and asks what was done and what becomes of the goods', async () => {
  await started()
  const { user } = await open(controlsPath, paul)
  await user.click(await screen.findByRole('button', { name: /^Relever Chambre froide 1/ }))
  const recording = await recordingOf('Chambre froide 1')
  await user.type(recording.getByRole('textbox', { name: 'Température' }), '5,25')
  await recording.findByText('Hors limites : de 0,0 à 4,0 °C')
  recording.getByText('Baisser la consigne et appeler le frigoriste.')
  await user.click(recording.getByRole('button', { name: 'Enregistrer le relevé' }))
  await recording.findByText('Décimales : 1 au plus.')
  expect(recording.getAllByText('À remplir')).toHaveLength(2)
  await user.type(recording.getByRole('textbox', { name: 'Température' }), '{Backspace}')
  await user.type(recording.getByRole('textbox', { name: /^Correction apportée/ }), 'Porte refermée')
  await user.click(recording.getByRole('button', { name: 'Retravaillée' }))
  await user.click(recording.getByRole('button', { name: 'Enregistrer le relevé' }))
  await screen.findByText('« Chambre froide 1 » est relevé.')
  expect(await found()).toMatchObject([{ verdict: 'not_conform', fate: 'reworked', values: [{ value: 5.2 }] }])
})

test('what could not be read says why', async () => {
  await started()
  const { user } = await open(controlsPath, paul)
  await user.click(await screen.findByRole('button', { name: /^Relever Chambre froide 1/ }))
  const recording = await recordingOf('Chambre froide 1')
  await user.click(recording.getByRole('button', { name: 'Sans objet' }))
  expect(recording.queryByRole('textbox', { name: 'Température' })).toBeNull()
  await user.type(recording.getByRole('textbox', { name: /^Pourquoi/ }), 'Chambre vide')
  await user.click(recording.getByRole('button', { name: 'Enregistrer le relevé' }))
  await screen.findByText('« Chambre froide 1 » est relevé.')
  expect(await found()).toMatchObject([{ verdict: 'not_applicable', remark: 'Chambre vide', values: [] }])
})

test('another person validates what was found', async () => {
  const { id } = await started()
  await as(paul).call(controlsCalls.recordControl, { id, values: [3.9] })
  const { user } = await open(`${controlsPath}?tab=counting`, nadia)
  await user.click(await screen.findByRole('link', { name: openedByTime }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Chambre froide 1' }))
  sheet.getByText('de 0,0 à 4,0 °C')
  await user.click(sheet.getByRole('button', { name: 'Valider le relevé' }))
  await screen.findByText('« Chambre froide 1 » est validé.')
  expect(await found()).toMatchObject([{ validatedBy: expect.any(String), can: { cancel: false } }])
})

test('a record that is wrong is cancelled with its reason', async () => {
  const { id } = await started()
  await as(paul).call(controlsCalls.recordControl, { id, values: [3.9] })
  const { user } = await open(`${controlsPath}?tab=counting`, paul)
  await user.click(await screen.findByRole('link', { name: openedByTime }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Chambre froide 1' }))
  await user.click(sheet.getByRole('button', { name: 'Annuler le relevé' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Annuler le relevé' }))
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Mauvaise sonde')
  await user.click(dialog.getByRole('button', { name: 'Annuler le relevé' }))
  await screen.findByText('Aucun relevé ici')
  await user.click(screen.getByRole('tab', { name: 'Annulés' }))
  await screen.findByRole('link', { name: openedByTime })
})

test('a day without controls offers a plan to who manages alone', async () => {
  const { unmount } = await open(controlsPath, nadia)
  await screen.findByText('Aucun contrôle prévu aujourd’hui')
  await screen.findByRole('button', { name: 'Créer un plan' })
  unmount()
  signOut()
  await open(controlsPath, paul)
  await screen.findByText('Aucun contrôle prévu aujourd’hui')
  expect(screen.queryByRole('button', { name: 'Créer un plan' })).toBeNull()
})
