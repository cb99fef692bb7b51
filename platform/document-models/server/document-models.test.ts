import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { Block } from '../body.model.ts'
import { documentModelsCalls } from '../document-models.calls.ts'
import { usualPage } from '../page-setup.model.ts'

const world = useWorld()
const element = 'rh/documents/modeles'
const rh = 8

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await withLevel(3)
})

const withLevel = (level: Level, client = serres) =>
  world.person({ in: client, rights: { [element]: level }, allCompanies: true })

const paragraph = (...content: Extract<Block, { type: 'paragraph' }>['content'] & object): Block => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const said = (text: string) => ({ type: 'text', text }) as const
const variable = (path: string) => ({ type: 'variable', attrs: { path, format: null, ifEmpty: '' } }) as const
const signature: Block = { type: 'signature', attrs: { capacity: 'employee', label: 'Le salarié', kind: 'signature' } }
const textOf = (...content: Block[]) => ({ body: { type: 'doc' as const, content }, page: usualPage, computed: [] })
const contract = textOf(
  paragraph(said('Entre '), variable('company.name'), said(' et '), variable('employee.name')),
  signature,
)

const typeId = async (code: string) =>
  (await as(marie).call(documentTypesCalls.getDocumentTemplateTypes, {})).find(type => type.code === code)?.id as number

let made = 0
async function create(who = marie, more: Record<string, unknown> = {}) {
  made += 1
  const documentModel = { applicationId: rh, typeId: await typeId('END_OF_CONTRACT'), name: `CDD ${made}`, ...more }
  return as(who).call(documentModelsCalls.createDocumentModel, { documentModel } as never)
}
const edit = (documentModel: Record<string, unknown>, who = marie) =>
  as(who).send(documentModelsCalls.editDocumentModel, { documentModel } as never)
const publish = (id: string, version?: number) =>
  as(marie).send(documentModelsCalls.publishDocumentModel, { id, version, note: 'Première rédaction' })
const read = (id: string) => as(marie).call(documentModelsCalls.getDocumentModel, { id })

describe('a model', () => {
  test('begins as a draft of one empty paragraph, and serves nobody', async () => {
    const model = await create()

    expect(model).toMatchObject({
      state: 'draft',
      language: 'fr',
      companyIds: [],
      publishedVersion: null,
      workingVersion: 1,
      type: { code: 'END_OF_CONTRACT', label: 'Fin de contrat', signable: true },
      can: { edit: true, publish: true },
    })
    expect(model.text.body.content).toHaveLength(1)
    expect(await as(marie).call(documentModelsCalls.getUsableModels, { typeCode: 'END_OF_CONTRACT' })).toEqual([])
  })

  test('that is published serves while the next text is written, until that one is published', async () => {
    const { id } = await create(marie, { text: contract })
    expect((await publish(id)).statusCode).toBe(200)
    const changed = textOf(...contract.body.content, paragraph(said('Article 2')))

    expect((await edit({ id, text: changed })).statusCode).toBe(200)

    expect(await read(id)).toMatchObject({ state: 'published', publishedVersion: 1, workingVersion: 2, text: changed })
    expect(await as(marie).call(documentModelsCalls.getUsableModels, { typeCode: 'END_OF_CONTRACT' })).toMatchObject([
      { id, publishedVersion: 1 },
    ])
    expect((await publish(id)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ publishedVersion: 2, workingVersion: null })
    const versions = await as(marie).call(documentModelsCalls.getModelVersions, { id })
    expect(versions.map(({ number, note }) => [number, note])).toEqual([
      [2, 'Première rédaction'],
      [1, 'Première rédaction'],
    ])
    expect(await as(marie).call(documentModelsCalls.getModelVersion, { id, number: 1 })).toMatchObject({
      text: contract,
    })
  })

  test('once published is changed by nobody, the program neither', async () => {
    const { id } = await create(marie, { text: contract })
    await publish(id)

    const write = world.inClient(serres, db =>
      db.updateTable('platform.document_model_version').set({ note: 'autre' }).where('modelId', '=', id).execute(),
    )

    await expect(write).rejects.toThrow('a published text is never changed')
  })

  test('takes a former text again, as the one that is being written', async () => {
    const { id } = await create(marie, { text: contract })
    await publish(id)
    await edit({ id, text: textOf(paragraph(said('Tout autre'))) })

    const restored = await as(marie).call(documentModelsCalls.restoreVersion, { id, number: 1 })

    expect(restored).toMatchObject({ workingVersion: 2, text: contract })
  })

  test('is copied with its text, under another name', async () => {
    const { id } = await create(marie, { text: contract })
    expect(await create(marie, { name: 'Copie', copyOf: id })).toMatchObject({ name: 'Copie', text: contract })
  })

  test('that is put aside serves nobody, frees its name and comes back', async () => {
    const { id, name } = await create(marie, { text: contract })
    await publish(id)

    await as(marie).call(documentModelsCalls.archiveDocumentModel, { id })

    expect(await as(marie).call(documentModelsCalls.getUsableModels, { typeCode: 'END_OF_CONTRACT' })).toEqual([])
    expect((await edit({ id, name: 'Autre' })).json()).toMatchObject({ code: 'MODEL_ARCHIVED' })
    const other = await create(marie, { name })
    const back = { id, archived: false }
    expect((await as(marie).send(documentModelsCalls.archiveDocumentModel, back)).statusCode).toBe(400)
    await as(marie).call(documentModelsCalls.archiveDocumentModel, { id: other.id })
    await as(marie).call(documentModelsCalls.archiveDocumentModel, back)
    expect(await read(id)).toMatchObject({ state: 'published', publishedVersion: 1 })
  })
})

describe('what cannot be published', () => {
  test('names each variable that its type does not have', async () => {
    const { id } = await create(marie, { text: textOf(paragraph(variable('employee.salary')), signature) })

    const refused = await publish(id)

    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'BODY_AT_FAULT', fields: [{ field: 'employee.salary' }] })
  })

  test('repeats an object of which there is one', async () => {
    const loop: Block = { type: 'loop', attrs: { object: 'employee', sortBy: null }, content: [paragraph(said('a'))] }
    const { id } = await create(marie, { text: textOf(loop, signature) })
    expect((await publish(id)).json()).toMatchObject({ code: 'BODY_AT_FAULT', fields: [{ field: 'employee' }] })
  })

  test('is signed, and leaves no place to sign', async () => {
    const { id } = await create(marie, { text: textOf(paragraph(said('Sans place'))) })
    expect((await publish(id)).json()).toMatchObject({ code: 'MODEL_INCOMPLETE' })
  })

  test('has a condition that says nothing yet', async () => {
    const condition: Block = {
      type: 'condition',
      attrs: { match: 'all', tests: [] },
      content: [{ type: 'then', content: [paragraph(said('a'))] }],
    }
    const { id } = await create(marie, { text: textOf(condition, signature) })
    expect((await publish(id)).json()).toMatchObject({ code: 'MODEL_INCOMPLETE' })
  })

  test('is published already', async () => {
    const { id } = await create(marie, { text: contract })
    await publish(id)
    expect((await publish(id)).json()).toMatchObject({ code: 'NOTHING_TO_PUBLISH' })
  })
})

describe('a text is refused', () => {
  test.each([
    ['an unknown node', { type: 'doc', content: [{ type: 'iframe' }] }],
    [
      'an attribute that changes what objects are',
      { type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'left', __proto__x: 1 } }] },
    ],
    ['nothing', { type: 'doc', content: [] }],
  ])('that holds %s', async (_name, body) => {
    const { id } = await create()
    expect((await edit({ id, text: { body, page: usualPage, computed: [] } })).statusCode).toBe(400)
  })

  test('whose computed fields need themselves', async () => {
    const { id } = await create()
    const field = (name: string, path: string) => ({
      name,
      label: name,
      type: 'number',
      rule: { do: 'variable', path },
    })
    const computed = [field('a', 'computed.b'), field('b', 'computed.a')]
    expect((await edit({ id, text: { ...contract, computed } })).statusCode).toBe(400)
  })
})

describe('two people', () => {
  test('who write one model: the second is told before anything is lost', async () => {
    const { id, version } = await create()
    expect((await edit({ id, text: contract, version })).statusCode).toBe(200)
    const late = await edit({ id, text: textOf(paragraph(said('Tard'))), version }, await withLevel(2))
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await read(id)).toMatchObject({ text: contract })
  })

  test('who publish at once: one does', async () => {
    const { id, version } = await create(marie, { text: contract })
    const both = await Promise.all([publish(id, version), publish(id, version)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('the rights on models', () => {
  test('let readers read, writers write, and managers publish and put aside', async () => {
    const { id } = await create(marie, { text: contract })
    const [reader, writer] = [await withLevel(1), await withLevel(2)]

    expect(await as(reader).call(documentModelsCalls.getDocumentModel, { id })).toMatchObject({
      can: { edit: false, publish: false },
    })
    expect((await edit({ id, name: 'Autre' }, reader)).statusCode).toBe(403)
    expect((await edit({ id, name: 'Autre' }, writer)).statusCode).toBe(200)
    expect((await as(writer).send(documentModelsCalls.publishDocumentModel, { id })).statusCode).toBe(403)
    expect((await as(writer).send(documentModelsCalls.archiveDocumentModel, { id })).statusCode).toBe(403)
  })

  test('keep a model of some companies from who has no right in them', async () => {
    const group = await world.client({ companies: ['Nord', 'Sud'] })
    const [north] = group.companies
    const { id } = await create(await withLevel(3, group), { companyIds: [north?.id] })
    const ofSouth = await world.person({ in: group, rights: { [element]: 3 }, companies: [1] })

    expect((await as(ofSouth).send(documentModelsCalls.getDocumentModel, { id })).statusCode).toBe(404)
    const { items } = await as(ofSouth).call(documentModelsCalls.getDocumentModels, { applicationId: rh })
    expect(items).toEqual([])
  })

  test('are those of one client: a neighbour’s model is none', async () => {
    const { id } = await create()
    const stranger = await withLevel(3, await world.client())
    for (const call of [documentModelsCalls.getDocumentModel, documentModelsCalls.getModelVersions])
      expect((await as(stranger).send(call, { id })).statusCode).toBe(404)
  })
})

describe('whoever has no right on models', () => {
  test('is refused every call about them', async () => {
    const { id, type } = await create(marie, { text: contract })
    const nobody = await world.person({ in: serres, rights: {}, allCompanies: true })
    const reader = await withLevel(1)
    const statusOf = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode

    expect(await statusOf(as(nobody).send(documentModelsCalls.getDocumentModel, { id }))).toBe(403)
    expect(await statusOf(as(nobody).send(documentModelsCalls.getModelVersions, { id }))).toBe(403)
    expect(await statusOf(as(nobody).send(documentModelsCalls.getModelVersion, { id, number: 1 }))).toBe(403)
    expect(await statusOf(as(nobody).send(documentModelsCalls.previewText, { modelId: id, text: contract }))).toBe(403)
    expect(await statusOf(as(reader).send(documentModelsCalls.restoreVersion, { id, number: 1 }))).toBe(403)
    expect(await statusOf(as(reader).send(documentModelsCalls.getStandardModels, { applicationId: rh }))).toBe(403)
    const sample = { typeId: type.id, object: 'company', search: '' }
    expect(await statusOf(as(reader).send(documentModelsCalls.getSamples, sample))).toBe(403)
    const visitor = { ...nobody, token: 'nobody' }
    expect(await statusOf(as(visitor).send(documentModelsCalls.getUsableModels, { typeCode: 'AMENDMENT' }))).toBe(401)
    expect(await statusOf(as(visitor).send(documentModelsCalls.getModelsFor, { source: 'employee' }))).toBe(401)
  })
})

test('published models are told by the records that they speak of, with what these are called in them', async () => {
  const [published] = [await create(marie, { text: contract }), await create()]
  await publish(published.id)
  const toldTo = (who: TestPerson, source: string) => as(who).call(documentModelsCalls.getModelsFor, { source })

  expect(await toldTo(marie, 'employee')).toMatchObject([
    { id: published.id, object: 'employee', type: 'Fin de contrat', publishedVersion: 1 },
  ])
  expect(await toldTo(marie, 'company')).toEqual([])
  expect(await toldTo(marie, 'unknown')).toEqual([])
  expect(await toldTo(await withLevel(3, await world.client()), 'employee')).toEqual([])
})

describe('what one begins from', () => {
  test('is told to who writes models, and a preview of it is drawn on examples', async () => {
    expect(await as(marie).call(documentModelsCalls.getStandardModels, { applicationId: rh })).toContainEqual({
      code: 'work-contract-seasonal',
      typeCode: 'WORK_CONTRACT',
      name: 'Contrat saisonnier',
    })
    const { id, type } = await create(marie, { text: contract })
    const preview = await as(marie).call(documentModelsCalls.previewText, { modelId: id, text: contract })
    expect(preview).toMatchObject({ pages: 1, empty: [] })
    const asked = { typeId: type.id, object: 'company', search: 'layon' }
    expect(await as(marie).call(documentModelsCalls.getSamples, asked)).toMatchObject([{ label: 'Serres du Layon' }])
  })
})

describe('the list', () => {
  test('shows the models of an application by name, and finds them by a piece of it', async () => {
    for (const name of ['Saisonnier', 'CDI cadre', 'Vendanges']) await create(marie, { name })
    const list = (asked: Record<string, unknown> = {}) =>
      as(marie).call(documentModelsCalls.getDocumentModels, { applicationId: rh, ...asked })

    expect((await list()).items.map(({ name }) => name)).toEqual(['CDI cadre', 'Saisonnier', 'Vendanges'])
    expect((await list({ search: 'vendan' })).items.map(({ name }) => name)).toEqual(['Vendanges'])
    expect((await list({ state: 'archived' })).items).toEqual([])
    const refused = await as(marie).send(documentModelsCalls.getDocumentModels, { applicationId: 1 })
    expect(refused.statusCode).toBe(404)
  })

  test('refuses a name that is taken in the same type and language', async () => {
    const { name } = await create()
    const documentModel = { applicationId: rh, typeId: await typeId('END_OF_CONTRACT'), name: name.toUpperCase() }
    const refused = await as(marie).send(documentModelsCalls.createDocumentModel, { documentModel } as never)
    expect(refused.json()).toMatchObject({ fields: [{ field: 'documentModel.name', code: 'taken' }] })
  })
})

describe('a picture of a text', () => {
  const green = async () =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
            .png()
            .toBuffer(),
        ),
      ],
      'logo.png',
    )
  const add = async (id: string, who = marie) =>
    as(who).sendForm(documentModelsCalls.addModelImage, { id }, { image: [await green()] })
  const image = (fileId: string): Block => ({ type: 'image', attrs: { fileId, width: 20, alt: 'Logo' } })

  test('is kept with the model, seen by who reads it, and drawn; one that is not there is left out', async () => {
    const { id } = await create()
    const { fileId } = (await add(id)).json()
    const draws = async (file: string) => {
      const { pdf } = await as(marie).call(documentModelsCalls.previewText, { modelId: id, text: textOf(image(file)) })
      return /\/Subtype ?\/Image/.test(Buffer.from(pdf, 'base64').toString('latin1'))
    }

    expect(await draws(fileId)).toBe(true)
    expect(await draws('018f0000-0000-7000-8000-000000000000')).toBe(false)
    const seen = await as(await withLevel(1)).send(documentModelsCalls.getModelImage, { id, fileId })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('goes with a copy of the model, and to nobody else', async () => {
    const { id } = await create()
    const { fileId } = (await add(id)).json()
    await edit({ id, text: textOf(image(fileId)) })
    const copy = await create(marie, { copyOf: id })
    const other = await create()
    const seen = async (model: string, who = marie) =>
      (await as(who).send(documentModelsCalls.getModelImage, { id: model, fileId })).statusCode

    expect(await seen(copy.id)).toBe(200)
    expect(await seen(other.id)).toBe(404)
    expect(await seen(id, await withLevel(3, await world.client()))).toBe(404)
    expect((await add(id, await withLevel(1))).statusCode).toBe(403)
    expect((await add(id, await withLevel(3, await world.client()))).statusCode).toBe(404)
  })
})
