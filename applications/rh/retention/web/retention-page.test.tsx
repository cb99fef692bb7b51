import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { recruitmentTexts } from '#rh/recruitment-texts.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { retentionElement } from '../retention-place.model.ts'
import { retentionLabels, retentionWeb } from '../retention.web.ts'

const [page] = retentionWeb.pages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useOwnWorld()
let serres: TestClient
beforeEach(async () => {
  serres = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: serres, rights: { ...everyRightOfRecruitment, [retentionElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [rhTexts, recruitmentTexts, retentionLabels],
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })
}

test('who manages it erases somebody as he asked, and reads the proof without a name', async () => {
  const marie = await withLevel(3)
  const { candidateId } = await register(marie)
  await ask(
    world.installer,
    `insert into rh.data_request (client_id, candidate_id, wish, asked_at) values ($1, $2, 'erasure', $3)`,
    [serres.id, candidateId, world.clock.now().toString()],
  )
  const { user } = await open(marie)

  await screen.findByText('1 demande en attente')
  await user.click(screen.getByRole('button', { name: 'Effacer les données de Salma Ouazzani' }))
  const question = await screen.findByRole('dialog')
  within(question).getByText(/Sa candidature en cours est retirée/)
  await user.click(within(question).getByRole('button', { name: 'Effacer' }))
  await screen.findByText('Les données sont effacées.')

  await user.click(await screen.findByRole('tab', { name: 'Effacements faits' }))
  await screen.findByRole('cell', { name: 'Demande de la personne' })
  await user.click(screen.getByRole('tab', { name: 'Preuves des décisions' }))
  await screen.findByRole('cell', { name: 'Ouazzani Salma' })
})

test('who only reads sees the rules with their source and who goes next, and neither erases nor reads proofs', async () => {
  const marie = await withLevel(3)
  const { id } = await register(marie)
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: id,
    status: 'refused',
    candidateApplicationData: { refusalReason: 'filled', immediateSending: true },
  })
  await open(await withLevel(1))

  const rules = within(await screen.findByRole('list', { name: 'Règles de conservation' }))
  expect(rules.getAllByRole('listitem')).toHaveLength(6)
  rules.getByText('3 mois')
  rules.getByText('Code du travail, L1134-5')
  await screen.findByRole('link', { name: 'Ouazzani Salma' })
  expect(screen.queryByRole('tab', { name: 'Preuves des décisions' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Effacer/ })).toBeNull()
})
