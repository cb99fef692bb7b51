import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { useWorld } from '#platform/testing/world.ts'
import { sheetsCalls } from '../sheets.calls.ts'

const world = useWorld()

const models = 'atelier/documents/modeles'

describe('the sheets of the workshop', () => {
  test('tell what they may say, type by type, in the language of whoever asks', async () => {
    const chloe = await world.person({ in: await world.client(), rights: { [models]: 1 } })

    const all = await as(chloe).call(sheetsCalls.getObjectsOfSheets, {})

    expect(all.map(({ documentType, object }) => `${documentType.code} ${object}`)).toEqual([
      'PREPARATION_SHEET company',
      'PALLET_SHEET company',
      'DELIVERY_SHEET company',
      'TEST_SHEET company',
    ])
    expect(all[0]).toMatchObject({ documentType: { label: 'Fiche de préparation' }, label: 'Société', many: false })
    expect(all[0]?.variables.map(({ path }) => path)).toContain('siret')
  })

  test('are asked one type at a time', async () => {
    const chloe = await world.person({ in: await world.client(), rights: { 'atelier/expedition': 1 } })
    const types = await as(chloe).call(documentTypesCalls.getDocumentTemplateTypes, {})
    const typeId = types.find(({ code }) => code === 'PALLET_SHEET')?.id

    const asked = await as(chloe).call(sheetsCalls.getObjectsOfSheets, { typeId })

    expect(asked.map(({ documentType }) => documentType.code)).toEqual(['PALLET_SHEET'])
  })

  test('are told to who works with them alone', async () => {
    const paul = await world.person({ in: await world.client(), rights: { 'documents/atelier': 3 } })
    expect((await as(paul).send(sheetsCalls.getObjectsOfSheets, {})).statusCode).toBe(403)
  })
})
