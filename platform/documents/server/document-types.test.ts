import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { documentTypesCalls } from '../document-types.calls.ts'

const world = useOwnWorld()

let camille: TestPerson
beforeEach(async () => {
  camille = await world.person({ firstname: 'Camille', superAdmin: true })
})

const names = (fr: string) => ({ fr, en: `${fr} (en)`, es: `${fr} (es)`, ar: `${fr} (ar)` })
const idOf = async (code: string) =>
  (await as(camille).call(documentTypesCalls.getDocumentTemplateTypes, {})).find(type => type.code === code)
    ?.id as number

/** What a super admin is refused: its field and the sentence. */
async function refusedField(call: Call, input: Record<string, unknown>) {
  const answer = await as(camille).send(call, input)
  expect(answer.statusCode).toBe(400)
  const [{ field, message }] = answer.json().fields
  return [field, message]
}

let made = 0
async function newType(more: Record<string, unknown> = {}) {
  made += 1
  const documentType = { applicationId: 8, label: `Attestation ${made}`, signable: false, ...more }
  return as(camille).call(documentTypesCalls.createDocumentType, { documentType })
}
const newObject = (documentTypeId: number, more: Record<string, unknown> = {}) =>
  as(camille).call(documentTypesCalls.createDocumentObject, {
    documentTypeId,
    objectToSave: { name: 'employee', label: 'Salarié', source: 'employee', many: false, ...more },
  })
const variable = (documentObjectId: number, more: Record<string, unknown> = {}) => ({
  documentObjectId,
  path: 'dateOfBirth',
  label: 'Date de naissance',
  required: true,
  ...more,
})
const newVariable = (objectId: number, more: Record<string, unknown> = {}) =>
  as(camille).call(documentTypesCalls.createVariable, { editedVariable: variable(objectId, more) })

describe('the types of documents', () => {
  test('are at first the eleven of the product, six of RH to sign and five sheets of the workshop', async () => {
    const types = await as(camille).call(documentTypesCalls.getDocumentTemplateTypes, {})

    expect(types.map(({ code, applicationId }) => `${applicationId} ${code}`)).toEqual([
      '8 WORK_CONTRACT',
      '8 AMENDMENT',
      '8 SUSPENSION',
      '8 END_OF_CONTRACT',
      '8 MUTUELLE_DISPENSE',
      '8 MUTUELLE_ADHESION',
      '1 PREPARATION_SHEET',
      '1 PALLET_SHEET',
      '1 DELIVERY_SHEET',
      '1 TEST_SHEET',
      '1 MANUFACTURING_SHEET',
    ])
    expect(types[0]?.label).toBe('Contrat de travail')
  })

  test('are asked by application, in the language of whoever asks', async () => {
    const inSpanish = { ...camille, headers: { 'accept-language': 'es' } }

    const types = await as(inSpanish).call(documentTypesCalls.getDocumentTypes, { applicationId: 8 })

    expect(types[0]).toMatchObject({ label: 'Contrato de trabajo', signable: true, fixed: true })
    expect(types.every(({ applicationId }) => applicationId === 8)).toBe(true)
  })

  test('take a new one, whose code is made from its name; renamed, it keeps what it said in other languages', async () => {
    const type = await newType({ label: names('Bon de sortie') })
    const { id, version } = type

    const documentType = { id, label: 'Bon de départ', signable: true, archived: true, version }
    const edited = await as(camille).call(documentTypesCalls.editDocumentType, { documentType })

    expect(type.code).toBe('BON_DE_SORTIE')
    expect(edited).toMatchObject({ code: 'BON_DE_SORTIE', label: 'Bon de départ', signable: true, archived: true })
    expect(edited.labels.en).toBe('Bon de sortie (en)')
    expect((await as(camille).send(documentTypesCalls.editDocumentType, { documentType })).statusCode).toBe(409)
  })

  test('keep the code of those of the product, which are not archived', async () => {
    const id = await idOf('WORK_CONTRACT')
    const edit = (more: Record<string, unknown>) =>
      refusedField(documentTypesCalls.editDocumentType, {
        documentType: { id, label: 'Contrat de travail', signable: true, ...more },
      })

    expect(await edit({ code: 'CONTRACT' })).toEqual(['documentType.code', expect.stringMatching(/garde son code/)])
    expect(await edit({ archived: true })).toEqual(['documentType.archived', expect.stringMatching(/ne s’archive pas/)])
    const same = { id, code: 'WORK_CONTRACT', label: 'Contrat de travail', signable: true }
    expect((await as(camille).send(documentTypesCalls.editDocumentType, { documentType: same })).statusCode).toBe(200)
  })

  test('refuse a code that is taken, and a name without a Latin letter', async () => {
    const create = (more: Record<string, unknown>) =>
      refusedField(documentTypesCalls.createDocumentType, {
        documentType: { applicationId: 8, label: 'Essai', signable: false, ...more },
      })

    expect(await create({ code: 'AMENDMENT' })).toEqual(['documentType.code', expect.stringMatching(/déjà pris/)])
    expect(await create({ label: 'شهادة' })).toEqual(['documentType.code', expect.stringMatching(/lettres latines/)])
    const foreign = { documentType: { applicationId: 999_999, label: 'Essai', signable: false } }
    expect((await as(camille).send(documentTypesCalls.createDocumentType, foreign)).statusCode).toBe(404)
  })
})

describe('what applications publish', () => {
  const namesOf = async (applicationId: number) =>
    (await as(camille).call(documentTypesCalls.getTableNamesOfDatabase, { applicationId })).map(({ name }) => name)

  test('is offered to their own documents, and the platform’s to all', async () => {
    expect(await namesOf(8)).toEqual([
      'employee',
      'contract',
      'pay',
      'amendment',
      'suspension',
      'ending',
      'mutuelle',
      'dpae',
      'employer',
      'candidateApplication',
      'company',
    ])
    expect(await namesOf(1)).toEqual(['company'])
    const asked = { applicationId: 1, source: 'employee' }
    expect((await as(camille).send(documentTypesCalls.getColumnNamesOfTable, asked)).statusCode).toBe(404)
  })

  test('says its fields by name, without the number of social security', async () => {
    const asked = { applicationId: 8, source: 'employee' }
    const fields = await as(camille).call(documentTypesCalls.getColumnNamesOfTable, asked)

    expect(fields).toContainEqual({ name: 'dateOfBirth', label: 'Date de naissance', type: 'date' })
    expect(JSON.stringify(fields)).not.toMatch(/nir/i)
  })
})

describe('an object of a type', () => {
  test('speaks of a published source, and leads to others', async () => {
    const type = await newType()
    const object = await newObject(type.id)

    const told = await as(camille).call(documentTypesCalls.getDocumentObjects, { typeId: type.id })
    const references = await as(camille).call(documentTypesCalls.getReferencesOfDocumentObject, { objectId: object.id })

    expect(told).toEqual([object])
    expect(references).toEqual([{ name: 'company', label: 'Société', source: 'company', many: false }])
    const { objects } = await as(camille).call(documentTypesCalls.getDocumentTypeById, { id: type.id })
    expect(objects).toEqual([object])
  })

  test('is refused under a name that is taken, with a name that models cannot write, or without source', async () => {
    const { id: documentTypeId } = await newType()
    await newObject(documentTypeId)
    const create = (more: Record<string, unknown>) =>
      refusedField(documentTypesCalls.createDocumentObject, {
        documentTypeId,
        objectToSave: { name: 'other', label: 'Autre', source: 'employee', many: false, ...more },
      })

    expect(await create({ name: 'employee' })).toEqual(['objectToSave.name', expect.stringMatching(/déjà un objet/)])
    expect((await create({ name: 'Salarié' }))[0]).toBe('objectToSave.name')
    expect(await create({ source: 'pg_user' })).toEqual(['objectToSave.source', expect.stringMatching(/pas publiée/)])
  })

  test('changes its source as long as no variable points at it', async () => {
    const { id: documentTypeId } = await newType()
    const { id, version } = await newObject(documentTypeId)
    const change = { id, version, name: 'firm', label: 'Société', source: 'company', many: true }
    const edited = await as(camille).call(documentTypesCalls.editDocumentObject, {
      documentTypeId,
      objectToSave: change,
    })
    await newVariable(id, { path: 'siret', label: 'SIRET' })

    const back = { documentTypeId, objectToSave: { ...change, version: edited.version, source: 'employee' } }

    expect(edited).toMatchObject({ name: 'firm', source: 'company', many: true })
    expect(await refusedField(documentTypesCalls.editDocumentObject, back)).toEqual([
      'objectToSave.source',
      expect.stringMatching(/Une variable pointe/),
    ])
    const stale = { documentTypeId, objectToSave: { ...change, version } }
    expect((await as(camille).send(documentTypesCalls.editDocumentObject, stale)).statusCode).toBe(409)
  })
})

describe('a variable', () => {
  test('has the type of its field, its sample, and the usual format; the editor finds it under its object', async () => {
    const type = await newType()
    const object = await newObject(type.id)

    const told = await newVariable(object.id)

    expect(told).toMatchObject({ type: 'date', format: 'long', sample: '1994-03-14', required: true })
    expect(await as(camille).call(documentTypesCalls.getVariablesOfDocumentObject, { objectId: object.id })).toEqual([
      told,
    ])
    const asked = { applicationId: 8, typeId: type.id }
    expect(await as(camille).call(documentTypesCalls.getDocumentVariables, asked)).toEqual([
      { object: 'employee', label: 'Salarié', many: false, variables: [told] },
    ])
    expect(
      (await as(camille).send(documentTypesCalls.getDocumentVariables, { ...asked, applicationId: 1 })).statusCode,
    ).toBe(404)
  })

  test('is edited, then deleted', async () => {
    const object = await newObject((await newType()).id)
    const { id, version } = await newVariable(object.id)
    const change = { ...variable(object.id), id, version, format: 'short', sample: '2000-01-01', required: false }

    const edited = await as(camille).call(documentTypesCalls.editVariable, { editedVariable: change })
    expect(edited).toMatchObject({ format: 'short', sample: '2000-01-01', required: false })
    expect((await as(camille).send(documentTypesCalls.editVariable, { editedVariable: change })).statusCode).toBe(409)

    expect((await as(camille).send(documentTypesCalls.deleteVariable, { variableId: id })).statusCode).toBe(204)
    expect((await as(camille).send(documentTypesCalls.deleteVariable, { variableId: id })).statusCode).toBe(404)
    expect(await as(camille).call(documentTypesCalls.getVariablesOfDocumentObject, { objectId: object.id })).toEqual([])
  })

  test('is refused for a field that nobody publishes, one that has its own, or a format of another kind', async () => {
    const object = await newObject((await newType()).id)
    await newVariable(object.id)
    const create = (more: Record<string, unknown>) =>
      refusedField(documentTypesCalls.createVariable, { editedVariable: variable(object.id, more) })

    expect(await create({ path: 'nir' })).toEqual(['editedVariable.path', expect.stringMatching(/pas publié/)])
    expect(await create({})).toEqual(['editedVariable.path', expect.stringMatching(/déjà sa variable/)])
    const wrong = await create({ path: 'name', label: 'Nom', format: 'short' })
    expect(wrong).toEqual(['editedVariable.format', expect.stringMatching(/format/)])
  })
})

test('reading is for whoever signed in, writing for a super admin alone, and what does not exist is not found', async () => {
  const sophie = await world.person({ in: await world.client(), admin: true })
  const dorian = await world.person({ superDev: true })
  const nothing = 2_000_000_000
  const reading = [
    [documentTypesCalls.getDocumentTemplateTypes, {}, 200],
    [documentTypesCalls.getDocumentTypes, { applicationId: 8 }, 200],
    [documentTypesCalls.getTableNamesOfDatabase, { applicationId: 8 }, 200],
    [documentTypesCalls.getColumnNamesOfTable, { applicationId: 8, source: 'employee' }, 200],
    [documentTypesCalls.getDocumentTypeById, { id: nothing }, 404],
    [documentTypesCalls.getDocumentObjects, { typeId: nothing }, 404],
    [documentTypesCalls.getVariablesOfDocumentObject, { objectId: nothing }, 404],
    [documentTypesCalls.getReferencesOfDocumentObject, { objectId: nothing }, 404],
    [documentTypesCalls.getDocumentVariables, { applicationId: 8, typeId: nothing }, 404],
  ] as const
  const object = { name: 'x', label: 'X', source: 'employee', many: false }
  const writing = [
    [documentTypesCalls.createDocumentType, { documentType: { applicationId: 8, label: 'X', signable: false } }],
    [documentTypesCalls.editDocumentType, { documentType: { id: nothing, label: 'X', signable: false } }],
    [documentTypesCalls.createDocumentObject, { documentTypeId: nothing, objectToSave: object }],
    [documentTypesCalls.editDocumentObject, { documentTypeId: nothing, objectToSave: { id: 1, ...object } }],
    [documentTypesCalls.createVariable, { editedVariable: variable(nothing) }],
    [documentTypesCalls.editVariable, { editedVariable: variable(nothing, { id: nothing }) }],
    [documentTypesCalls.deleteVariable, { variableId: nothing }],
  ] as const

  for (const [call, input, status] of reading) {
    expect((await as(sophie).send(call, input)).statusCode).toBe(status)
    expect((await as(visitor(world.app)).send(call, input)).statusCode).toBe(401)
  }
  for (const [call, input] of writing) {
    for (const person of [sophie, dorian]) expect((await as(person).send(call, input)).statusCode).toBe(403)
  }
  for (const [call, input] of writing.slice(1)) expect((await as(camille).send(call, input)).statusCode).toBe(404)
})
