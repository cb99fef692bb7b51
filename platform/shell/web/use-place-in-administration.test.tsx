import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stayOut } from '#kernel/web/session.ts'
import { chosen, openShell, signIn } from '../testing/open-shell.tsx'

afterEach(() => {
  stayOut()
  vi.unstubAllGlobals()
})

test('a page below an entry of the administration leads back to it, and names whom or what it is about', async () => {
  signIn({ adminOfClient: true })
  await openShell('/administration/companies/0193-serres', { 'user/getModules': { ...chosen, adminOfClient: true } })

  const way = within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }))

  expect((await way.findByText('Serres du Layon')).getAttribute('aria-current')).toBe('page')
  expect(way.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/administration/accueil',
    '/administration/companies',
  ])
})
