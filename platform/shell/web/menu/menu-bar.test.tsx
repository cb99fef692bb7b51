import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLayout } from '#kernel/web/layout-options.ts'
import { stayOut } from '#kernel/web/session.ts'
import { openShell, signIn } from '../../testing/open-shell.tsx'

afterEach(() => {
  vi.useRealTimers()
  stayOut()
})

test('the menu along the top is gone through by the keyboard alone, down to a page', async () => {
  changeLayout({ menu: 'horizontal' })
  signIn()
  const { user, address } = await openShell('/dashboard')
  const bar = await screen.findByRole('menubar')
  const home = within(bar).getByRole('menuitem', { name: 'Accueil' })
  expect(home.getAttribute('aria-current')).toBe('page')
  home.focus()

  await user.keyboard('{ArrowRight}{ArrowRight}')
  const application = within(bar).getByRole('menuitem', { name: 'Atelier' })
  expect(document.activeElement).toBe(application)
  await user.keyboard('{ArrowDown}')
  expect(application.getAttribute('aria-expanded')).toBe('true')
  const list = screen.getByRole('menu', { name: 'Atelier' })
  expect(document.activeElement).toBe(within(list).getByRole('menuitem', { name: 'Stock' }))

  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(application)
  expect(screen.queryByRole('menu', { name: 'Atelier' })).toBeNull()

  await user.keyboard('{ArrowDown}{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Stock' })
  expect(address()).toBe('/atelier/stock')
  expect(screen.queryByRole('menu', { name: 'Atelier' })).toBeNull()
})

test('an application with pages unfolds under the pointer and never leads away itself', async () => {
  changeLayout({ menu: 'horizontal' })
  signIn()
  const { user, address } = await openShell('/dashboard')
  await user.click(within(await screen.findByRole('menubar')).getByRole('menuitem', { name: 'Atelier' }))
  expect(address()).toBe('/dashboard')
  const list = within(screen.getByRole('menu', { name: 'Atelier' }))
  expect(list.getByText('Préparation des inventai…')).toBeTruthy()
})

test('a pointer that rests where the keyboard opens a list closes nothing, until it moves', async () => {
  changeLayout({ menu: 'horizontal' })
  signIn()
  const { user } = await openShell('/dashboard')
  const bar = await screen.findByRole('menubar')
  const home = within(bar).getByRole('menuitem', { name: 'Accueil' })
  const isOpen = () => screen.queryByRole('menu', { name: 'Atelier' }) !== null
  home.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rest = () => {
    fireEvent.mouseEnter(home.closest('li') as HTMLElement)
    act(() => void vi.advanceTimersByTime(1_000))
  }

  rest()
  expect(isOpen()).toBe(true)
  fireEvent(document, new MouseEvent('mousemove', { movementX: 4, movementY: 0 }))
  rest()
  expect(isOpen()).toBe(false)
})
