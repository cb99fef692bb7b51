import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { peopleWeb } from '../../people.web.ts'

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all(peopleWeb.pages.map(page => page.load()))

const world = useOwnWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

function open(search: string, reader: TestPerson) {
  const accounts = peopleWeb.pages.find(({ path }) => path === '/sun/administration/users')
  if (!accounts) throw new Error('no page of accounts')
  return renderPage(accounts, {
    path: accounts.path + search,
    fetch: serverBehind(world),
    labels: peopleWeb.labels,
    as: sessionOf(reader, null),
    others: peopleWeb.pages.filter(other => other !== accounts),
  })
}

test('a super administrator finds an account, gives it a role and reads a temporary password once', async () => {
  const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  const word = `Z${crypto.randomUUID().slice(0, 8)}`
  await world.person({ firstname: 'Paul', name: word })
  const { user } = await open(`?search=${word}`, camille)

  await user.click(within(await screen.findByRole('row', { name: new RegExp(word) })).getByRole('link'))
  await user.click(await screen.findByRole('checkbox', { name: /Super développeur/ }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer les rôles' }))

  expect(await screen.findByText(/les autres super administrateurs sont prévenus/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Donner un mot de passe provisoire' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Donner un mot de passe provisoire' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/^[a-z]{6}-[a-z]{6}-[a-z]{6}$/))
})

test('a filter of a link that says nothing is told as unknown, and narrows nothing where it is none', async () => {
  const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  const word = `Z${crypto.randomUUID().slice(0, 8)}`
  await world.person({ firstname: 'Paul', name: word })

  await open(`?search=${word}&f.client=serres&f.role=chef`, camille)

  expect(await screen.findByRole('row', { name: new RegExp(word) })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /2 filtres inconnus$/ })).toBeTruthy()
})

test('a column that sorts is sorted by both ways, and the address keeps it', async () => {
  const camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
  const word = `Z${crypto.randomUUID().slice(0, 8)}`
  const [early, late] = [`Anne ${word}`, `Zoé ${word}`]
  await world.person({ firstname: 'Paul', name: early })
  await world.person({ firstname: 'Paul', name: late })
  const { user, address } = await open(`?search=${word}`, camille)
  const names = () => screen.getAllByRole('row').flatMap(row => row.textContent?.match(/(Anne|Zoé) /)?.[1] ?? [])
  await waitFor(() => expect(names()).toEqual(['Anne', 'Zoé']))

  await user.click(screen.getByRole('button', { name: 'Personne' }))

  await waitFor(() => expect(names()).toEqual(['Zoé', 'Anne']))
  expect(address()).toContain('sort=name-desc')
  for (const name of ['État', 'Dernière venue'])
    expect(screen.getByRole('columnheader', { name }).querySelector('[role=button]')).not.toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Clients' }).querySelector('[role=button]')).toBeNull()
})
