import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { peopleWeb } from '../../people.web.ts'

/** Milliseconds: a real server answers. */
configure({ asyncUtilTimeout: 8_000 })
vi.setConfig({ testTimeout: 30_000 })

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all(peopleWeb.pages.map(page => page.load()))

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('a super administrator finds an account, gives it a role and reads a temporary password once', async () => {
  const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  const word = `Z${crypto.randomUUID().slice(0, 8)}`
  await world.person({ firstname: 'Paul', name: word })
  const [page] = peopleWeb.pages.filter(({ path }) => path === '/sun/administration/users')
  if (!page) throw new Error('no page of accounts')
  const { user } = await renderPage(page, {
    path: `/sun/administration/users?search=${word}`,
    fetch: serverBehind(world),
    labels: peopleWeb.labels,
    as: sessionOf(camille, null),
    others: peopleWeb.pages.filter(other => other !== page),
  })

  await user.click(within(await screen.findByRole('row', { name: new RegExp(word) })).getByRole('link'))
  await user.click(await screen.findByRole('checkbox', { name: /Super développeur/ }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer les rôles' }))

  expect(await screen.findByText(/les autres super administrateurs sont prévenus/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Donner un mot de passe provisoire' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Donner un mot de passe provisoire' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/^[a-z]{6}-[a-z]{6}-[a-z]{6}$/))
})
