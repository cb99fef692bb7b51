import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { startLive } from '#kernel/web/live.ts'
import { stayOut } from '#kernel/web/session.ts'
import { chosen, openShell, signIn } from '../../testing/open-shell.tsx'

type Hearer = (name: string, payload: unknown) => void

/** The line to the server, as far as the menu knows it. */
const line = vi.hoisted(() => ({ hear: undefined as Hearer | undefined }))
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, handle: () => void) => name === 'connect' && queueMicrotask(handle),
    onAny: (hear: Hearer) => {
      line.hear = hear
    },
    emit: () => undefined,
    disconnect: () => undefined,
  }),
}))

afterEach(() => stayOut())

test('the menu follows rights that moved, on the page where the person is', async () => {
  const answers = { 'user/getModules': chosen }
  signIn()
  const stop = startLive(async () => 'ticket')
  const { address } = await openShell('/atelier/stock', answers)
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(await menu.findByRole('link', { name: 'Stock' })).toBeTruthy()
  await eventually(() => expect(line.hear).toBeDefined())

  const [atelier] = chosen.modules
  if (!atelier) throw new Error('no module')
  const children = atelier.root.children.filter(({ name }) => name !== 'Stock')
  answers['user/getModules'] = { ...chosen, modules: [{ ...atelier, root: { ...atelier.root, children } }] }
  act(() => line.hear?.('RIGHTS_CHANGED', { rightsVersion: 2 }))

  await eventually(() => expect(menu.queryByRole('link', { name: 'Stock' })).toBeNull())
  expect(menu.getByRole('button', { name: 'Atelier' })).toBeTruthy()
  expect(address()).toBe('/atelier/stock')
  stop()
})
