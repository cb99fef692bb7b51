import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import type { Block } from '#platform/document-models/body.model.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { generatedDocumentsCalls } from '../generated-documents.calls.ts'
import { attachDocument, dropFreshDocumentsJob } from '../generated-documents.server.ts'

const world = useOwnWorld()
const models = 'rh/documents/modeles'

let serres: TestClient
let marie: TestPerson
let companyId: string
let modelId: string
let typeId: number
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  companyId = serres.companies[0]?.id as string
  marie = await withLevel(3)
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  typeId = types.find(({ code }) => code === 'END_OF_CONTRACT')?.id as number
  const documentModel = { applicationId: 8, typeId, name: 'Attestation', text }
  modelId = (await as(marie).call(documentModelsCalls.createDocumentModel, { documentModel })).id
  await as(marie).call(documentModelsCalls.publishDocumentModel, { id: modelId })
})

const withLevel = (level: Level, client = serres) =>
  world.person({ in: client, rights: { [models]: level }, allCompanies: true })

const paragraph = (...content: Extract<Block, { type: 'paragraph' }>['content'] & object): Block => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const variable = (path: string) => ({ type: 'variable', attrs: { path, format: null, ifEmpty: '' } }) as const
const signature: Block = { type: 'signature', attrs: { capacity: 'company', label: 'La société', kind: 'signature' } }
const text = {
  body: {
    type: 'doc' as const,
    content: [
      paragraph({ type: 'text', text: 'Société ' }, variable('company.name'), variable('company.idcc')),
      signature,
    ],
  },
  page: usualPage,
  computed: [],
}

const wish = (more: Record<string, unknown> = {}) => ({
  documentName: 'Attestation Layon',
  documentModel: modelId,
  sourceObjects: { company: companyId },
  ...more,
})
const generate = (who = marie, more: Record<string, unknown> = {}) =>
  as(who).call(generatedDocumentsCalls.generatePDFDocument, wish(more) as never)
const refused = async (more: Record<string, unknown>, who = marie) =>
  (await as(who).send(generatedDocumentsCalls.generatePDFDocument, wish(more) as never)).json()
const fileOf = (who: TestPerson, documentId: string) =>
  as(who).send(generatedDocumentsCalls.getGeneratedFile, { documentId })

describe('a document', () => {
  test('is made of the published text and of the values of the moment, and kept with its fingerprint', async () => {
    const made = await generate()

    expect(made).toMatchObject({
      name: 'Attestation Layon',
      modelVersion: 1,
      pages: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      temporaryFilePath: made.documentId,
      empty: [{ path: 'company.idcc', label: 'Convention collective (IDCC)' }],
      marks: [{ capacity: 'company', page: 1 }],
    })
    const file = await fileOf(marie, made.documentId)
    expect(pagesOfPdf(file.rawPayload)[0]).toContain('Société Serres du Layon')
  })

  test('of the same text and values is the same, byte for byte', async () => {
    const [first, second] = [await generate(), await generate()]
    expect(first.sha256).toBe(second.sha256)
    expect(first.documentId).not.toBe(second.documentId)
  })

  test('is made of a former text when it is asked for, and never of one that is being written', async () => {
    const later = {
      ...text,
      body: { ...text.body, content: [...text.body.content, paragraph({ type: 'text', text: 'Nouveau' })] },
    }
    await as(marie).call(documentModelsCalls.editDocumentModel, { documentModel: { id: modelId, text: later } })
    expect((await generate()).modelVersion).toBe(1)
    expect(await refused({ documentModel: { id: modelId, version: 2 } })).toMatchObject({ code: 'MODEL_NOT_PUBLISHED' })

    await as(marie).call(documentModelsCalls.publishDocumentModel, { id: modelId })

    expect((await generate()).modelVersion).toBe(2)
    expect((await generate(marie, { documentModel: { id: modelId, version: 1 } })).modelVersion).toBe(1)
  })

  test('keeps the values that it was made of sealed', async () => {
    const { documentId } = await generate()
    const row = await world.inClient(serres, db =>
      db
        .selectFrom('platform.generated_document')
        .select('facts')
        .where('id', '=', documentId)
        .executeTakeFirstOrThrow(),
    )
    expect(Buffer.from(row.facts).toString('latin1')).not.toContain('Serres du Layon')
  })
})

describe('a document is refused', () => {
  const missing = 'Impossible to generate the document because source objects are missing.'
  const nobody = '018f0000-0000-7000-8000-000000000000'

  test.each([
    ['without its record', {}],
    ['of a record that does not exist', { company: nobody }],
    ['of no record', { company: [] }],
    ['of an object that its type does not have', { contract: nobody }],
  ])('%s', async (_name, sourceObjects) => {
    expect(await refused({ sourceObjects })).toMatchObject({ code: 'SOURCE_OBJECTS_MISSING', message: missing })
  })

  test('of a neighbour’s record, as of one that does not exist', async () => {
    const bocage = await world.client()
    expect(await refused({ sourceObjects: { company: bocage.companies[0]?.id } })).toMatchObject({
      code: 'SOURCE_OBJECTS_MISSING',
    })
  })

  test('of a model that is put aside', async () => {
    await as(marie).call(documentModelsCalls.archiveDocumentModel, { id: modelId })
    expect(await refused({})).toMatchObject({ code: 'MODEL_NOT_PUBLISHED' })
  })

  test('of a neighbour’s model', async () => {
    const stranger = await withLevel(3, await world.client())
    expect(await refused({}, stranger)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a file that belongs to no record', () => {
  test('is its author’s alone', async () => {
    const { documentId } = await generate()
    for (const other of [await withLevel(3), await withLevel(3, await world.client())])
      expect((await fileOf(other, documentId)).statusCode).toBe(404)
  })

  test('goes when its author says so, and a second time changes nothing', async () => {
    const { documentId, fileId } = await generate()
    const drop = (who: TestPerson) => as(who).call(generatedDocumentsCalls.deleteFilePreview, { fileId })

    await drop(await withLevel(3))
    expect((await fileOf(marie, documentId)).statusCode).toBe(200)
    await drop(marie)
    await drop(marie)

    expect((await fileOf(marie, documentId)).statusCode).toBe(404)
  })

  test('is gone after a day, its bytes too', async () => {
    const { documentId } = await generate()
    const kept = await generate()
    await world.inClient(serres, db =>
      db
        .updateTable('platform.generated_document')
        .set({ createdAt: world.clock.now().subtract({ hours: 25 }).toString() })
        .where('id', '=', documentId)
        .execute(),
    )

    await dropFreshDocumentsJob.run({ ...world.ground, databases: world.databases }, {})

    expect((await fileOf(marie, documentId)).statusCode).toBe(404)
    expect((await fileOf(marie, kept.documentId)).statusCode).toBe(200)
  })
})

describe('a document that stays with a record', () => {
  const record = { kind: 'essai', id: '018f0000-0000-7000-8000-00000000000a', element: models }
  const attach = (documentId: string, more: { id?: string; userId?: string; companyId?: string | null } = {}) =>
    world.inClient(serres, db =>
      attachDocument(db, world, { documentId, userId: marie.userId, companyId, ...record, ...more }),
    )
  const listOf = async (who: TestPerson) =>
    (await as(who).call(generatedDocumentsCalls.getGeneratedDocuments, { applicationId: 8, page: 0, size: 10 })).items

  test('is read by whoever reads the element in its company', async () => {
    const { documentId } = await generate()
    await attach(documentId)
    await attach(documentId)

    const colleague = await withLevel(1)
    expect(await listOf(colleague)).toMatchObject([{ id: documentId, name: 'Attestation Layon', record: null }])
    expect((await fileOf(colleague, documentId)).statusCode).toBe(200)
  })

  test('is hidden from everybody else', async () => {
    const { documentId } = await generate()
    await attach(documentId)
    const elsewhere = await world.person({ in: serres, rights: { [models]: 3 }, companies: [1] })
    for (const other of [elsewhere, await withLevel(0), await withLevel(3, await world.client())]) {
      expect(await listOf(other)).toEqual([])
      expect((await fileOf(other, documentId)).statusCode).toBe(404)
    }
    const asked = { applicationId: 8, page: 0, size: 10 }
    const anybody = await as({ ...marie, token: '' }).send(generatedDocumentsCalls.getGeneratedDocuments, asked)
    expect(anybody.statusCode).toBe(401)
  })

  test('is given to no other, nor by anybody but its author', async () => {
    const { documentId } = await generate()
    await attach(documentId)
    const other = '018f0000-0000-7000-8000-00000000000b'
    await expect(attach(documentId, { id: other })).rejects.toMatchObject({ code: 'DOCUMENT_ATTACHED' })
    const { userId } = await withLevel(3)
    await expect(attach((await generate()).documentId, { userId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a preview', () => {
  const preview = (more: Record<string, unknown> = {}) =>
    as(marie).call(documentModelsCalls.previewText, { modelId, text, ...more } as never)
  const firstPage = async (pdf: string) => pagesOfPdf(Buffer.from(pdf, 'base64'))[0]

  test('shows the text that is being written on a record, or on examples, and keeps nothing', async () => {
    const onRecord = await preview({ sourceObjects: { company: companyId } })
    expect(await firstPage(onRecord.pdf)).toContain('Société Serres du Layon')
    const onExamples = await preview()
    expect(await firstPage(onExamples.pdf)).toContain('Société Serres du Val de Loire')
    const { rows } = await world.inClient(serres, async db => ({
      rows: await db.selectFrom('platform.generated_document').select('id').execute(),
    }))
    expect(rows).toEqual([])
  })

  test('is tried on records that are found by their name', async () => {
    const found = await as(marie).call(documentModelsCalls.getSamples, {
      typeId,
      object: 'company',
      search: 'verg',
    })
    expect(found.map(({ label }) => label)).toEqual(['Vergers du Layon'])
  })
})
