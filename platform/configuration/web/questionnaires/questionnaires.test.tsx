import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { configurationWeb } from '../../configuration.web.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import '../configuration-page.tsx'
import '../own-configuration-page.tsx'
import './questionnaires-editor.tsx'

const world = useWorld()
const elementId = () => world.catalogue.idOf('rh/gestion_du_recrutement/formulaire') as number

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function openEditor() {
  const page = configurationWeb.pages.find(({ path }) => path === namedRoutes.userConfigurationDelegation)
  if (!page) throw new Error('no page of configuration')
  const opened = await renderPage(page, {
    path: `${namedRoutes.userConfigurationDelegation}?application=8&component=207`,
    labels: configurationWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'Questionnaires' }))
  return { ...opened, sheet }
}
type Hands = Awaited<ReturnType<typeof openEditor>>

const question = { help: null, required: false, options: [], shownIf: null }
const permit = { ...question, id: 'permis00', kind: 'yesNo', label: 'Avez-vous le permis ?' } as const
const years = {
  ...question,
  id: 'annees00',
  kind: 'number',
  label: 'Depuis combien d’années ?',
  shownIf: { questionId: 'permis00', is: ['yes'] },
} as const

const write = (questions: readonly object[]) =>
  as(sophie).call(questionnairesCalls.createQuestionnaire, {
    elementId: elementId(),
    name: 'Entretien',
    questions: questions as never,
  })
const known = async () =>
  (await as(sophie).call(questionnairesCalls.getQuestionnaires, { elementId: elementId() })).map(
    ({ name, state, number, questions }) => [name, state, number, questions.map(({ label }) => label)],
  )

async function addQuestion({ user, sheet }: Hands, label: string) {
  await user.click(await sheet.findByRole('button', { name: 'Ajouter une question' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une question' }))
  await user.type(dialog.getByLabelText(/^Question/), label)
  await user.click(dialog.getByRole('button', { name: 'Garder la question' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajouter une question' })).toBeNull())
}

test('a questionnaire is named, written, and published once it asks something', async () => {
  const hands = await openEditor()
  const { user, sheet } = hands
  await user.click(await sheet.findByRole('button', { name: 'Nouveau questionnaire' }))
  const naming = within(await screen.findByRole('dialog', { name: 'Nouveau questionnaire' }))
  await user.type(naming.getByLabelText(/Nom/), 'Départ')
  await user.click(naming.getByRole('button', { name: 'Créer le questionnaire' }))
  const publish = await sheet.findByRole<HTMLButtonElement>('button', { name: 'Publier' })
  expect(publish.disabled).toBe(true)
  await addQuestion(hands, 'Pourquoi partez-vous ?')
  await user.click(publish)

  expect(await screen.findByText(/^Le questionnaire .*Départ.* est publié/)).toBeTruthy()
  expect(await known()).toEqual([['Départ', 'published', 1, ['Pourquoi partez-vous ?']]])
})

test('the form beside shows a question once the one on which it depends is answered so', async () => {
  await write([permit, years])
  const { user, sheet } = await openEditor()
  await user.click(await sheet.findByRole('button', { name: 'Entretien' }))
  const preview = within(await sheet.findByRole('region', { name: 'Aperçu du formulaire' }))
  expect(preview.queryByLabelText(/Depuis combien/)).toBeNull()
  await user.click(preview.getByRole('radio', { name: 'Oui' }))
  expect(await preview.findByLabelText(/Depuis combien/)).toBeTruthy()
})

test('questions that were not saved are asked about before one goes back to the list, or closes the sheet', async () => {
  await write([permit])
  const hands = await openEditor()
  const { user, sheet } = hands
  await user.click(await sheet.findByRole('button', { name: 'Entretien' }))
  await addQuestion(hands, 'Autre chose ?')
  const lose = async () => within(await screen.findByRole('dialog', { name: /^Fermer sans enregistrer/ }))

  await user.click(sheet.getByRole('button', { name: 'Tous les questionnaires' }))
  await user.click((await lose()).getByRole('button', { name: 'Continuer la saisie' }))
  expect(sheet.getAllByText('Autre chose ?').length).toBeGreaterThan(0)
  await user.click(sheet.getByRole('button', { name: 'Fermer' }))
  await user.click((await lose()).getByRole('button', { name: 'Quitter sans enregistrer' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await known()).toEqual([['Entretien', 'draft', 0, ['Avez-vous le permis ?']]])
})

test('once published, what is written is the next version, and the present one is archived when it is over', async () => {
  const { id, version } = await write([permit])
  await as(sophie).call(questionnairesCalls.publishQuestionnaire, { id, version })
  const { user, sheet } = await openEditor()
  await user.click(await sheet.findByRole('button', { name: 'Actions sur Entretien' }))
  expect(screen.queryByRole('menuitem', { name: 'Supprimer' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))

  expect(await screen.findByText('Archivé')).toBeTruthy()
  expect((await known())[0]).toEqual(['Entretien', 'archived', 1, ['Avez-vous le permis ?']])
})
