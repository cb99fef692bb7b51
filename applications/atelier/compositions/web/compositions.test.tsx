import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { openWorkshop } from '#atelier/testing/workshop.ts'
import { compositionsCalls } from '../compositions.calls.ts'
import { compositionsLabels, compositionsPages } from '../compositions.web.ts'
import { compositionsElement } from '../composition.model.ts'

const [page] = compositionsPages
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
let client: TestClient
let workshop: Awaited<ReturnType<typeof openWorkshop>>
beforeEach(async () => {
  client = await world.client()
  workshop = await openWorkshop(world, client)
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: client, rights: { [compositionsElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [compositionsLabels], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('a composition is written by shares, brought into force, and a new version begins with it', async () => {
  const { user } = await open(await withLevel(3))
  await screen.findByText(/^Sans composition \(1\)/)
  await user.click(await screen.findByRole('button', { name: 'Nouvelle composition' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle composition' }))
  await user.type(dialog.getByRole('combobox', { name: /^Article/ }), 'Grappe')
  await user.click(await screen.findByRole('option', { name: /^Grappe 500 g/ }))
  const raws = within(dialog.getByRole('group', { name: 'Produits' }))
  await user.type(raws.getByRole('combobox', { name: /^Famille/ }), 'Tomate')
  await user.click(await screen.findByRole('option', { name: /^Tomate grappe/ }))
  await user.type(raws.getByRole('textbox', { name: /^Part/ }), '60')
  await dialog.findByText('Il manque 40 %.')
  await user.clear(raws.getByRole('textbox', { name: /^Part/ }))
  await user.type(raws.getByRole('textbox', { name: /^Part/ }), '100')
  await dialog.findByText('Le total fait 100 %.')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'Grappe 500 g, version 1' }))
  await user.click(await sheet.findByRole('button', { name: 'Mettre en vigueur' }))
  const question = within(await screen.findByRole('dialog', { name: 'Mettre en vigueur' }))
  await user.click(question.getByRole('button', { name: 'Mettre en vigueur' }))
  await sheet.findByText('En vigueur')

  await user.click(await sheet.findByRole('button', { name: 'Nouvelle version' }))
  const next = within(await screen.findByRole('dialog', { name: 'Nouvelle composition' }))
  await user.click(next.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Composition enregistrée : Grappe 500 g, version 2')
})

test('a draft opens beside the drafts, which stay in sight', async () => {
  const sophie = await withLevel(3)
  await as(sophie).call(compositionsCalls.createComposition, {
    articleId: workshop.packedId,
    validFrom: world.clock.today().toString(),
    note: null,
    raws: [{ familyId: workshop.familyId, pct: 100 }],
  })
  const { user } = await open(await withLevel(2))
  await user.click(await screen.findByRole('tab', { name: 'Brouillons' }))
  await user.click(await screen.findByRole('link', { name: /^Grappe 500 g/ }))
  await screen.findByRole('dialog', { name: 'Grappe 500 g, version 1' })
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  expect((await screen.findByRole('tab', { name: 'Brouillons' })).getAttribute('aria-selected')).toBe('true')
})

test('who only reads sees what holds, and writes nothing', async () => {
  const sophie = await withLevel(3)
  const { id } = await as(sophie).call(compositionsCalls.createComposition, {
    articleId: workshop.packedId,
    validFrom: world.clock.today().toString(),
    note: null,
    raws: [{ familyId: workshop.familyId, pct: 100 }],
  })
  await as(sophie).call(compositionsCalls.activateComposition, { id })
  await open(await withLevel(1))
  await screen.findByRole('cell', { name: 'Tomate grappe 100 %' })
  expect(screen.queryByRole('button', { name: 'Nouvelle composition' })).toBeNull()
})
