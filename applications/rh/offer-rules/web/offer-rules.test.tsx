import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { offerRulesLabels, offerRulesPages } from '../offer-rules.web.ts'
import { offerRulesElement } from '../offer-rules.model.ts'

const [page] = offerRulesPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function open(level: Level) {
  const client = await world.client()
  const person = await world.person({ in: client, rights: { [offerRulesElement]: level }, allCompanies: true })
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [offerRulesLabels], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('it is filled by who writes it, and tells so', async () => {
  const { user } = await open(2)

  await user.type(await screen.findByRole('textbox', { name: /^Conditions/ }), 'Relu')
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/est enregistré\.$/)
  await user.click(screen.getByRole('button', { name: 'Historique' }))

  await screen.findByText(/^Création/)
})

test('who only reads has nothing to fill', async () => {
  await open(1)

  await screen.findByText('—')
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})
