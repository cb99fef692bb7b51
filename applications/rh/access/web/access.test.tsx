import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { accessCalls } from '../access.calls.ts'
import { badgesElement, gateElement } from '../access-place.model.ts'
import { accessWeb } from '../access.web.ts'

const [badgesPage, gatePage] = accessWeb.pages as [Page, Page]
await badgesPage.load()
await gatePage.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
let paulId: string
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, rights: { [badgesElement]: 2, [gateElement]: 2 }, allCompanies: true })
  paulId = (await hire(world, serres, { hired: true, language: 'ar' })).id
  await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
    db
      .insertInto('rh.site')
      .values({ companyId: serres.companies[0]!.id, name: 'Serre Nord', color: '#1B7046' })
      .execute(),
  )
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (page: Page) =>
  renderPage(page, {
    path: page.path,
    labels: accessWeb.labels,
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })

test('a badge is given by the number of its card, suspended, and given up for good once asked again', async () => {
  const { user } = await open(badgesPage)

  await user.click(await screen.findByRole('button', { name: 'Remettre des badges' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Numéro de carte' }), 'gr')
  expect(dialog.getByText('4 à 32 chiffres, lettres ou tirets')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Numéro de carte' }), '-0412')
  await user.click(dialog.getByRole('button', { name: 'Remettre 1 badge' }))
  await screen.findByText('GR-0412')

  await user.click(await screen.findByRole('button', { name: 'Actions pour Petit Paul' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Suspendre' }))
  expect((await screen.findAllByText('Suspendu')).length).toBeGreaterThan(0)

  await user.click(await screen.findByRole('button', { name: 'Actions pour Petit Paul' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Déclarer perdu' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Déclarer perdu' }))
  await screen.findByText('Le badge de Paul Petit est perdu : il n’ouvre plus rien.')
})

test('a gate refuses in two languages, and lets in all the same for a reason', async () => {
  await as(sophie).call(accessCalls.giveBadges, { people: [{ employeeId: paulId, number: 'GR-0412' }] })
  const { user } = await open(gatePage)

  await user.type(await screen.findByRole('textbox', { name: 'Badge à scanner' }), 'gr-0412{Enter}')

  const verdict = within(await screen.findByRole('status'))
  expect(verdict.getByText('Accès refusé')).toBeTruthy()
  expect(verdict.getByText('La déclaration d’embauche n’est pas encore acceptée.')).toBeTruthy()
  expect(verdict.getByText('لم يُقبل تصريح التوظيف بعد.')).toBeTruthy()
  await user.click(verdict.getByRole('button', { name: 'Autoriser malgré tout' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Pourquoi/ }), 'Vu avec la DRH')
  await user.click(dialog.getByRole('button', { name: 'Autoriser malgré tout' }))

  expect(await screen.findByText('Bonne journée')).toBeTruthy()
  expect((await screen.findAllByText('Autorisé malgré tout')).length).toBeGreaterThan(0)
})

test('a badge of nobody is told as such, and nobody is let in by it', async () => {
  const { user } = await open(gatePage)

  await user.type(await screen.findByRole('textbox', { name: 'Badge à scanner' }), '9999{Enter}')

  const verdict = within(await screen.findByRole('status'))
  expect(verdict.getByText('Ce badge n’est celui de personne.')).toBeTruthy()
  expect(verdict.queryByRole('button')).toBeNull()
})
