import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { esignLabels, esignWeb } from '../esign.web.ts'

/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all(esignWeb.pages.map(({ load }) => load()))

const employees = 'rh/gestion_du_personnel/salaries'
const world = useWorld()
let serres: TestClient
let sophie: TestPerson
let marie: TestPerson

beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  marie = await world.person({ in: serres, rights: { [employees]: 2 }, firstname: 'Marie', name: 'Caron' })
  await world.person({ in: serres, rights: { [employees]: 2 }, firstname: 'Paul', name: 'Petit' })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, person: TestPerson) => {
  const page = esignWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return renderPage(page, { labels: [esignLabels], as: sessionOf(person, serres), fetch: serverBehind(world) })
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], field: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

test('an admin is told that sending is off, and sets the password', async () => {
  const { user } = await open('/administration/signatures', sophie)
  await screen.findByText(/l’envoi et la signature des documents sont arrêtés/)

  await user.click(screen.getByRole('button', { name: 'Définir le mot de passe' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Nouveau mot de passe/), 'trop court')
  await user.type(dialog.getByLabelText(/^Confirmation/), 'trop court')
  await user.click(dialog.getByRole('button', { name: 'Définir le mot de passe' }))
  await dialog.findByText('12 caractères minimum, une phrase convient.')
  for (const field of [/^Nouveau mot de passe/, /^Confirmation/]) {
    await user.clear(dialog.getByLabelText(field))
    await user.type(dialog.getByLabelText(field), 'la serre aux tomates')
  }
  await user.click(dialog.getByRole('button', { name: 'Définir le mot de passe' }))

  await screen.findByText('Défini')
  await screen.findByRole('button', { name: 'Changer le mot de passe' })
})

test('an admin names the sender, and a person who is represented, with a favourite of the list', async () => {
  const { user } = await open('/administration/signatures', sophie)

  await user.click(await screen.findByRole('button', { name: 'Renseigner le compte' }))
  await user.type(await screen.findByLabelText(/^Prénom/), 'Sophie')
  await user.type(screen.getByLabelText(/^Nom/), 'Lemaire')
  await user.type(screen.getByLabelText(/^Adresse mail/), 'sophie@serres.example')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('sophie@serres.example')

  await user.click(await screen.findByRole('button', { name: 'Ajouter une délégation' }))
  await choose(user, /^Personne représentée/, 'Marie Caron')
  await choose(user, /^Peuvent signer/, 'Paul Petit')
  await choose(user, /^Favori pour la signature/, 'Paul Petit')
  await user.click(screen.getByRole('button', { name: 'Ajouter la délégation' }))

  await screen.findByRole('heading', { name: 'Marie Caron' })
  expect(screen.getByText(/0 envoie · 1 signe/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Actions sur la délégation de Marie Caron' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Retirer la délégation' }))
  await user.click(await screen.findByRole('button', { name: 'Retirer la délégation' }))
  await screen.findByText('Personne n’a encore délégué ce type de document.')
})

test('a person chooses who signs in his place, and takes it back', async () => {
  const { user } = await open('/signatures/delegation', marie)

  const [configure] = await screen.findAllByRole('button', { name: /^Configurer / })
  await user.click(configure as HTMLElement)
  await choose(user, /^Peuvent signer/, 'Paul Petit')
  await choose(user, /^Favori pour la signature/, 'Paul Petit')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Vos représentants sont enregistrés.')
  await screen.findByText('Paul Petit (favori)')

  await user.click(screen.getByRole('button', { name: /^Retirer la délégation de / }))
  await user.click(await screen.findByRole('button', { name: 'Retirer la délégation' }))

  await screen.findByText(/^Plus personne ne vous représente/)
  await waitFor(() => expect(screen.queryByText('Paul Petit (favori)')).toBeNull())
  expect(screen.queryByRole('button', { name: /^Retirer la délégation de / })).toBeNull()
})
