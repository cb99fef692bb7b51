import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { type Article } from '../article.model.ts'
import { articlesElement } from '../trade-place.model.ts'
import { articlesCalls } from '../articles.calls.ts'
import { familiesCalls } from '../families.calls.ts'
import { partnersCalls } from '../partners.calls.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let familyId: string
const withLevel = (level: Level, client = serres) =>
  world.person({ in: client, rights: { [articlesElement]: level }, allCompanies: true })
const family = async (person: TestPerson, code: string, parentId: string | null = null) =>
  as(person).call(familiesCalls.createFamily, { code, name: `Famille ${code}`, parentId })
const fields = (code: string, more: object = {}) => ({
  code,
  name: `Article ${code}`,
  familyId,
  qualityId: null,
  kind: 'packed' as const,
  unit: 'case' as const,
  gtin: null,
  isSold: true,
  ...more,
})
const add = (code: string, more: object = {}) => as(marie).call(articlesCalls.createArticle, fields(code, more))
const listed = async (person: TestPerson, asked: object = {}) => {
  const page = await as(person).call(articlesCalls.getPaginatedArticles, { page: 0, size: 10, ...asked })
  return page.items.map(({ code }) => code)
}
const change = ({ id, version }: Article, more: object = {}) => ({ id, version, ...fields('TG-500'), ...more })

beforeEach(async () => {
  serres = await world.client()
  marie = await withLevel(3)
  familyId = (await family(marie, 'TOM')).id
})

describe('articles', () => {
  test('are found by words, family and kind, and ordered by code', async () => {
    const below = await family(marie, 'TOMG', familyId)
    await add('TG-500', { name: 'Tomate grappe élevée ici', familyId: below.id })
    await add('BQ-01', { name: 'Barquette', kind: 'packaging' })

    expect(await listed(marie, { sort: '-code' })).toEqual(['TG-500', 'BQ-01'])
    expect(await listed(marie, { search: 'elevee' })).toEqual(['TG-500'])
    expect(await listed(marie, { kind: 'packaging' })).toEqual(['BQ-01'])
    expect(await listed(marie, { familyId })).toEqual(['BQ-01', 'TG-500'])
  })

  test('bear a code and a GTIN that hold, and are not saved over what another saved', async () => {
    const made = await add('tg-500', { gtin: '3453120000011' })
    expect(made).toMatchObject({ code: 'TG-500', gtin: '3453120000011', family: 'Famille TOM' })
    const refused = async (more: object) => {
      const answer = await as(marie).send(articlesCalls.createArticle, fields('AUTRE', more))
      return [answer.statusCode, answer.json().fields?.[0]?.field]
    }
    expect(await refused({ code: 'TG-500' })).toEqual([400, 'code'])
    expect(await refused({ gtin: '3453120000012' })).toEqual([400, 'gtin'])
    expect(await refused({ familyId: crypto.randomUUID() })).toEqual([400, 'familyId'])
    expect(await refused({ qualityId: crypto.randomUUID() })).toEqual([400, 'qualityId'])

    const edited = await as(marie).call(articlesCalls.editArticle, change(made, { name: 'Grappe' }))
    expect(edited).toMatchObject({ name: 'Grappe', version: 2 })
    expect((await as(marie).send(articlesCalls.editArticle, change(made))).statusCode).toBe(409)
    await as(marie).call(articlesCalls.archiveArticle, { id: made.id })
    expect([await listed(marie), await listed(marie, { state: 'archived' })]).toEqual([[], ['TG-500']])
    await as(marie).call(articlesCalls.restoreArticle, { id: made.id })
    expect((await as(marie).call(articlesCalls.getArticle, { id: made.id })).archivedAt).toBeNull()
  })

  test('have a standard packing that stays, and one a customer', async () => {
    const { id } = await add('TG-500')
    const customer = await partner('customer', 'Halles du Maine')
    const grower = await partner('grower', 'GAEC du Layon')
    const spec = {
      caseGtin: null,
      customerLabel: null,
      nominalG: 500,
      casesPerLayer: 8,
      casesPerPallet: 80,
      bestBeforeDays: 9,
    }
    const save = (partnerId: string | null, version: number | null = null) =>
      as(marie).send(articlesCalls.saveSpec, { articleId: id, partnerId, version, ...spec })
    const standard = (await save(null)).json()
    const ofHalles = (await save(customer)).json()
    expect((await save(null)).statusCode).toBe(409)
    expect((await save(null, 1)).json().version).toBe(2)
    expect((await save(grower)).statusCode).toBe(400)

    const told = await as(marie).call(articlesCalls.getSpecsOfArticle, { id })
    expect(told.map(one => one.customer)).toEqual([null, 'Halles du Maine'])
    expect((await as(marie).send(articlesCalls.archiveSpec, { id: standard.id })).statusCode).toBe(409)
    expect((await as(marie).send(articlesCalls.archiveSpec, { id: ofHalles.id })).statusCode).toBe(204)
  })

  test('of a neighbour are as if they were not, and each act asks its right', async () => {
    const made = await add('TG-500')
    const voisin = await withLevel(3, await world.client())
    const [reader, writer, nobody] = [await withLevel(1), await withLevel(2), await world.person({ in: serres })]
    const { id } = made
    const spec = {
      articleId: id,
      partnerId: null,
      version: null,
      caseGtin: null,
      customerLabel: null,
      nominalG: 1,
      casesPerLayer: 1,
      casesPerPallet: 1,
      bestBeforeDays: 1,
    }
    const acts = [
      [articlesCalls.getArticle, { id }, nobody],
      [articlesCalls.getSpecsOfArticle, { id }, nobody],
      [articlesCalls.editArticle, change(made), reader],
      [articlesCalls.archiveArticle, { id }, writer],
      [articlesCalls.restoreArticle, { id }, writer],
      [articlesCalls.saveSpec, spec, writer],
    ] as const
    for (const [call, input, without] of acts) {
      expect((await as(without).send(call, input)).statusCode).toBe(403)
      expect((await as(voisin).send(call, input)).statusCode).toBe(404)
    }
    expect((await as(writer).send(articlesCalls.archiveSpec, { id })).statusCode).toBe(403)
    expect((await as(voisin).send(articlesCalls.archiveSpec, { id })).statusCode).toBe(404)
    expect((await as(reader).send(articlesCalls.createArticle, fields('X'))).statusCode).toBe(403)
    expect((await as(nobody).send(articlesCalls.getPaginatedArticles, { page: 0, size: 10 })).statusCode).toBe(403)
    expect(await listed(voisin)).toEqual([])
  })
})

describe('families and qualities', () => {
  test('stand three levels deep, and leave once nothing stands below them', async () => {
    const below = await family(marie, 'TOMG', familyId)
    const lowest = await family(marie, 'TOMG-V', below.id)
    expect([below.level, lowest.level]).toEqual(['family', 'subfamily'])
    const tooDeep = await as(marie).send(familiesCalls.createFamily, { code: 'X', name: 'X', parentId: lowest.id })
    expect([tooDeep.statusCode, tooDeep.json().fields[0].field]).toEqual([400, 'parentId'])
    await expect(family(marie, 'tomg')).rejects.toMatchObject({ status: 400 })

    expect((await as(marie).send(familiesCalls.archiveFamily, { id: below.id })).json().code).toBe('FAMILY_IN_USE')
    await as(marie).call(familiesCalls.archiveFamily, { id: lowest.id })
    const { id, version } = below
    const edit = { id, version, code: 'TOMG', name: 'Grappe' }
    expect((await as(marie).call(familiesCalls.editFamily, edit)).name).toBe('Grappe')
    expect((await as(marie).send(familiesCalls.editFamily, edit)).statusCode).toBe(409)
    const told = await as(marie).call(familiesCalls.getFamilies, {})
    expect(told.map(({ code }) => code)).toEqual(['TOM', 'TOMG', 'TOMG-V'])
  })

  test('qualities are named once, and changed unless another was quicker', async () => {
    const made = await as(marie).call(familiesCalls.createQuality, { code: 'X', name: 'Extra' })
    const again = await as(marie).send(familiesCalls.createQuality, { code: 'x', name: 'Encore' })
    expect(again.statusCode).toBe(400)
    const edit = { ...made, name: 'Extra plus', archivedAt: undefined }
    expect((await as(marie).call(familiesCalls.editQuality, edit)).version).toBe(2)
    expect((await as(marie).send(familiesCalls.editQuality, edit)).statusCode).toBe(409)
    expect((await as(marie).call(familiesCalls.getQualities, {})).map(({ name }) => name)).toEqual(['Extra plus'])
  })

  test('ask their right, and a neighbour meets nothing', async () => {
    const reader = await withLevel(1)
    const voisin = await withLevel(3, await world.client())
    const quality = await as(marie).call(familiesCalls.createQuality, { code: 'X', name: 'Extra' })
    const acts = [
      [familiesCalls.editFamily, { id: familyId, version: 1, code: 'TOM', name: 'T' }],
      [familiesCalls.archiveFamily, { id: familyId }],
      [familiesCalls.editQuality, { id: quality.id, version: 1, code: 'X', name: 'T' }],
    ] as const
    for (const [call, input] of acts) {
      expect((await as(reader).send(call, input)).statusCode).toBe(403)
      expect((await as(voisin).send(call, input)).statusCode).toBe(404)
    }
    for (const call of [familiesCalls.createFamily, familiesCalls.createQuality])
      expect((await as(reader).send(call, { code: 'Z', name: 'Z', parentId: null })).statusCode).toBe(403)
    const nobody = await world.person({ in: serres })
    for (const call of [familiesCalls.getFamilies, familiesCalls.getQualities]) {
      expect((await as(nobody).send(call)).statusCode).toBe(403)
      expect((await as(voisin).send(call)).json()).toEqual([])
    }
  })
})

test('partners, places, crops and certificates are told to who works with goods, of his client alone', async () => {
  await partner('grower', 'GAEC du Layon')
  await partner('customer', 'Halles du Maine')
  await world.inClient(serres, async db => {
    const site = await db
      .insertInto('platform.place')
      .values({ companyId: serres.companies[0]?.id as string, kind: 'site', code: 'N', name: 'Station' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const house = await db
      .insertInto('platform.place')
      .values({ parentId: site.id, kind: 'greenhouse', code: 'N-S', name: 'Serre Nord' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.place')
      .values({ parentId: house.id, kind: 'block', code: 'N-S-7', name: 'bloc 7' })
      .execute()
    await db.insertInto('platform.crop_code').values({ code: 'GR', name: 'Grappe', familyId }).execute()
    await db.insertInto('platform.certificate').values({ code: 'GGAP', name: 'GlobalG.A.P.' }).execute()
  })

  expect((await as(marie).call(partnersCalls.getPartners, { role: 'grower' })).map(({ name }) => name)).toEqual([
    'GAEC du Layon',
  ])
  expect((await as(marie).call(partnersCalls.getPlaces, {})).map(({ name }) => name)).toEqual([
    'Station',
    'Serre Nord',
    'Serre Nord, bloc 7',
  ])
  expect((await as(marie).call(partnersCalls.getCropCodes, {})).map(({ code }) => code)).toEqual(['GR'])
  expect((await as(marie).call(partnersCalls.getCertificates, {})).map(({ code }) => code)).toEqual(['GGAP'])
  const voisin = await withLevel(3, await world.client())
  const nobody = await world.person({ in: serres })
  for (const call of [
    partnersCalls.getPartners,
    partnersCalls.getPlaces,
    partnersCalls.getCropCodes,
    partnersCalls.getCertificates,
  ]) {
    expect((await as(nobody).send(call)).statusCode).toBe(403)
    expect((await as(voisin).send(call)).json()).toEqual([])
  }
})

const partner = (role: string, name: string) =>
  world.inClient(serres, async db => {
    const contact = await db
      .insertInto('platform.contact')
      .values({ kind: 'organisation', name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('platform.partner')
      .values({ contactId: contact.id, code: crypto.randomUUID().slice(0, 8).toUpperCase(), roles: [role] })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
