import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { newEnvelopePath } from '../../envelope-place.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { envelopesWeb } from '../../envelopes.web.ts'
import { broughtBy, signer, signingClient, type TestSigner } from '../../testing/signing-world.ts'

const world = useOwnWorld()
const [, page] = envelopesWeb.pages as [Page, Page]

let serres: TestClient
let marie: TestSigner
beforeAll(async () => {
  await page.load()
})
beforeEach(async () => {
  ;({ serres, marie } = await signingClient(world))
  await signer(world, serres, 'Philippe', 'Gaudin')
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

/** A form of files is no thing of this browser: what is dropped lies there as if it had been handed in. */
async function open() {
  const server = serverBehind(world)
  return renderPage(page, {
    path: newEnvelopePath,
    labels: envelopesWeb.labels,
    as: sessionOf(marie, serres),
    fetch: async request => {
      if (!request.url.includes('esign/upload')) return server(request)
      const name = 'Contrat Petit Paul.pdf'
      return Response.json({ ...(await broughtBy(marie, name)), name, pages: 1 }, { status: 201 })
    },
  })
}

test('an envelope holds several documents, that people sign together and somebody watches', async () => {
  const { user, container } = await open()
  const drop = async (name: string) => {
    await screen.findByRole('button', { name: /PDF$/ })
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    await user.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
  }
  const choose = async (part: HTMLElement, field: RegExp, choice: string) => {
    await user.click(within(part).getByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: choice }))
  }
  await drop('Contrat.pdf')
  await screen.findByText('1 page')
  await drop('Mutuelle.pdf')
  await waitFor(() => expect(screen.getAllByText('1 page')).toHaveLength(2))

  await choose(document.body, /^Type de document/, 'Contrat de travail')
  await choose(document.body, /^Société/, serres.companies[0]?.name as string)
  const paul = screen.getByRole('group', { name: 'Personne 1' })
  await user.type(within(paul).getByLabelText(/^Prénom/), 'Paul')
  await user.type(within(paul).getByLabelText(/^Nom/), 'Petit')
  await user.type(within(paul).getByLabelText(/^Adresse mail/), 'paul@essai.example')
  await choose(screen.getByRole('group', { name: 'Personne 2' }), /^Membre/, 'Philippe Gaudin')
  await user.click(screen.getByRole('button', { name: 'Personne extérieure' }))
  const watcher = screen.getByRole('group', { name: 'Personne 3' })
  await choose(watcher, /^Rôle/, 'Reçoit une copie')
  await user.type(within(watcher).getByLabelText(/^Nom/), 'Comptable')
  await user.click(screen.getByRole('button', { name: 'Monter la personne 2' }))
  await user.click(screen.getByRole('checkbox', { name: 'Chacun à son tour' }))
  await user.click(screen.getByRole('button', { name: 'Préparer l’envoi' }))

  expect((await within(watcher).findByLabelText(/^Adresse mail/)).getAttribute('aria-invalid')).toBe('true')
  await user.type(within(watcher).getByLabelText(/^Adresse mail/), 'comptable@essai.example')
  await user.click(screen.getByRole('button', { name: 'Préparer l’envoi' }))

  const draft = await waitFor(async () => {
    const { items } = await as(marie).call(envelopesCalls.getEnvelopes, { page: 0, size: 10 })
    return items[0] ?? Promise.reject(new Error('none yet'))
  })
  expect(draft.Documents).toHaveLength(2)
  expect(draft.recipients.map(({ name, role, position }) => [name, role, position])).toEqual([
    ['Gaudin', 'signer', 1],
    ['Petit', 'signer', 2],
    ['Comptable', 'cc', 3],
  ])
  expect((await as(marie).call(envelopesCalls.getEnvelope, { id: draft.id })).ordered).toBe(false)
})
