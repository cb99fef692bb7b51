import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { generatedDocumentsCalls } from '#platform/generated-documents/generated-documents.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'

const world = useWorld()
const module = 'rh/gestion_du_recrutement'
const rights: Record<string, Level> = {
  [`${module}/creation_candidat`]: 2,
  [`${module}/candidats`]: 2,
  [`${module}/candidatures`]: 2,
  'rh/documents/modeles': 3,
}

let serres: TestClient
let marie: TestPerson
let modelId: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights, allCompanies: true })
  const types = await as(marie).call(documentTypesCalls.getDocumentTypes, { applicationId: 8 })
  const typeId = types.find(({ code }) => code === 'APPLICATION_LETTER')?.id as number
  const documentModel = { applicationId: 8, typeId, name: 'Refus', standard: 'application-refusal' }
  modelId = (await as(marie).call(documentModelsCalls.createDocumentModel, { documentModel })).id
  await as(marie).call(documentModelsCalls.publishDocumentModel, { id: modelId })
})

const received = async () => {
  const salma = { firstname: 'Salma', name: 'Ouazzani', mail: 'salma@essai.example' }
  return (await as(marie).call(candidateApplicationsCalls.createCandidate, salma)).application?.id as string
}
const write = (application: string, who = marie) =>
  as(who).send(generatedDocumentsCalls.generatePDFDocument, {
    documentName: 'Lettre Ouazzani',
    documentModel: modelId,
    sourceObjects: { application },
    keeps: true,
  })
const statusOfFile = async (documentId: string, who: TestPerson) =>
  (await as(who).send(generatedDocumentsCalls.getGeneratedFile, { documentId })).statusCode

describe('a letter to an applicant', () => {
  test('is made of his application, and stays with it for whoever reads it', async () => {
    const written = await write(await received())

    expect(written.statusCode).toBe(200)
    const { documentId } = written.json()
    const reader = await world.person({ in: serres, rights: { [`${module}/candidatures`]: 1 }, allCompanies: true })
    const stranger = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
    expect([await statusOfFile(documentId, reader), await statusOfFile(documentId, stranger)]).toEqual([200, 404])
  })

  test('goes with its application, bytes too', async () => {
    const application = await received()
    const { documentId } = (await write(application)).json()
    const removing = vi.spyOn(world.files, 'remove')
    const manager = await world.person({
      in: serres,
      rights: { ...rights, [`${module}/candidatures`]: 3 },
      allCompanies: true,
    })
    await as(manager).call(candidateApplicationsCalls.deleteCandidateApplication, {
      candidateApplicationId: application,
    })

    expect(await statusOfFile(documentId, manager)).toBe(404)
    expect(removing).toHaveBeenCalledOnce()
  })

  test('is not made by who does not read applications, nor of a neighbour’s', async () => {
    const application = await received()
    const blind = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
    const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })

    expect((await write(application, blind)).json()).toMatchObject({ code: 'SOURCE_OBJECTS_MISSING' })
    expect((await write(application, neighbour)).statusCode).toBe(404)
  })
})
