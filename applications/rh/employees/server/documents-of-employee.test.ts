import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { usualPage } from '#platform/document-models/page-setup.model.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import { dropFreshDocumentsJob } from '#platform/generated-documents/generated-documents.server.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'

let serres: TestClient
let marie: TestPerson
let paul: { id: string }
let modelId: string
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  marie = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3, [staff]: 2 }, allCompanies: true })
  paul = await hire(world, serres)
  modelId = await publishedModel({})
})

async function publishedModel(more: object) {
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const typeId = types.find(({ code }) => code === 'END_OF_CONTRACT')?.id as number
  const documentModel = { applicationId: 8, typeId, name: `Attestation ${Object.keys(more)}`, text, ...more }
  const { id } = await as(marie).call(documentModelsCalls.createDocumentModel, { documentModel })
  await as(marie).call(documentModelsCalls.publishDocumentModel, { id })
  return id
}

const text = {
  body: {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        attrs: { align: 'left' as const },
        content: ['employee.name', 'company.name'].map(path => ({
          type: 'variable' as const,
          attrs: { path, format: null, ifEmpty: '' },
        })),
      },
      { type: 'signature' as const, attrs: { capacity: 'company', label: 'La société', kind: 'signature' as const } },
    ],
  },
  page: usualPage,
  computed: [],
}

const generate = (documentModel = modelId) =>
  as(marie).send(generatedDocumentsCalls.generatePDFDocument, {
    documentName: 'Attestation Petit',
    documentModel,
    sourceObjects: { employee: paul.id },
    keeps: true,
  })
const listOf = (who: TestPerson, more: { search?: string; recordId?: string } = {}) =>
  as(who).call(generatedDocumentsCalls.getGeneratedDocuments, { applicationId: 8, page: 0, size: 10, ...more })
const fileOf = async (who: TestPerson, documentId: string) =>
  (await as(who).send(generatedDocumentsCalls.getGeneratedFile, { documentId })).statusCode

test('a document that is kept stays with the employee, for whoever reads him', async () => {
  const { documentId } = (await generate()).json()
  const anne = await world.person({ in: serres, rights: { [staff]: 1 }, allCompanies: true })

  await world.inClient(serres, db =>
    db
      .updateTable('platform.generated_document')
      .set({ createdAt: world.clock.now().subtract({ hours: 25 }).toString() })
      .execute(),
  )
  await dropFreshDocumentsJob.run({ ...world.ground, databases: world.databases }, {})

  const address = `/RH/gestion_du_personnel/salaries/${paul.id}`
  expect((await listOf(anne, { recordId: paul.id })).items).toMatchObject([
    { id: documentId, name: 'Attestation Petit', type: 'Fin de contrat', record: { name: 'Petit Paul', address } },
  ])
  expect((await listOf(anne, { search: 'petit' })).items).toHaveLength(1)
  expect((await listOf(anne, { search: 'avenant' })).items).toHaveLength(0)
  expect(await fileOf(anne, documentId)).toBe(200)
})

test('it is hidden from who does not read him: without the right, in another company, at a neighbour’s', async () => {
  const { documentId } = (await generate()).json()
  const others = [
    await world.person({ in: serres, allCompanies: true }),
    await world.person({ in: serres, rights: { [staff]: 3 }, companies: [1] }),
    await world.person({ in: await world.client(), rights: { [staff]: 3 }, allCompanies: true }),
  ]
  for (const other of others) {
    expect((await listOf(other)).items).toEqual([])
    expect(await fileOf(other, documentId)).toBe(404)
  }
  const anybody = { ...marie, token: '' }
  const { statusCode } = await as(anybody).send(generatedDocumentsCalls.getGeneratedDocuments, {
    applicationId: 8,
    page: 0,
    size: 10,
  })
  expect(statusCode).toBe(401)
})

test('a model of other companies makes none for him', async () => {
  const [own, other] = serres.companies.map(({ id }) => id)
  expect((await generate(await publishedModel({ companyIds: [other] }))).json().code).toBe('MODEL_OF_OTHER_COMPANIES')
  expect((await generate(await publishedModel({ name: 'Des serres', companyIds: [own] }))).statusCode).toBe(200)
})
