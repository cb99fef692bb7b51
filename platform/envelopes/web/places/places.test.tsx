import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { addressOfEnvelope } from '../../envelope-place.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { envelopesWeb } from '../../envelopes.web.ts'
import { draftOf, signingClient, type TestSigner } from '../../testing/signing-world.ts'

/** This browser draws no PDF: one page of A4 lies there, blank. */
vi.mock('#kernel/web/kit/use-pdf.ts', () => ({
  usePdf: () => ({
    isUnreadable: false,
    pages: [{ pageNumber: 1, getViewport: () => ({ width: 595, height: 842 }) }],
  }),
}))

const world = useOwnWorld()
const [, , one] = envelopesWeb.pages as [Page, Page, Page]

let serres: TestClient
let marie: TestSigner
beforeAll(async () => {
  await one.load()
})
beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  ;({ serres, marie } = await signingClient(world))
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

test('the sender places the signature of each on the page, with keys alone', async () => {
  const { id } = await draftOf(marie)
  const { user } = await renderPage(one, {
    path: addressOfEnvelope(id),
    fetch: serverBehind(world),
    labels: envelopesWeb.labels,
    as: sessionOf(marie, serres),
  })
  await user.click(await screen.findByRole('button', { name: 'Placer les signatures' }))
  const dialog = await screen.findByRole('dialog', { name: 'Placer les signatures' })
  await within(dialog).findByRole('img', { name: 'Page 1 sur 1' })

  await user.click(within(dialog).getByRole('button', { name: 'Place de Marie Caron' }))
  await user.keyboard('{Delete}')
  await user.click(within(dialog).getByRole('button', { name: 'Place de Paul Petit' }))
  const frame = await within(dialog).findByRole('button', { name: 'Signature de Paul Petit, page 1' })
  expect(document.activeElement).toBe(frame)
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))

  expect(await screen.findByRole('img', { name: 'Signature de Paul Petit, page 1' })).toBeTruthy()
  const { places } = await as(marie).call(envelopesCalls.getEnvelope, { id })
  expect(places).toMatchObject([{ page: 1, x: 55, y: 696 }])
})
