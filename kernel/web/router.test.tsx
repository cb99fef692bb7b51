import { render, screen, waitFor } from '@testing-library/react'
import { Outlet, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Page, RoomOfPages } from './pages.ts'
import { prefetchOnHover } from './prefetch.ts'
import { routerOf } from './router.ts'
import type { Wing } from './routes.tsx'

const page = (path: string, load = vi.fn(async () => () => <h1>{path}</h1>)) => ({
  ...({ path, layout: 'content', title: 'test' } satisfies Partial<Page>),
  load,
})
const roomOf = (...pages: Page[]): RoomOfPages => ({ labels: [], pages })

function furtherWingWith(roomsAt: Wing['roomsAt']): Wing {
  const layouts = {
    content: () => (
      <main>
        <p>Le menu</p>
        <Outlet />
      </main>
    ),
  }
  return { rooms: [roomOf(page('/dashboard'), page('*'))], layouts, roomsAt }
}

async function open(path: string, roomsAt: NonNullable<Wing['roomsAt']>) {
  window.history.replaceState(null, '', path)
  const further = furtherWingWith(roomsAt)
  const opened = routerOf({ rooms: [roomOf(page('/login'))], layouts: {} }, async () => further)
  await waitFor(() => expect(opened.router.state.initialized).toBe(true))
  render(<RouterProvider router={opened.router} />)
  return opened
}

test('the pages of an application join the others within the same menu, once its first address is asked for', async () => {
  const energie = roomOf(page('/energie/parc'), page('/energie/releves/:id'))
  const roomsAt = vi.fn(async (path: string) => (path.startsWith('/energie') ? [energie] : []))
  const { router } = await open('/dashboard', roomsAt)
  const menu = await screen.findByText('Le menu')

  await router.navigate('/energie/parc')
  expect(await screen.findByRole('heading', { name: '/energie/parc' })).toBeTruthy()
  expect(screen.getByText('Le menu')).toBe(menu)
  await router.navigate('/energie/releves/7')
  expect(await screen.findByRole('heading', { name: '/energie/releves/:id' })).toBeTruthy()
  await router.navigate('/energie/inconnu')
  expect(await screen.findByRole('heading', { name: '*' })).toBeTruthy()
})

test('pages that cannot be fetched say so beside the menu, and come when asked again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const energie = roomOf(page('/energie/parc'))
  const roomsAt = vi.fn(async (path: string): Promise<RoomOfPages[]> => (path === '/dashboard' ? [] : [energie]))
  const { router } = await open('/dashboard', roomsAt)
  await screen.findByText('Le menu')
  roomsAt.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))

  await router.navigate('/energie/parc')
  expect((await screen.findByRole('alert')).textContent).toContain('Recharger la page')
  expect(screen.getByText('Le menu')).toBeTruthy()
  await router.navigate('/dashboard')
  await router.navigate('/energie/parc')
  expect(await screen.findByRole('heading', { name: '/energie/parc' })).toBeTruthy()
})

test('a link that the pointer rests on brings the pages of its application, and its own', async () => {
  const parc = page('/energie/parc')
  const { router, discover } = await open('/dashboard', async path =>
    path.startsWith('/energie') ? [roomOf(parc)] : [],
  )
  await screen.findByText('Le menu')
  prefetchOnHover(router, discover)
  const link = Object.assign(document.createElement('a'), { href: '/energie/parc' })
  document.body.append(link)

  link.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await waitFor(() => expect(parc.load).toHaveBeenCalled())
  link.remove()
})
