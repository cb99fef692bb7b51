import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { standardModels } from './standard-models.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { 'rh/documents/modeles': 3 }, allCompanies: true })
})

async function begin(code: string, typeCode: string) {
  const types = await as(marie).call(documentTypesCalls.getDocumentTypes, { applicationId: 8 })
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

  test('that leaves out what the law asks is refused, with what is missing', async () => {
    const { id, text } = await begin('work-contract-seasonal', 'WORK_CONTRACT')
    const content = text.body.content.filter(block => !JSON.stringify(block).includes('pay.'))
    await as(marie).call(documentModelsCalls.editDocumentModel, {
      documentModel: { id, text: { ...text, body: { ...text.body, content } } },
    })

    const refused = await as(marie).send(documentModelsCalls.publishDocumentModel, { id })

    expect(refused.json()).toMatchObject({
      code: 'MODEL_INCOMPLETE',
      fields: [{ message: 'La rémunération manque (article R1221-34 du code du travail).' }],
    })
  })

  test('of a contract has the guardian of somebody under age sign with him, and nobody else’s', async () => {
    const rights = { 'rh/documents/modeles': 3, 'rh/gestion_du_personnel/salaries': 2 } as const
    const ines = await world.person({ in: serres, rights, allCompanies: true })
    const { id, text } = await begin('work-contract-seasonal', 'WORK_CONTRACT')
    const content = text.body.content.filter(block => JSON.stringify(block).includes('employee.underage'))
    const born = (years: number) => world.clock.today().subtract({ years }).toString()
    const printedFor = async (dateOfBirth: string) => {
      const employee = (await hire(world, serres, { dateOfBirth, guardianName: 'Anne Petit' })).id
      const asked = { modelId: id, text: { ...text, body: { ...text.body, content } }, sourceObjects: { employee } }
      const { pdf } = await as(ines).call(documentModelsCalls.previewText, asked)
      return pagesOfPdf(Buffer.from(pdf, 'base64')).join('\n')
    }

    const [young, grown] = [await printedFor(born(17)), await printedFor(born(19))]

    expect(young).toContain('Anne Petit, son représentant légal')
    expect(grown).not.toContain('représentant légal')
  })
})
