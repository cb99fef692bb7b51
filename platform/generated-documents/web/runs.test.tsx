import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { signOut } from '#kernel/web/session.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { generatedDocumentsWeb } from '../generated-documents.web.ts'
import { addressOfRun, runsPath } from '../generation.model.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'

const world = useWorld()
const [list, one] = generatedDocumentsWeb.pages as [Page, Page]

let serres: TestClient
let marie: TestPerson
let runId: string
beforeAll(async () => {
  await Promise.all([list.load(), one.load()])
})
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const documentModel = { applicationId: 8, typeId: types[0]?.id as number, name: 'Attestation' }
  const { id: modelId } = await as(marie).call(documentModelsCalls.createDocumentModel, { documentModel })
  await world.inClient(serres, db =>
    db.updateTable('platform.document_model').set({ publishedVersion: 1 }).where('id', '=', modelId).execute(),
  )
  const items = ['Petit Paul', 'Popescu Mihai'].map(name => ({ documentName: name, sourceObjects: {} }))
  const run = await as(marie).call(generationRunsCalls.createGenerationRun, { modelId, name: 'Attestations', items })
  runId = run.id
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (page: Page, path: string) =>
  renderPage(page, {
    path,
    fetch: serverBehind(world),
    labels: generatedDocumentsWeb.labels,
    as: sessionOf(marie, serres),
  })

const fail = () =>
  world.inClient(serres, async db => {
    const reason = JSON.stringify({ label: 'generated-documents.right-lost', values: {} })
    await db
      .updateTable('platform.generation_item')
      .set({ state: 'failed', code: 'RIGHT_LOST', reason })
      .where('runId', '=', runId)
      .where('position', '=', 2)
      .execute()
    await db.updateTable('platform.generation_run').set({ failed: 1 }).where('id', '=', runId).execute()
  })

test('a run says how far it is, what failed and why; it is stopped and gone on with', async () => {
  await fail()
  const { user } = await open(one, addressOfRun(runId))

  expect(await screen.findByText(/0 sur 2 · 1 en échec/)).toBeTruthy()
  const row = (await screen.findByText('Popescu Mihai')).closest('tr') as HTMLElement
  expect(within(row).getByText('La personne qui a demandé ces documents n’y a plus droit.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Arrêter' }))
  await user.click(await screen.findByRole('button', { name: 'Continuer (1 en attente)' }))

  expect(await screen.findByRole('button', { name: 'Arrêter' })).toBeTruthy()
  expect(await screen.findByText('0 sur 2')).toBeTruthy()
})

test('the runs of a person are listed, each leading to its page', async () => {
  await open(list, runsPath)

  const link = await screen.findByRole('link', { name: 'Attestations' })
  expect(link.getAttribute('href')).toBe(addressOfRun(runId))
  expect(screen.getByText('En cours')).toBeTruthy()
})
