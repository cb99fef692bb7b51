import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { invite } from '#platform/users/testing/people.ts'
import { clientHomeWeb } from '../client-home.web.ts'

const [page] = clientHomeWeb.pages
if (!page) throw new Error('no home page of a client')
await page.load()

const world = useOwnWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (reader: TestPerson, client: TestClient) =>
  renderPage(page, { fetch: serverBehind(world), labels: clientHomeWeb.labels, as: sessionOf(reader, client) })

const targetOf = (link: HTMLElement) => link.getAttribute('href')

test('each figure leads to its list, and invitations that wait too long are told', async () => {
  const group = await world.client({ companies: ['Serres', 'Station'] })
  const sophie = await world.person({ in: group, admin: true })
  await invite(sophie)
  await ask(
    world.installer,
    `update platform.client_user set invited_at = invited_at - interval '73 hours' where client_id = $1`,
    [group.id],
  )
  await open(sophie, group)

  const companies = await screen.findByRole('link', { name: /Sociétés en activité 2 2 services/ })
  expect(targetOf(companies)).toBe('/administration/companies')
  const invitations = screen.getByRole('link', { name: /Invitations en attente 1 dont 1 depuis plus de 72 h/ })
  expect(targetOf(invitations)).toBe('/administration/users?tab=invited')
})

test('what keeps documents from being signed is told first, with the page where it is mended', async () => {
  const group = await world.client()
  const sophie = await world.person({ in: group, admin: true })
  await open(sophie, group)

  const gaps = within(await screen.findByRole('region', { name: 'La signature électronique n’est pas prête' }))
  expect(targetOf(gaps.getByRole('link', { name: 'Définir le mot de passe' }))).toBe('/administration/signatures')
  expect(screen.getAllByRole('region')[0]).toBe(
    screen.getByRole('region', { name: 'La signature électronique n’est pas prête' }),
  )
  expect(within(screen.getByRole('region', { name: 'Signature électronique' })).getByText('Non défini')).toBeTruthy()
})

test('a new client is told what to do first, one step at a time', async () => {
  const group = await world.client({ companies: [] })
  const sophie = await world.person({ in: group, admin: true, companies: [] })
  await open(sophie, group)

  const steps = within(await screen.findByRole('region', { name: 'Pour bien commencer' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(4)
  expect(targetOf(steps.getByRole('link', { name: 'Créer la société' }))).toBe('/administration/companies')
  expect(steps.getAllByRole('link')).toHaveLength(1)
})

test('whoever came to help is named with the reason, and leads to what was changed', async () => {
  const group = await world.client()
  const sophie = await world.person({ in: group, admin: true })
  const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  await ask(
    world.installer,
    `insert into platform.support_access (client_id, user_id, reason, started_at, until, ended_at)
     values ($1, $2, 'Import des salariés', '2026-11-10T09:00:00Z', '2026-11-10T10:00:00Z', '2026-11-10T09:30:00Z')`,
    [group.id, camille.userId],
  )
  await ask(
    world.installer,
    `insert into platform.audit_event (client_id, at, actor_id, support, table_name, row_id, action)
     values ($1, '2026-11-10T09:10:00Z', $2, true, 'platform.company', '1', 'insert')`,
    [group.id, camille.userId],
  )
  await open(sophie, group)

  const visits = within(await screen.findByRole('region', { name: 'Accès du support' }))
  expect(await visits.findByText('Camille Roche')).toBeTruthy()
  expect(visits.getByText('Import des salariés')).toBeTruthy()
  const changes = new URL(
    targetOf(visits.getByRole('link', { name: '1 modification' })) ?? '',
    'https://sillon.example',
  )
  expect(changes.pathname).toBe('/administration/journal')
  expect(changes.searchParams.get('f.support')).toBe('true')
})
