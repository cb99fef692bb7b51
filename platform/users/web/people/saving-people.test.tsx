import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { peopleWeb } from '../../people.web.ts'

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all(peopleWeb.pages.map(page => page.load()))

const world = useOwnWorld()
let group: TestClient
let sophie: TestPerson
let paul: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres'] })
  sophie = await world.person({ in: group, admin: true, firstname: 'Sophie', name: 'Lemaire', companies: [] })
  paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [] })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const list = '/administration/users'
const ofPerson = '/administration/users/linkUserToServices/:clientId/:userId'

/** A server that does what it is asked, and keeps the answer of what it wrote until it may be told. */
async function open(path: string) {
  const page = peopleWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const told = Promise.withResolvers<void>()
  const server = serverBehind(world)
  const rendered = await renderPage(page, {
    path: path.replace(':clientId', group.id).replace(':userId', paul.userId),
    fetch: async request => {
      const answer = await server(request)
      if (request.method !== 'GET') await told.promise
      return answer
    },
    labels: peopleWeb.labels,
    as: sessionOf(sophie, group),
    others: peopleWeb.pages.filter(other => other.path !== path),
  })
  return { ...rendered, tell: told.resolve }
}

const waiting = () => screen.findByRole('dialog', { name: 'Enregistrement en cours' })

test('the services of a person are not left while they are saved, and what is refused is read there', async () => {
  const { user, tell } = await open(list)
  const row = within(await screen.findByRole('row', { name: /Petit Paul/ }))
  await user.click(row.getByRole('button', { name: 'Actions pour Petit Paul' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Modifier les services' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Services de Paul Petit' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Service' }))
  await ask(world.installer, 'update platform.service set archived_at = now() where client_id = $1', [group.id])
  await user.click(dialog.getByRole('button', { name: 'Enregistrer les services' }))
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  expect(await waiting()).toBeTruthy()

  tell()
  expect((await dialog.findByRole('alert')).textContent).toMatch(/n’existe pas/)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enregistrement en cours' })).toBeNull())
})

test('who ticks a service and leaves the page at once goes on once it is kept', async () => {
  const { user, router, address, tell } = await open(ofPerson)
  const serres = within(await screen.findByRole('region', { name: 'Serres' }))
  await user.click(await serres.findByRole('checkbox', { name: 'Service' }))
  void router.navigate(list)
  expect(await waiting()).toBeTruthy()
  expect(address()).not.toBe(list)

  tell()
  await waitFor(() => expect(address()).toBe(list))
  const kept = await ask(world.installer, 'select 1 from platform.service_user where user_id = $1', [paul.userId])
  expect(kept).toHaveLength(1)
})
