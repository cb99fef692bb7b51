import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { offerModelsCalls } from '#rh/offer-models/offer-models.calls.ts'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { offerRulesElement } from '../offer-rules.model.ts'
import { offerRulesWeb } from '../offer-rules.web.ts'

const [page] = offerRulesWeb.pages
/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all([
  page?.load(),
  import('#rh/offer-models/offer-models-list.web.ts'),
  import('./beginning.tsx'),
  import('./refusal-answers.tsx'),
  import('./questionnaires.tsx'),
])

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function open(level: Level, tab: string) {
  const client = await world.client()
  const person = await world.person({ in: client, rights: { [offerRulesElement]: level }, allCompanies: true })
  if (!page) throw new Error('no page')
  const path = `${page.path}?tab=${tab}`
  const { user } = await renderPage(page, {
    path,
    labels: offerRulesWeb.labels,
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
  return { user, person }
}

test('what every new offer says is filled by who writes it, and tells so', async () => {
  const { user, person } = await open(2, 'diffusion')

  await user.type(await screen.findByRole('textbox', { name: /^Conditions/ }), 'Relu')
  await user.type(screen.getByRole('textbox', { name: /^Origines suivies/ }), 'boulangerie, France-Travail')
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/est enregistré\.$/)
  await user.click(screen.getByRole('button', { name: 'Historique' }))

  await screen.findByText(/^Création/)
  expect(await as(person).call(offerRulesCalls.getOfferRules, {})).toMatchObject({
    sources: ['boulangerie', 'france-travail'],
  })
})

test('who only reads has nothing to fill', async () => {
  await open(1, 'diffusion')

  await screen.findByText('Conditions communes')
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})

test('a model of offers is written with its texts, and what the law forbids is told as it is typed', async () => {
  const { user, person } = await open(3, 'modeles')

  const [add] = await screen.findAllByRole('button', { name: 'Nouveau modèle' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Cueillette')
  await user.type(screen.getByRole('textbox', { name: /^Titre de l’offre/ }), 'Jeune cueilleur')
  await screen.findByText('Mention possiblement discriminatoire : « jeune » (âge).')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Cueillette » est enregistré.')
  await user.click(await screen.findByRole('button', { name: 'Actions pour Cueillette' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
  await user.click(await screen.findByRole('button', { name: 'Archiver' }))

  await screen.findByText('Archivé')
  const { models } = await as(person).call(offerModelsCalls.getOfferModels, {})
  expect(models).toMatchObject([{ texts: { fr: { title: 'Jeune cueilleur' } }, archivedAt: expect.any(String) }])
})

test('a reason is no longer proposed, with the letter that goes in its place', async () => {
  const { user, person } = await open(2, 'refus')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Poste pourvu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Modifier' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Proposer ce motif/ }))
  await user.type(screen.getByRole('textbox', { name: /^Réponse au candidat/ }), 'Le poste est pourvu.')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('« Poste pourvu » est enregistré.')
  const answers = await as(person).call(offerRulesCalls.getRefusalAnswers, {})
  expect(answers.find(({ reason }) => reason === 'filled')).toMatchObject({
    isProposed: false,
    texts: { fr: 'Le poste est pourvu.' },
  })
})

test('a reason of the client’s own is added with its letter', async () => {
  const { user, person } = await open(2, 'refus')

  await user.click(await screen.findByRole('button', { name: 'Nouveau motif' }))
  await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Sans logement')
  await user.type(screen.getByRole('textbox', { name: /^Réponse au candidat/ }), 'Nous n’avons plus de logement.')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('« Sans logement » est enregistré.')
  const answers = await as(person).call(offerRulesCalls.getRefusalAnswers, {})
  expect(answers.at(-2)).toMatchObject({ names: { fr: 'Sans logement' }, isProposed: true })
})

test('questionnaires are led to where they are written', async () => {
  await open(1, 'questionnaires')

  expect(await screen.findByRole('link', { name: 'Ouvrir la configuration' })).toHaveProperty(
    'href',
    expect.stringMatching(/\/configuration$/),
  )
})
