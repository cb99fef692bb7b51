import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { standardModels } from './standard-models.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
})

async function begin(code: string, typeCode: string) {
  const types = await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const typeId = types.find(type => type.code === typeCode)?.id as number
  return as(marie).call(documentModelsCalls.createDocumentModel, {
    documentModel: { applicationId: 8, typeId, name: code, standard: code },
  })
}

describe('a text of the product', () => {
  test.each(standardModels.map(({ code, typeCode }) => [code, typeCode]))(
    '%s is published as it stands, and says all that it asks for',
    async (code, typeCode) => {
      const { id, text } = await begin(code, typeCode)

      const { statusCode } = await as(marie).send(documentModelsCalls.publishDocumentModel, { id })
      const { pdf, empty } = await as(marie).call(documentModelsCalls.previewText, { modelId: id, text })

      expect(statusCode).toBe(200)
      expect(empty).toEqual([])
      expect(pagesOfPdf(Buffer.from(pdf, 'base64')).join('\n')).toContain('Serres du Val de Loire')
    },
  )
})
