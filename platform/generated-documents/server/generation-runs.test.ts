import { PDF } from '@libpdf/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { rememberRights } from '#platform/rights/rights.server.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'
import { generateDocumentsJob } from '../generation-runs.server.ts'

const world = useOwnWorld()
const nobody = '018f0000-0000-7000-8000-000000000000'

let serres: TestClient
let marie: TestPerson
let modelId: string
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  marie = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const typeId = types.find(({ code }) => code === 'END_OF_CONTRACT')?.id as number
  const documentModel = { applicationId: 8, typeId, name: 'Attestation', text }
  modelId = (await as(marie).call(documentModelsCalls.createDocumentModel, { documentModel })).id
  await as(marie).call(documentModelsCalls.publishDocumentModel, { id: modelId })
})

const text = {
  body: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        attrs: { align: 'left' as const },
        content: [
          { type: 'text' as const, text: 'Société ' },
          { type: 'variable' as const, attrs: { path: 'company.name', format: null, ifEmpty: '' } },
        ],
      },
      { type: 'signature' as const, attrs: { capacity: 'company', label: 'La société', kind: 'signature' as const } },
    ],
  },
  page: usualPage,
  computed: [],
}

const companyIds = () => serres.companies.map(({ id }) => id)
const wishFor = (ids: readonly string[]) => ({
  modelId,
  name: 'Attestations',
  items: ids.map((id, index) => ({ documentName: `Attestation ${index + 1}`, sourceObjects: { company: id } })),
})
const begin = (ids = companyIds(), more: { origin?: string } = {}, who = marie) =>
  as(who).call(generationRunsCalls.createGenerationRun, { ...wishFor(ids), ...more })
const runOf = (id: string, who = marie) => as(who).call(generationRunsCalls.getGenerationRun, { id })
const itemsOf = async (id: string) =>
  (await as(marie).call(generationRunsCalls.getRunItems, { id, page: 0, size: 50 })).items

/** One slice, as the queue would have it done. */
const work = (runId: string) => {
  const { databases, catalogue, clock, ground } = world
  const rights = rememberRights(databases, catalogue, clock)
  const job = generateDocumentsJob({ rights, catalogue, sources: ground.offered(documentSourcesOffer) })
  return job.run({ ...ground, databases }, { runId, clientId: serres.id })
}

describe('many documents', () => {
  test('are made one after the other, and their author is told', async () => {
    const { id, total, state } = await begin()
    expect({ total, state }).toEqual({ total: 2, state: 'running' })

    await work(id)

    expect(await runOf(id)).toMatchObject({
      state: 'done',
      done: 2,
      failed: 0,
      model: { name: 'Attestation', version: 1 },
    })
    const items = await itemsOf(id)
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ['Attestation 1', 'done'],
      ['Attestation 2', 'done'],
    ])
    const news = await world.inClient(serres, db =>
      db.selectFrom('platform.notification').select(['title', 'link']).where('userId', '=', marie.userId).execute(),
    )
    expect(news).toEqual([{ title: '2 documents sont prêts', link: `/documents/generations/${id}` }])
  })

  test('that cannot be made say why, and the others are made', async () => {
    const bocage = await world.client()
    const { id } = await begin([...companyIds(), nobody, bocage.companies[0]?.id as string])

    await work(id)

    expect(await runOf(id)).toMatchObject({ state: 'partly_done', done: 2, failed: 2 })
    const failed = (await itemsOf(id)).filter(({ state }) => state === 'failed')
    expect(failed.map(({ code, reason }) => [code, reason])).toEqual(
      Array(2).fill([
        'SOURCE_OBJECTS_MISSING',
        'Impossible to generate the document because source objects are missing.',
      ]),
    )
  })

  test('are asked for once however often the button is pressed', async () => {
    const origin = 'clic-de-marie'
    const [first, second] = [await begin(companyIds(), { origin }), await begin(companyIds(), { origin })]
    expect(second.id).toBe(first.id)
  })

  test('are there once when two programs work on them at once', async () => {
    const { id } = await begin()

    await Promise.all([work(id), work(id)])

    expect(await runOf(id)).toMatchObject({ state: 'done', done: 2, failed: 0 })
    const { count } = await world.inClient(serres, db =>
      db
        .selectFrom('platform.generated_document')
        .select(eb => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    )
    expect(Number(count)).toBe(2)
  })

  test('are stopped, and gone on with', async () => {
    const { id } = await begin()
    expect(await as(marie).call(generationRunsCalls.stopGenerationRun, { id })).toMatchObject({ state: 'stopped' })
    await work(id)
    expect(await runOf(id)).toMatchObject({ state: 'stopped', done: 0 })

    expect(await as(marie).call(generationRunsCalls.retryGenerationRun, { id })).toMatchObject({ state: 'running' })
    await work(id)

    expect(await runOf(id)).toMatchObject({ state: 'done', done: 2 })
    const again = async (call: 'stopGenerationRun' | 'retryGenerationRun') =>
      (await as(marie).send(generationRunsCalls[call], { id })).json().code
    expect([await again('stopGenerationRun'), await again('retryGenerationRun')]).toEqual(['RUN_ENDED', 'RUN_DONE'])
  })

  test('are no longer made for who has left the client', async () => {
    const { id } = await begin()
    await world.databases.transaction('auth', { readOnly: false }, (db: PlatformDb) =>
      db.updateTable('platform.client_user').set({ active: false }).where('userId', '=', marie.userId).execute(),
    )

    await work(id)

    const run = await world.inClient(serres, db =>
      db
        .selectFrom('platform.generation_run')
        .select(['state', 'failed'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
    expect(run).toEqual({ state: 'partly_done', failed: 2 })
  })
})

describe('their files together', () => {
  const fileOf = (id: string, as_: 'zip' | 'pdf') => as(marie).send(generationRunsCalls.getRunFile, { id, as: as_ })

  test('are a ZIP of one file each, or one PDF in their order', async () => {
    const { id } = await begin()
    await work(id)

    expect([...entriesOfZip((await fileOf(id, 'zip')).rawPayload).keys()]).toEqual([
      'Attestation 1.pdf',
      'Attestation 2.pdf',
    ])
    const merged = await PDF.load((await fileOf(id, 'pdf')).rawPayload)
    const pages = merged.getPages().map(page => page.extractText().text)
    expect(pages).toEqual([
      expect.stringContaining('Société Serres du Layon'),
      expect.stringContaining('Société Vergers du Layon'),
    ])
  })

  test('are none before the first is made', async () => {
    const { id } = await begin()
    expect((await fileOf(id, 'zip')).json()).toMatchObject({ code: 'RUN_EMPTY' })
  })
})

describe('a run is its author’s alone', () => {
  test('a colleague, a neighbour and who is not signed in have none', async () => {
    const { id } = await begin()
    const colleague = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
    const stranger = await world.person({ in: await world.client(), rights: { 'rh/documents/modeles': 3 } })
    const anybody = { ...marie, token: '' }
    const paged = { page: 0, size: 10 }
    for (const [who, status] of [
      [colleague, 404],
      [stranger, 404],
      [anybody, 401],
    ] as const) {
      expect((await as(who).send(generationRunsCalls.getGenerationRun, { id })).statusCode).toBe(status)
      expect((await as(who).send(generationRunsCalls.getRunItems, { id, ...paged })).statusCode).toBe(status)
      expect((await as(who).send(generationRunsCalls.stopGenerationRun, { id })).statusCode).toBe(status)
      expect((await as(who).send(generationRunsCalls.retryGenerationRun, { id })).statusCode).toBe(status)
      expect((await as(who).send(generationRunsCalls.getRunFile, { id })).statusCode).toBe(status)
      expect((await as(who).send(generationRunsCalls.createGenerationRun, wishFor(companyIds()))).statusCode).toBe(
        who === colleague ? 201 : status,
      )
    }
    expect((await as(anybody).send(generationRunsCalls.getGenerationRuns, paged)).statusCode).toBe(401)
    expect(
      (await as(colleague).call(generationRunsCalls.getGenerationRuns, paged)).items.map(run => run.id),
    ).not.toContain(id)
  })
})
