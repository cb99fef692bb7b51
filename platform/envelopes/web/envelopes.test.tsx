import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { addressOfEnvelope, inboxPath } from '../envelope-place.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { envelopesWeb } from '../envelopes.web.ts'
import { draftOf, envelopeSentBy, signaturePassword, signingClient, type TestSigner } from '../testing/signing-world.ts'

const world = useOwnWorld()
const [inbox, , one] = envelopesWeb.pages as [Page, Page, Page]

let serres: TestClient
let marie: TestSigner
beforeAll(async () => {
  await Promise.all([inbox.load(), one.load()])
})
beforeEach(async () => {
  const made = await signingClient(world)
  serres = made.serres
  marie = made.marie
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (page: Page, path: string) =>
  renderPage(page, {
    path,
    fetch: serverBehind(world),
    labels: envelopesWeb.labels,
    as: sessionOf(marie, serres),
  })

const forMarie = (subject: string) =>
  envelopeSentBy(marie, {
    recipients: [{ capacity: 'company', userId: marie.userId }],
    more: { subject },
  })

test('what waits for the reader is signed all at once, after one password', async () => {
  await forMarie('Contrat de Paul Petit')
  await forMarie('Contrat de Mihai Popescu')
  marie = { ...marie, ...(await world.signIn(marie)) }
  const { user } = await open(inbox, inboxPath)

  expect(await screen.findByText('2 documents vous attendent')).toBeTruthy()
  await screen.findByRole('link', { name: /Contrat de Mihai Popescu/ })
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }))
  await user.click(await screen.findByRole('button', { name: 'Signer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Signer 2 documents' })
  await within(dialog).findByText(/signature électronique simple/)
  await user.click(within(dialog).getByRole('checkbox', { name: 'J’ai vérifié ces 2 documents' }))
  await user.type(within(dialog).getByLabelText(/Mot de passe de signature/), signaturePassword)
  await user.click(within(dialog).getByRole('button', { name: 'Signer' }))

  expect(await within(dialog).findByText('2 sur 2')).toBeTruthy()
  const tabs = await as(marie).call(envelopesCalls.getEnvelopeTabs, {})
  expect(tabs).toMatchObject({ toSign: 0, signed: 2 })
})

test('an envelope shows its people, its chain of proof, and is taken back with a reason', async () => {
  const id = await envelopeSentBy(marie)
  const { user } = await open(one, addressOfEnvelope(id))

  expect(await screen.findByRole('heading', { name: 'Contrat de Paul Petit' })).toBeTruthy()
  expect(screen.getByText('Invitation à signer')).toBeTruthy()
  expect(screen.getByText('3 maillons, intacte')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Motif/), 'Une erreur de date')
  await user.click(within(dialog).getByRole('button', { name: 'Annuler l’envoi' }))

  expect(await screen.findByText('Une erreur de date')).toBeTruthy()
})

test('what comes from one application is shown alone', async () => {
  await forMarie('Contrat de Paul Petit')
  const ofQuality = await forMarie('Accord de qualité')
  await ask(
    world.installer,
    `update platform.envelope v set application_id = a.id from platform.application a where a.code = 'qualite' and v.id = $1`,
    [ofQuality],
  )
  const { user } = await open(inbox, inboxPath)

  await screen.findByRole('link', { name: /Contrat de Paul Petit/ })
  await user.click(await screen.findByRole('button', { name: /^Qualité 1$/ }))

  await waitFor(() => expect(screen.queryByRole('link', { name: /Contrat de Paul Petit/ })).toBeNull())
  expect(await screen.findByRole('link', { name: /Accord de qualité/ })).toBeTruthy()
})

test('the people of a draft are changed where they are read', async () => {
  const { id } = await draftOf(marie)
  const { user } = await open(one, addressOfEnvelope(id))

  await user.click(await screen.findByRole('button', { name: /Signataires$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Changer les personnes' })
  const paul = within(dialog).getByRole('group', { name: 'Personne 1' })
  const mail = within(paul).getByLabelText(/^Adresse mail/)
  expect((mail as HTMLInputElement).value).toBe('paul.petit@essai.example')
  await user.clear(mail)
  await user.type(mail, 'paul@ailleurs.example')
  await user.click(within(dialog).getByRole('button', { name: 'Retirer la personne 2' }))
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Personnes enregistrées.')
  const { recipients } = await as(marie).call(envelopesCalls.getEnvelope, { id })
  expect(recipients.map(({ name, address }) => [name, address])).toEqual([['Petit', 'paul@ailleurs.example']])
})

test('what was taken back is sent again from its page, as a draft', async () => {
  const id = await envelopeSentBy(marie)
  await as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId: id, reason: 'Une erreur de date' })
  const { user } = await open(one, addressOfEnvelope(id))

  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }))

  expect(await screen.findByText('Nouveau brouillon : vérifiez les personnes, puis envoyez-le.')).toBeTruthy()
  const { items } = await as(marie).call(envelopesCalls.getEnvelopes, { page: 0, size: 10 })
  expect(items.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'draft'])
})

test('the address of who cannot be reached is corrected where he is read, and the deadline put off', async () => {
  const id = await envelopeSentBy(marie)
  const { user } = await open(one, addressOfEnvelope(id))

  await user.click(await screen.findByRole('button', { name: 'Corriger l’adresse de Paul Petit' }))
  const people = await screen.findByRole('dialog')
  expect(within(people).queryByLabelText(/^Téléphone/)).toBeNull()
  await user.type(within(people).getByLabelText(/^Adresse mail/), 'paul@ailleurs.example')
  await user.click(within(people).getByRole('button', { name: 'Envoyer un nouveau lien' }))
  await screen.findByText('Nouveau lien envoyé à Paul Petit.')
  await screen.findByText(/p…@ailleurs\.example/)

  await user.click(await screen.findByRole('button', { name: 'Modifier Envoi' }))
  const facts = await screen.findByRole('dialog', { name: 'Repousser l’échéance' })
  const later = Temporal.Now.plainDateISO('Europe/Paris').add({ days: 20 })
  const typed = `${String(later.day).padStart(2, '0')}/${String(later.month).padStart(2, '0')}/${later.year}`
  await user.type(within(facts).getByLabelText(/^Dernier jour/), typed)
  await user.click(within(facts).getByRole('button', { name: 'Repousser l’échéance' }))

  await screen.findByText('Échéance repoussée.')
  const { expiresAt, events } = await as(marie).call(envelopesCalls.getEnvelope, { id })
  expect(expiresAt.slice(0, 10)).toBe(later.toString())
  expect(events.map(({ kind }) => kind)).toContain('recipient.corrected')
})
