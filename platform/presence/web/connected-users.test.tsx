import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { connectedUsersButton } from '../presence.web.ts'

const world = useOwnWorld()
const tabs = useTabs(world)
const page = { path: '/', layout: 'blank', title: 'bar', load: connectedUsersButton.load } as const
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('who administers sees who works, by service, and who comes while the list is open', async () => {
  const serres = await world.client({ name: 'Serres du Layon' })
  const sophie = await world.person({ in: serres, admin: true, name: 'Lemaire' })
  const [paul, lea] = [
    await world.person({ in: serres, firstname: 'Paul', name: 'Petit' }),
    await world.person({ in: serres, firstname: 'Léa', name: 'Roux' }),
  ]
  await tabs.open(paul)
  const { user } = await renderPage(page, {
    labels: connectedUsersButton.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: 'Utilisateurs connectés' }))

  const list = within(await screen.findByRole('dialog', { name: 'Utilisateurs connectés' }))
  const service = within(await list.findByRole('region', { name: 'Service' }))
  expect(service.getByText('Paul Petit')).toBeTruthy()
  expect(service.getByText('Poste non renseigné')).toBeTruthy()
  expect(list.getByText('1 personne connectée dans vos services')).toBeTruthy()

  await tabs.open(lea)
  expect(await service.findByText('Léa Roux')).toBeTruthy()
})

test('an empty house says so', async () => {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true })
  const { user } = await renderPage(page, {
    labels: connectedUsersButton.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

  await user.click(await screen.findByRole('button', { name: 'Utilisateurs connectés' }))

  expect(await screen.findByText('Personne n’est connecté')).toBeTruthy()
})
