import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { startLive } from '#kernel/web/live.ts'
import { signOut } from '#kernel/web/session.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { as } from '#kernel/testing/as.ts'
import type { Sockets } from '#kernel/server/sockets.ts'
import { memberRoom } from '#kernel/server/socket-rooms.ts'
import { type News, notify } from '../notifications.server.ts'
import { candidateInterviewIncoming } from '../notifications.signals.ts'
import { notificationBell, notificationsLabels, notificationsWeb } from '../notifications.web.ts'

let address = ''
vi.mock('socket.io-client', async importOriginal => {
  const { io } = await importOriginal<{ io: (address: string, options: object) => unknown }>()
  return { io: (options: object) => io(address, options) }
})

const world = useOwnWorld()
let sockets: Sockets
let serres: TestClient
let marie: TestPerson
let hangUp = () => {}
beforeAll(async () => {
  sockets = world.openSockets([window.location.origin])
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres })
})
afterEach(() => {
  signOut()
  hangUp()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function tell(news: Partial<News> & { title: string }) {
  await world.inClient(serres, db => notify(db, { userIds: [marie.userId], type: 'platform.message', ...news }))
  await world.dispatcher.drain()
}

const rows = () =>
  world.inClient(serres, db => db.selectFrom('platform.notification').select(['id', 'title', 'shownAt']).execute())

/** Marie's page, on the real server, with the line that stands between them. */
async function open(page: 'bell' | 'page', path?: string) {
  const pages = {
    bell: { path: '/', layout: 'blank', title: 'bell', load: notificationBell.load },
    page: notificationsWeb.pages[0],
  } as const
  const opened = await renderPage(pages[page] as (typeof pages)['bell'], {
    labels: [notificationsLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    ...(path && { path }),
    ...(page === 'bell' && { others: notificationsWeb.pages }),
  })
  hangUp = startLive(async () => (await as(marie).call(identityCalls.socketTicket, {})).ticket)
  await eventually(async () => expect([...(await sockets.connectedIn(serres.id))]).toEqual([marie.userId]))
  return opened
}

describe('the bell', () => {
  test('counts what comes while one looks at something else, and says so', async () => {
    await tell({ title: 'Première' })
    await open('bell')
    await screen.findByRole('button', { name: 'Notifications, 1 non lue' })

    await tell({ title: 'Seconde' })

    await screen.findByRole('button', { name: 'Notifications, 2 non lues' })
    expect(screen.getByRole('status').textContent).toBe('2 notifications non lues')
  })

  test('opens a card with the newest, their day, and the way to all', async () => {
    await tell({ title: 'Inventaire vendredi', subtitle: 'Sophie Lemaire' })
    const { user, address: here } = await open('bell')

    await user.click(await screen.findByRole('button', { name: /Notifications/ }))

    const card = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    const line = await card.findByRole('button', { name: /Non lue.*Inventaire vendredi.*Sophie Lemaire/s })
    expect(line.querySelector('time')?.textContent).toMatch(/^\d{1,2}(er)? \p{Letter}{3,5}\.?$/u)
    expect(await card.findByText('1 notification, dont 1 non lue')).toBeTruthy()
    await user.click(card.getByRole('link', { name: 'VOIR LE DETAIL' }))
    await waitFor(() => expect(here()).toBe('/sun/user/notifications'))
  })

  test('says that there is nothing to who was told nothing', async () => {
    const { user } = await open('bell')

    await user.click(await screen.findByRole('button', { name: 'Notifications' }))

    expect(await screen.findByText("Vous n'avez aucune notification")).toBeTruthy()
  })

  test('lets one read all at once', async () => {
    for (const title of ['Une', 'Deux']) await tell({ title })
    const { user } = await open('bell')

    await user.click(await screen.findByRole('button', { name: /2 non lues/ }))
    await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }))

    expect(await screen.findByText('2 notifications, toutes lues')).toBeTruthy()
  })
})

describe('the page', () => {
  test('removes one, and says so', async () => {
    for (const title of ['À garder', 'À jeter']) await tell({ title })
    const { user } = await open('page')

    await user.click(await screen.findByRole('button', { name: 'Actions pour À jeter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))

    expect(await screen.findByText('Notification supprimée')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('À jeter')).toBeNull())
    expect((await rows()).map(({ title }) => title)).toEqual(['À garder'])
  })

  test('keeps in its address which type one looks at', async () => {
    await tell({ title: 'Un message' })
    await tell({ title: 'Vos droits', type: 'platform.access' })
    const { user, address: here } = await open('page')
    await screen.findByText('Un message')

    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.click(await screen.findByRole('radio', { name: 'Accès et droits' }))

    await waitFor(() => expect(screen.queryByText('Un message')).toBeNull())
    expect(screen.getByText('Vos droits')).toBeTruthy()
    expect(here()).toBe('/sun/user/notifications?f.type=platform.access')
  })

  test('opens the choice of channels, where a tick holds at once and the desktop is asked for by a button alone', async () => {
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }))
    await tell({ title: 'Un message' })
    const { user } = await open('page')

    await user.click(await screen.findByRole('button', { name: 'Choisir mes notifications' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Messages, Dans Sillon' }))
    await waitFor(() => expect(screen.queryByText('Un message')).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accès du support, Par mail' }).disabled).toBe(true)

    expect(requestPermission).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Autoriser sur cet ordinateur' }))
    expect(await screen.findByText('Ce navigateur montre les notifications de Sillon hors de la page.')).toBeTruthy()
  })
})

describe('the desktop', () => {
  const desktop = () => {
    const shown = vi.fn()
    vi.stubGlobal('Notification', Object.assign(shown, { permission: 'granted' }))
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    return shown
  }
  const isMarked = (title: string) =>
    eventually(async () => expect((await rows()).find(row => row.title === title)?.shownAt).not.toBeNull())

  test('shows what is wanted there while nobody looks, and the server is told', async () => {
    const shown = desktop()
    await open('bell')

    await tell({ title: 'Récolte avancée à 6 h', subtitle: 'Philippe Gaudin' })
    await isMarked('Récolte avancée à 6 h')
    await tell({ title: 'Vos droits', type: 'platform.access' })
    await screen.findByRole('button', { name: /2 non lues/ })

    expect(shown.mock.calls.map(([title, { body }]) => [title, body])).toEqual([
      ['Récolte avancée à 6 h', 'Philippe Gaudin'],
    ])
  })

  test('is not troubled while one looks at the page', async () => {
    const shown = desktop()
    vi.mocked(document.hasFocus).mockReturnValue(true)
    await open('bell')

    await tell({ title: 'Un message' })
    await screen.findByRole('button', { name: /1 non lue/ })

    expect(shown).not.toHaveBeenCalled()
    expect((await rows())[0]?.shownAt).toBeNull()
  })

  test.each([
    ['on the desktop', false],
    ['in the page, when one looks at it', true],
  ])('tells of an interview that comes, %s; the server is told', async (_where, isLooking) => {
    const shown = desktop()
    vi.mocked(document.hasFocus).mockReturnValue(isLooking)
    await open('bell')
    await tell({ title: 'Entretien de Paul Petit', type: 'platform.access' })
    const [row] = await rows()

    sockets.tell(memberRoom(serres.id, marie.userId), candidateInterviewIncoming, {
      notificationId: String(row?.id),
      interviewId: crypto.randomUUID(),
      candidateId: crypto.randomUUID(),
      candidateApplicationId: crypto.randomUUID(),
      candidateName: 'Paul Petit',
      startAt: '2026-11-20T09:00:00Z',
      place: 'Siège',
    })

    await isMarked('Entretien de Paul Petit')
    if (isLooking) expect(screen.getByText('Entretien à 10 h 00 avec Paul Petit')).toBeTruthy()
    else
      expect(shown).toHaveBeenCalledWith('Entretien à 10 h 00', expect.objectContaining({ body: 'Paul Petit, Siège' }))
  })
})
