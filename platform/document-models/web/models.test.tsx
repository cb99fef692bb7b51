import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { documentsLabels } from '#platform/documents/documents.web.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { documentModelsCalls } from '../document-models.calls.ts'
import { documentModelRooms, documentModelsLabels } from '../document-models.web.ts'

const world = useWorld()
const element = 'rh/documents/modeles'
const address = '/rh/documents/modeles'
const pages = documentModelRooms.flatMap(room => room.pages)
const pageAt = (path: string) => pages.find(page => page.path === path) as Page
const [list, creation] = [pageAt(address), pageAt(`${address}/generateur`)]

let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  await Promise.all([list.load(), creation.load()])
})
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [element]: 3 }, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (page: Page, path: string, person = marie) =>
  renderPage(page, {
    path,
    fetch: serverBehind(world),
    labels: [documentModelsLabels, documentsLabels],
    as: sessionOf(person, serres),
  })

test('a first model is created from its name and its type', async () => {
  const { user } = await open(creation, `${address}/generateur`)

  await user.type(await screen.findByRole('textbox', { name: /Nom/ }), 'CDD vendanges')
  await user.click(screen.getByRole('button', { name: 'Créer le modèle' }))

  expect(await screen.findByText('CDD vendanges est créé : écrivez son texte.')).toBeTruthy()
  const { items } = await as(marie).call(documentModelsCalls.getDocumentModels, { applicationId: 8 })
  expect(items).toMatchObject([{ name: 'CDD vendanges', state: 'draft', type: { code: 'WORK_CONTRACT' } }])
})

test('who may only read sees the models, and nothing to add', async () => {
  const reader = await world.person({ in: serres, rights: { [element]: 1 }, allCompanies: true })

  await open(list, address, reader)

  expect(await screen.findByText('Aucun modèle')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Nouveau modèle' })).toBeNull()
})
