import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { peopleWeb } from '../../people.web.ts'
import { anyMail, promote } from '../../testing/people.ts'

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all(peopleWeb.pages.map(page => page.load()))

const world = useOwnWorld()
let group: TestClient
let sophie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  sophie = await world.person({ in: group, admin: true, firstname: 'Sophie', name: 'Lemaire', companies: [] })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const pageNamed = (path: string) => {
  const page = peopleWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return page
}

const open = (path: string, reader: TestPerson, address = path) =>
  renderPage(pageNamed(path), {
    path: address,
    fetch: serverBehind(world),
    labels: peopleWeb.labels,
    as: sessionOf(reader, group),
    others: peopleWeb.pages.filter(page => page.path !== path),
  })

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the page of the people of a client', () => {
  test('lists them, finds one by name and keeps the words in the address', async () => {
    await world.person({ in: group, firstname: 'Zoé', name: 'Élan' })
    await world.person({ in: group, firstname: 'Ali', name: 'Zidi' })
    const { user, address } = await open('/administration/users', sophie)
    expect(await rowOf('Zidi Ali')).toBeTruthy()

    await user.type(screen.getByRole('searchbox'), 'elan')

    await waitFor(() => expect(screen.queryByText('Zidi Ali')).toBeNull())
    expect(await rowOf('Élan Zoé')).toBeTruthy()
    await waitFor(() => expect(address()).toContain('search=elan'))
  })

  test('tells that a filter of a link says nothing here', async () => {
    const [ofNeighbours] = (await world.client({ companies: ['Ailleurs'] })).companies
    const filters = `f.role=adminOfClient&f.company=${ofNeighbours?.id}`

    await open('/administration/users', sophie, `/administration/users?${filters}`)

    expect(await screen.findByRole('button', { name: /Filtre inconnu$/ })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Filtre Administrateur' })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Lemaire/ })).toBeNull()
  })

  test('lists them all where what a link says means nothing', async () => {
    await open('/administration/users', sophie, '/administration/users?f.service=cueillette&f.role=chef')

    expect(await rowOf('Lemaire Sophie')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /2 filtres inconnus$/ })).toBeTruthy()
  })

  test('invites people pasted from a spreadsheet, says what became of each, and keeps what was refused', async () => {
    const { user } = await open('/administration/users', sophie)
    await user.click(await screen.findByRole('button', { name: 'Inviter' }))
    await user.click(await screen.findByRole('tab', { name: 'Plusieurs personnes' }))
    const mail = anyMail()
    const lines = await screen.findByRole('textbox', { name: 'Une personne par ligne' })

    await user.click(lines)
    await user.paste(`Paul\tPetit\t${mail}\nPaula\tPetit\t${mail}\nSans\tAdresse\nSophie\tLemaire\t${sophie.mail}`)
    await user.click(screen.getByRole('button', { name: 'Inviter 2 personnes' }))

    expect(await screen.findByText('1 personne invitée. 2 lignes restent à corriger.')).toBeTruthy()
    const told = within(screen.getByRole('table', { name: 'Lignes lues' }))
    expect(within(told.getByRole('row', { name: /Petit Paul / })).getByText('Invité')).toBeTruthy()
    expect(within(told.getByRole('row', { name: /Petit Paula/ })).getByText('En double')).toBeTruthy()
    expect(told.getByText(/travaille déjà dans ce client/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Corriger les 2 lignes restantes' }))
    expect((screen.getByRole('textbox', { name: 'Une personne par ligne' }) as HTMLTextAreaElement).value).toBe(
      `Sans\tAdresse\nSophie\tLemaire\t${sophie.mail}`,
    )
  })
})

test('an administrator who invites a member is led to his page', async () => {
  const paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [0] })
  const { user } = await open('/administration/users', sophie)
  await user.click(await screen.findByRole('button', { name: 'Inviter' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: /Prénom/ }), 'Paul')
  await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Petit')
  await user.type(dialog.getByRole('textbox', { name: /mail/i }), `${paul.mail}{Enter}`)

  const link = await dialog.findByRole('link', { name: /Ouvrir la fiche/ })
  expect(link.getAttribute('href')).toBe(`/administration/users/linkUserToServices/${group.id}/${paul.userId}`)
  expect(dialog.getByText(/ouvrez sa fiche pour la rattacher/)).toBeTruthy()
})

describe('the page of one person', () => {
  const path = '/administration/users/linkUserToServices/:clientId/:userId'
  const ofPerson = ({ userId }: TestPerson) => path.replace(':clientId', group.id).replace(':userId', userId)

  test('puts him into a service and makes him its manager, click by click', async () => {
    const paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [] })
    const { user } = await open(path, sophie, ofPerson(paul))
    const serres = within(await screen.findByRole('region', { name: 'Serres' }))

    await user.click(serres.getByRole('checkbox', { name: 'Service' }))
    await user.click(await serres.findByRole('switch', { name: 'Responsable du service Service' }))

    await waitFor(async () =>
      expect(
        await ask(world.installer, 'select manager from platform.service_user where user_id = $1', [paul.userId]),
      ).toEqual([{ manager: true }]),
    )
  })

  test('shows what the server knows when a click is refused, and says why', async () => {
    const paul = await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [] })
    const { user } = await open(path, sophie, ofPerson(paul))
    const tick = await within(await screen.findByRole('region', { name: 'Serres' })).findByRole('checkbox', {
      name: 'Service',
    })
    await ask(world.installer, 'update platform.service set archived_at = now() where client_id = $1', [group.id])

    await user.click(tick)

    expect(await screen.findByText(/n’existe pas/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Service' })).toBeNull())
  })

  test('offers nothing about oneself', async () => {
    await open(path, sophie, ofPerson(sophie))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sophie Lemaire' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retirer du client' })).toBeNull()
    const serres = within(await screen.findByRole('region', { name: 'Serres' }))
    expect((serres.getByRole('checkbox', { name: 'Service' }) as HTMLInputElement).disabled).toBe(true)
  })
})

test('a manager finds his people, without buttons beside admins and managers', async () => {
  const chief = await world.person({ in: group, firstname: 'Chef', name: 'Serre', companies: [0] })
  await promote(world, chief)
  await world.person({ in: group, firstname: 'Paul', name: 'Petit', companies: [0] })
  await world.person({ in: group, firstname: 'Anne', name: 'Texier', admin: true, companies: [0] })

  await open('/sun/management/users', chief)

  expect(within(await rowOf('Petit Paul')).getByRole('button', { name: 'Actions pour Petit Paul' })).toBeTruthy()
  expect(within(await rowOf('Texier Anne')).queryByRole('button')).toBeNull()
})
