import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { questionnairesCalls } from '#platform/configuration/questionnaires.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { candidatePages } from '#rh/candidates/candidates.web.ts'
import { interviewPages } from '#rh/interviews/interviews.web.ts'
import { recruitmentIndicatorsWeb } from '#rh/recruitment-indicators/recruitment-indicators.web.ts'
import { recruitmentWeb } from '#rh/recruitment.web.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { andrei, everyRightOfRecruitment, placeToHireAt, register } from '#rh/testing/recruit.ts'
import { candidateApplicationPages } from '../candidate-applications.web.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import './application-page.tsx'
import './applications-page.tsx'
import './new-candidate-page.tsx'

const world = useWorld()
const module = '/RH/gestion_du_recrutement'

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const pages = [...candidateApplicationPages, ...candidatePages, ...interviewPages, ...recruitmentIndicatorsWeb.pages]
const open = async (path: string, address = path) => {
  const page = pages.find(one => one.path === `${module}${path}`)
  if (!page) throw new Error(`no page ${path}`)
  const { user } = await renderPage(page, {
    path: `${module}${address}`,
    labels: [...recruitmentWeb.labels, ...recruitmentIndicatorsWeb.labels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    others: pages.filter(one => one !== page),
  })
  return user
}
type User = Awaited<ReturnType<typeof open>>

const choose = async (user: User, field: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('somebody is registered, and who looks like him is named instead of a second file', async () => {
  await register(marie)
  const user = await open('/creation_candidat')
  await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Salma')
  await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Ouazzani')
  await user.click(screen.getByRole('button', { name: 'Inscrire le candidat' }))
  await screen.findByRole('heading', { name: 'Déjà connu ?' })
  await user.click(screen.getByRole('button', { name: 'C’est une autre personne' }))
  await screen.findByText('Salma Ouazzani est inscrit')
})

test('somebody of a former season is shown with his contract, and is taken up again as himself', async () => {
  const former = await hire(world, serres, { firstname: 'Salma', name: 'Ouazzani' })
  const day = (days: number) => world.clock.today().add({ days }).toString()
  await employ(world, serres, former.id, { from: day(-300), to: day(-100) })
  const user = await open('/creation_candidat')
  await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Salma')
  await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Ouazzani')
  await user.click(screen.getByRole('button', { name: 'Inscrire le candidat' }))
  const known = within(await screen.findByRole('region', { name: 'Déjà connu ?' }))
  known.getByText('Ancien salarié')
  known.getByText(/^même nom · .+ – .+/)
  await user.click(known.getByRole('button', { name: 'Reproposer' }))

  await screen.findByText('Salma Ouazzani est inscrit')
  const [candidate] = await as(marie).call(candidatesCalls.getCandidates, {})
  expect(candidate).toMatchObject({ employeeId: former.id })
})

test('a card of the board goes where its way leads, and a talk is planned at a free hour', async () => {
  await register(marie)
  const user = await open('/candidatures')
  const column = async (name: string) => within(await screen.findByRole('region', { name }))
  await (await column('Reçue')).findByRole('button', { name: 'Ouazzani Salma' })
  await user.click(screen.getByRole('button', { name: 'Actions pour Ouazzani Salma' }))
  const shortlisted = await screen.findByRole('menuitem', { name: 'Présélectionnée' })
  for (const forbidden of ['Retenue', 'Dossier complet', 'Embauchée', 'Entretien réalisé'])
    expect(screen.queryByRole('menuitem', { name: forbidden })).toBeNull()
  await user.click(shortlisted)
  await (await column('Présélectionnée')).findByRole('button', { name: 'Ouazzani Salma' })

  await user.click(screen.getByRole('button', { name: 'Actions pour Ouazzani Salma' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Entretien planifié' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Entretien avec Salma Ouazzani' }))
  const free = within(await dialog.findByRole('group', { name: 'Heures libres' }))
  await user.click((await free.findAllByRole('button'))[0] as HTMLElement)
  await user.click(dialog.getByRole('button', { name: 'Planifier' }))
  await (await column('Entretien planifié')).findByRole('button', { name: 'Ouazzani Salma' })
})

test('somebody is retained on the page of his talk, and his hiring file opens there', async () => {
  await placeToHireAt(world, serres)
  const { id, candidateId } = await register(marie)
  const user = await open(
    '/gestion_candidatures/entretien/:candidateId/:candidateApplicationId',
    `/gestion_candidatures/entretien/${candidateId}/${id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Actions pour Ouazzani Salma' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Présélectionner' }))
  await screen.findByText('Présélectionnée', { selector: 'span' })
  await user.click(await screen.findByRole('button', { name: 'Actions pour Ouazzani Salma' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Étudier' }))
  await screen.findByText('À l’étude', { selector: 'span' })

  await user.click(await screen.findByRole('button', { name: 'Retenir' }))
  const day = world.clock.today().add({ days: 30 })
  const typed = day.toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
  await user.type(await screen.findByRole('textbox', { name: /^Date d’embauche/ }), typed)
  await choose(user, /^Lieu/, /Serre Nord/)
  await choose(user, /^Poste/, /Cueilleur/)
  const buttons = screen.getAllByRole('button', { name: 'Retenir' })
  await user.click(buttons.at(-1) as HTMLElement)
  await screen.findByRole('heading', { name: 'Dossier d’embauche' })
  await screen.findByText(/^Réponse positive : partira/)
})

test('who only holds talks opens the page of his own, and of no other application', async () => {
  const page = candidateApplicationPages.find(({ path }) => path.includes('/entretien/')) as Page
  const lea = await world.person({
    in: serres,
    rights: { 'rh/gestion_du_recrutement/entretiens': 2 },
    allCompanies: true,
  })
  const { id, candidateId } = await register(marie)
  const visit = async () => {
    const { address } = await renderPage(page, {
      path: `${module}/gestion_candidatures/entretien/${candidateId}/${id}`,
      labels: recruitmentWeb.labels,
      as: sessionOf(lea, serres),
      fetch: serverBehind(world),
    })
    return address()
  }
  expect(await visit()).toBe('/unauthorized')
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: id,
    status: 'interview_scheduled',
    candidateApplicationData: {
      interview: { startAt: world.clock.now().add({ hours: 48 }).toString(), recruiterId: lea.userId },
    },
  })

  expect(await visit()).toContain(id)
  await screen.findByRole('heading', { level: 1, name: 'Ouazzani Salma' })
})

test('several are refused at once from the list, and each is told what became of him', async () => {
  await register(marie)
  const withdrawn = await register(marie, andrei)
  const user = await open('/candidatures', '/candidatures?view=list')
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Ouazzani Salma' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Rusu Andrei' }))
  const chosen = within(screen.getByRole('toolbar'))
  await user.click(await chosen.findByRole('button', { name: 'Refuser' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuser 2 candidatures' }))
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: withdrawn.id,
    status: 'withdrawn',
    candidateApplicationData: { reason: 'a trouvé ailleurs' },
  })
  await choose(user, /^Motif/, /Poste pourvu/)
  await user.click(dialog.getByRole('button', { name: 'Refuser' }))

  await dialog.findByText('1 sur 2 décidées')
  const left = within(dialog.getByRole('list', { name: 'Restées comme elles étaient' }))
  left.getByRole('link', { name: 'Rusu Andrei' })
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await screen.findByText('Aucune candidature')
})

test('one’s own are kept in the list and on the board, by one touch', async () => {
  const ines = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  await register(marie)
  await register(ines, andrei)
  const user = await open('/candidatures', '/candidatures?view=list')
  await screen.findByRole('link', { name: /Rusu Andrei/ })
  await user.click(screen.getByRole('switch', { name: 'Les miennes' }))
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /Rusu Andrei/ })).toBeNull())
  screen.getByRole('link', { name: /Ouazzani Salma/ })
  await user.click(screen.getByRole('button', { name: 'Colonnes' }))

  await screen.findByRole('button', { name: 'Ouazzani Salma' })
  expect(screen.queryByRole('button', { name: 'Rusu Andrei' })).toBeNull()
})

test('several are written to at once from the list, once the message was read again', async () => {
  await register(marie)
  await register(marie, { ...andrei, mail: null })
  const user = await open('/candidatures', '/candidatures?view=list')
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Ouazzani Salma' }))
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Rusu Andrei' }))
  await user.click(await within(screen.getByRole('toolbar')).findByRole('button', { name: 'Message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Écrire à 2 candidats' }))
  await dialog.findByText(/Êtes-vous toujours disponible \? Répondez/)
  await choose(user, /^Message/, /Avec mes propres mots/)
  await user.type(await dialog.findByRole('textbox', { name: /^Objet/ }), 'Rendez-vous')
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'À lundi.')
  await user.click(dialog.getByRole('button', { name: 'Continuer' }))
  await dialog.findByText('Sans adresse mail, à joindre autrement : Rusu Andrei')
  await user.click(dialog.getByRole('button', { name: 'Envoyer à 1 personne' }))

  await dialog.findByText('1 sur 2 messages écrits')
  within(dialog.getByRole('list', { name: 'N’ont rien reçu' })).getByRole('link', { name: 'Rusu Andrei' })
})

test('candidates are listed, and their file tells what they applied for', async () => {
  await register(marie)
  const user = await open('/candidats')
  const table = within(await screen.findByRole('table', { name: 'Candidats' }))
  await user.click(await table.findByRole('link', { name: /Ouazzani Salma/ }))
  await screen.findByRole('heading', { level: 1, name: 'Ouazzani Salma' })
  await screen.findByRole('link', { name: 'Sans poste précis' })
})

test('figures of recruitment lead to their lists', async () => {
  await register(marie)
  await open('/indicateurs')
  await screen.findByRole('link', { name: /Candidatures à lire 1/ })
})

test('the questionnaires of the client are answered on the page that is held during a talk', async () => {
  const { id, candidateId } = await register(marie)
  const sophie = await world.person({ in: serres, admin: true, rights: { 'rh/gestion_du_recrutement/formulaire': 3 } })
  const asked = { help: null, options: [], shownIf: null, required: true }
  const { version, id: questionnaireId } = await as(sophie).call(questionnairesCalls.createQuestionnaire, {
    elementId: world.catalogue.idOf('rh/gestion_du_recrutement/formulaire') as number,
    name: 'Premier entretien',
    questions: [
      { ...asked, id: 'permis00', kind: 'yesNo', label: 'Permis B ?' },
      {
        ...asked,
        id: 'depuis00',
        kind: 'text',
        label: 'Depuis quand ?',
        shownIf: { questionId: 'permis00', is: ['yes'] },
      },
    ],
  })
  await as(sophie).call(questionnairesCalls.publishQuestionnaire, { id: questionnaireId, version })
  const user = await open(
    '/gestion_candidatures/entretien/:candidateId/:candidateApplicationId',
    `/gestion_candidatures/entretien/${candidateId}/${id}`,
  )
  const questionnaire = within(await screen.findByRole('region', { name: 'Premier entretien' }))
  await user.click(questionnaire.getByRole('button', { name: 'Répondre' }))
  await user.click(await questionnaire.findByRole('radio', { name: 'Oui' }))
  await user.type(await questionnaire.findByRole('textbox', { name: /^Depuis quand/ }), '2019')
  await user.click(questionnaire.getByRole('button', { name: 'Enregistrer' }))

  await questionnaire.findByText('2019')
  await questionnaire.findByRole('button', { name: 'Répondre de nouveau' })
})
