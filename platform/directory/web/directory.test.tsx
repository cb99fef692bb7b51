import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { directoryLabels, directoryWeb } from '../directory.web.ts'
import { groupsCalls } from '../groups.calls.ts'
import { messagesCalls } from '../messages.calls.ts'

const world = useWorld()
const writer = { annuaire: 1, 'annuaire/contacts': 2, 'annuaire/groupes': 2, 'annuaire/messages': 2 } as const

let serres: TestClient
let marie: TestPerson
/** Read once, so that no test waits for its page. */
beforeAll(() => Promise.all(directoryWeb.pages.map(({ load }) => load())))
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: writer })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string) => {
  const [first, ...others] = directoryWeb.pages.toSorted(
    (one, other) => Number(other.path === path) - Number(one.path === path),
  )
  if (!first) throw new Error('the directory has no page')
  return renderPage(first, {
    path,
    fetch: serverBehind(world),
    labels: [directoryLabels],
    as: sessionOf(marie, serres),
    others,
  })
}

const girault = () =>
  as(marie).call(contactsCalls.createContact, {
    kind: 'organisation',
    name: 'Transports Girault',
    mails: ['quai@girault.example'],
    phones: ['0241123456'],
  })

describe('the contacts', () => {
  test('are found by typing, and a number calls', async () => {
    await girault()
    const { user, address } = await open('/annuaire/contacts')
    const table = await screen.findByRole('table', { name: 'Contacts' })
    await within(table).findByText('Caron Marie')

    await user.type(screen.getByRole('searchbox'), 'girault')

    await eventually(() => expect(within(table).queryByText('Caron Marie')).toBeNull())
    expect(within(table).getByRole('link', { name: '+33 02.41.12.34.56' }).getAttribute('href')).toBe(
      'tel:+33241123456',
    )
    await eventually(() => expect(address()).toBe('/annuaire/contacts?search=girault'))
  })

  test('say that a filter means nothing to their reader', async () => {
    await open('/annuaire/contacts?f.company=serres')

    expect(await screen.findByText('Filtre inconnu')).toBeTruthy()
    expect(await screen.findByText('Caron Marie')).toBeTruthy()
  })

  test('warn of a possible double before a new one is saved', async () => {
    await girault()
    const { user } = await open('/annuaire/contacts')
    await user.click(await screen.findByRole('button', { name: 'Nouveau contact' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /^Nom/ }), 'Girault')
    await user.type(within(dialog).getByRole('textbox', { name: /^Mail(?! 2)/ }), 'quai@girault.example')

    await user.click(within(dialog).getByRole('button', { name: 'Créer le contact' }))

    expect(await within(dialog).findByRole('link', { name: 'Transports Girault' })).toBeTruthy()
    const { total } = await as(marie).call(contactsCalls.getContacts, { page: 0, size: 1, source: 'manual' })
    expect(total).toBe(1)
    await user.click(within(dialog).getByRole('button', { name: 'C’est quelqu’un d’autre : enregistrer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Girault' })).toBeTruthy()
  })
})

test('of somebody in a company where one may not write, nothing is offered that would be refused', async () => {
  serres = await world.client({ companies: ['Serres', 'Station'] })
  marie = await world.person({ in: serres, rights: writer, companies: [0] })
  const paul = await world.person({ in: serres, companies: [1], name: 'Petit', firstname: 'Paul' })

  await open(`/annuaire/contacts/${paul.userId}`)

  expect(await screen.findByRole('heading', { level: 1, name: 'Petit Paul' })).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Accepte les messages de l’annuaire' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('link', { name: 'Écrire' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})

describe('a message', () => {
  test('says whom it would reach, and leaves once it was looked over', async () => {
    const { id: contactId } = await girault()
    const group = await as(marie).call(groupsCalls.createGroup, {
      name: 'Transporteurs',
      kind: 'manual',
      contactIds: [contactId],
    })
    const { id } = await as(marie).call(messagesCalls.createMessage, {
      channel: 'mail',
      subject: 'Quais fermés',
      body: 'Jeudi.',
      groupIds: [group.id],
    })
    const { user } = await open(`/annuaire/messages/${id}`)
    expect(await screen.findByText(/1 personne le recevra/)).toBeTruthy()

    await user.click(await screen.findByRole('button', { name: 'Envoyer' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Envoyer' }))

    expect(await screen.findByText('Le message part dans un instant.')).toBeTruthy()
    expect(await screen.findByRole('table', { name: 'Destinataires' })).toBeTruthy()
  })
})
