import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { currentSession, signOut } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { clientsLabels, loadSupportPicker } from '../../clients.web.ts'
import { SupportWatch } from './support-watch.tsx'

const world = useOwnWorld()
const SupportPicker = await loadSupportPicker()

let serres: TestClient
let camille: TestPerson
beforeEach(async () => {
  serres = await world.client({ name: `Serres ${crypto.randomUUID().slice(0, 8)}` })
  camille = await world.person({ superAdmin: true })
})
afterEach(() => {
  vi.useRealTimers()
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const stub = (path: string) => ({
  path,
  layout: 'blank' as const,
  title: path,
  load: async () => () => (
    <>
      <SupportWatch />
      <h1>{path}</h1>
    </>
  ),
})
const openPicker = () => {
  const { user, ...session } = sessionOf(camille, null)
  return renderPage(
    {
      path: '/sun/administration/clients',
      layout: 'blank',
      title: 'clients',
      load: async () => () => <SupportPicker onClose={() => undefined} />,
    },
    {
      labels: [clientsLabels],
      as: { ...session, user: { ...user, superAdmin: true } },
      fetch: serverBehind(world),
      others: [stub(namedRoutes.adminOfClientDashboard), stub(namedRoutes.superAdminDashboard)],
    },
  )
}
const enter = async ({ user }: Awaited<ReturnType<typeof openPicker>>, reason: string) => {
  await user.click(await screen.findByRole('button', { name: serres.name }))
  const dialog = within(await screen.findByRole('dialog', { name: `Entrer chez ${serres.name}` }))
  await user.type(dialog.getByLabelText(/Motif/), reason)
  await user.click(dialog.getByRole('button', { name: 'Entrer en accès support' }))
}
const bar = async () => within(await screen.findByRole('region', { name: 'Accès support' }))

test('a super administrator says why he enters, works as admin of the client, and sees how long he may', async () => {
  const opened = await openPicker()
  await enter(opened, 'Aide')
  expect(await screen.findByText('Dites pourquoi vous entrez, en dix caractères au moins.')).toBeTruthy()
  expect(currentSession().client).toBeNull()

  await opened.user.type(screen.getByLabelText(/Motif/), ' à la paie')
  await opened.user.click(screen.getByRole('button', { name: 'Entrer en accès support' }))

  expect((await screen.findByRole('region', { name: 'Accès support' })).textContent).toMatch(
    /^Accès support - Serres \w+ - \d+ minRenouvelerQuitter$/,
  )
  expect(opened.address()).toBe(namedRoutes.adminOfClientDashboard)
  expect(currentSession()).toMatchObject({ client: { id: serres.id }, person: { adminOfClient: true } })

  await opened.user.click((await bar()).getByRole('button', { name: 'Quitter' }))
  expect(await screen.findByRole('heading', { name: namedRoutes.superAdminDashboard })).toBeTruthy()
  expect(currentSession().client).toBeNull()
  expect(screen.queryByRole('region', { name: 'Accès support' })).toBeNull()
})

test('the last minute leads him back to the home of the platform, with a word', async () => {
  const opened = await openPicker()
  await enter(opened, 'Aide à la paie')
  await bar()
  await ask(world.installer, 'update platform.support_access set until = $2 where client_id = $1', [
    serres.id,
    world.clock.now().add({ minutes: 1 }).toString(),
  ])
  vi.useFakeTimers({ now: world.clock.now().epochMilliseconds + 61 * 60_000, shouldAdvanceTime: true })
  await act(() => vi.advanceTimersByTimeAsync(2_000))

  await waitFor(() => expect(opened.address()).toBe(namedRoutes.superAdminDashboard))
  expect(screen.getByText(`L’accès support à ${serres.name} est terminé.`)).toBeTruthy()
})

test('a client that lets nobody in is shown, and not entered', async () => {
  await ask(world.installer, `update platform.client set support_access = 'none' where id = $1`, [serres.id])
  await openPicker()
  expect(await screen.findByText(serres.name)).toBeTruthy()
  expect(screen.queryByRole('button', { name: serres.name })).toBeNull()
  expect(screen.getAllByText('Accès support non autorisé').length).toBeGreaterThan(0)
})
