import { createHash } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { certificatesCalls } from '../certificates.calls.ts'
import { rememberSeal } from '../sealing.server.ts'
import { certificateCard, sealingWeb } from '../sealing.web.ts'

const verifier = sealingWeb.pages[0] as Page
const [Card] = await Promise.all([certificateCard.load(), verifier.load()])
const cardPage: Page = {
  path: '/certificat',
  layout: 'adminOfClient',
  title: 'sealing.certificate.title',
  load: () => Promise.resolve(Card),
}

const world = useWorld()
let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client({ name: 'Serres du Val' })
  sophie = await world.person({ in: serres, admin: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (page: Page, path = page.path, person?: TestPerson) =>
  renderPage(page, {
    path,
    ...(sealingWeb.labels && { labels: sealingWeb.labels }),
    fetch: serverBehind(world),
    ...(person && { as: sessionOf(person, serres) }),
  })

/** What a seal leaves behind: pages have no threads, in which files are sealed. */
async function sealedFile() {
  const { id, subject, serial, fingerprint } = await as(sophie).call(certificatesCalls.makeSealingCertificate, {})
  const pdf = new TextEncoder().encode('%PDF-1.7 contrat %%EOF signature %%EOF')
  const seal = {
    sha256Before: sha256(pdf.subarray(0, 22)),
    sizeBefore: 22,
    sha256After: sha256(pdf),
    level: 'B-T',
    sealedAt: world.clock.now().toString(),
    certificate: { id, subject, serial, fingerprint },
    timeStamp: null,
  } as const
  await world.inClient(serres, db => rememberSeal(db, seal, { number: '2026-000147', signers: ['Z. L.'] }))
  return { pdf, ...seal }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('whoever holds a sealed file drops it, and learns that it is whole without sending it', async () => {
  const { pdf } = await sealedFile()
  const { user } = await open(verifier)

  await screen.findByRole('heading', { name: 'Vérifier un document signé' })
  const field = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(field, new File([pdf], 'contrat.pdf', { type: 'application/pdf' }))

  const told = within(await screen.findByRole('region', { name: 'Résultat' }))
  told.getByText('Document scellé ici, inchangé')
  told.getByText('2026-000147')
  told.getByText('Z. L.')
})

test('the code of an attestation says by itself of which envelope the document is', async () => {
  const { sha256Before, sizeBefore } = await sealedFile()

  await open(verifier, `/verifier?sha256=${sha256Before}`)

  await screen.findByText('C’est le document qui a été lu, avant son cachet')
  screen.getByText(new RegExp(`les ${sizeBefore} premiers octets`))
})

test('an admin makes a certificate, and revokes it', async () => {
  const { user } = await open(cardPage, cardPage.path, sophie)
  await screen.findByText(/^Aucun certificat pour l’instant/)

  await user.click(screen.getByRole('button', { name: 'En faire un nouveau' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'En faire un nouveau' }))
  await screen.findByText('O=Serres du Val, CN=Cachet de Serres du Val')

  await user.click(screen.getByRole('button', { name: 'Révoquer' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Révoquer' }))
  await screen.findByText('Révoqué')
})
