import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { placesCalls } from '#culture/places/places.calls.ts'
import { placesElement } from '#culture/places/place.model.ts'
import { varietiesCalls } from '#culture/varieties/varieties.calls.ts'
import { varietiesElement } from '#culture/varieties/variety.model.ts'
import { type PlantingFields, plantingsElement } from '../planting.model.ts'
import { plantingsCalls } from '../plantings.calls.ts'

const world = useWorld()

const withLevel = (level: Level, client: TestClient) =>
  world.person({
    in: client,
    rights: { [plantingsElement]: level, [placesElement]: 3, [varietiesElement]: 2 },
    allCompanies: true,
  })

const sizes = { grossM2: null, rowCount: null, rowLengthM: null }

/** A client with a family, a variety and a block of 6,200 m2, and the usual crop on it. */
async function field(level: Level = 3) {
  const client = await world.client()
  const marie = await withLevel(level, client)
  const familyId = await world.inClient(client, async db => {
    const family = { code: 'TOM', name: 'Tomates', level: 'central' }
    const { id } = await db
      .insertInto('platform.article_family')
      .values(family)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  const site = await as(marie).call(placesCalls.createPlace, {
    ...sizes,
    kind: 'site',
    parentId: null,
    companyId: client.companies[0]?.id as string,
    cultivatedM2: null,
    code: 'SITE',
    name: 'Site',
  })
  const block = (code: string) =>
    as(marie).call(placesCalls.createPlace, {
      ...sizes,
      kind: 'block',
      parentId: site.id,
      companyId: null,
      cultivatedM2: 6_200,
      code,
      name: `Bloc ${code}`,
    })
  const { id: varietyId } = await as(marie).call(varietiesCalls.createVariety, {
    name: 'Clodano',
    species: 'tomato',
    type: 'truss',
    breeder: null,
    meanFruitG: null,
    daysToFirstHarvest: null,
    eppoCode: null,
    note: null,
  })
  const first = await block('B1')
  const usual: PlantingFields = {
    code: 'TO',
    familyId,
    campaign: 2027,
    varietyId,
    placeId: first.id,
    areaM2: 6_200,
    stemsM2: 3.2,
    plantedOn: '2026-12-01',
    endedOn: '2027-10-30',
    targetKgM2: 58.4,
    note: null,
  }
  return { client, marie, block, usual }
}

type Made = Awaited<ReturnType<typeof plant>>
const plant = (person: TestPerson, fields: PlantingFields) => as(person).call(plantingsCalls.createPlanting, fields)
const listed = async (person: TestPerson, state: 'active' | 'archived' = 'active') =>
  (await as(person).call(plantingsCalls.getPaginatedPlantings, { page: 0, size: 10, state })).items
const change = ({ variety: _v, place: _p, stage: _s, archivedAt: _a, ...said }: Made) => said

describe('crop codes', () => {
  test('keep what was written of them, to the gram of their target', async () => {
    const { marie, usual } = await field()

    await plant(marie, usual)

    expect(await listed(marie)).toMatchObject([{ ...usual, variety: 'Clodano', place: 'Bloc B1', targetKgM2: 58.4 }])
  })

  test('stand alone on their block: another is refused by name, and welcome once they are pulled out', async () => {
    const { marie, usual } = await field()
    await plant(marie, usual)
    const next = { ...usual, code: 'GR', plantedOn: '2027-10-30', endedOn: null }

    const refused = await as(marie).send(plantingsCalls.createPlanting, next)
    const accepted = await as(marie).send(plantingsCalls.createPlanting, { ...next, plantedOn: '2027-10-31' })

    expect([refused.statusCode, refused.json().code, accepted.statusCode]).toEqual([409, 'BLOCK_TAKEN', 201])
    expect(refused.json().message).toBe('Bloc B1 porte déjà le code TO à cette date.')
  })

  test('that two save at once on one block: one is planted', async () => {
    const { marie, usual } = await field()

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => as(marie).send(plantingsCalls.createPlanting, { ...usual, code: `T${at}` })),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('are refused at their fields: a larger area, a code twice in a campaign, an end before the planting', async () => {
    const { marie, usual, block } = await field()
    await plant(marie, usual)
    const { id: placeId } = await block('B2')
    const fieldOf = async (wrong: Partial<PlantingFields>) => {
      const answer = await as(marie).send(plantingsCalls.createPlanting, { ...usual, code: 'GR', placeId, ...wrong })
      return [answer.statusCode, answer.json().fields?.[0]?.field]
    }

    expect(await fieldOf({ areaM2: 6_231.01 })).toEqual([400, 'areaM2'])
    expect(await fieldOf({ code: 'to' })).toEqual([400, 'code'])
    expect(await fieldOf({ code: 'ABCDEFGHI' })).toEqual([400, 'code'])
    expect(await fieldOf({ endedOn: '2026-11-30' })).toEqual([400, 'endedOn'])
    expect(await fieldOf({ familyId: null })).toEqual([400, 'familyId'])
    expect(await fieldOf({ varietyId: usual.placeId })).toEqual([400, 'varietyId'])
  })

  test('come back in the next campaign without saying again what their harvest becomes', async () => {
    const { marie, usual } = await field()
    await plant(marie, usual)

    const next = await plant(marie, {
      ...usual,
      familyId: null,
      campaign: 2028,
      plantedOn: '2027-12-01',
      endedOn: '2028-10-30',
    })

    expect(next.familyId).toBe(usual.familyId)
  })

  test('keep their block in use until they are put aside, and are taken back while it is free', async () => {
    const { marie, usual } = await field()
    const { id } = await plant(marie, { ...usual, endedOn: null })

    const inUse = await as(marie).send(placesCalls.archivePlace, { id: usual.placeId })
    await as(marie).call(plantingsCalls.archivePlanting, { id })
    const other = await plant(marie, { ...usual, code: 'GR' })
    const taken = await as(marie).send(plantingsCalls.restorePlanting, { id })
    await as(marie).call(plantingsCalls.archivePlanting, { id: other.id })
    await as(marie).call(plantingsCalls.restorePlanting, { id })

    expect([inUse.json().code, taken.json().code]).toEqual(['PLACE_IN_USE', 'BLOCK_TAKEN'])
    expect((await listed(marie)).map(({ code }) => code)).toEqual(['TO'])
  })

  test('are not saved over what somebody else saved, and tell their history', async () => {
    const { marie, usual } = await field()
    const made = await plant(marie, usual)

    const edited = await as(marie).call(plantingsCalls.editPlanting, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(plantingsCalls.editPlanting, { ...change(made), note: 'Perdu' })
    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'culture.planting', rowId: made.id })

    expect([edited.version, late.statusCode, told.map(({ action }) => action)]).toEqual([2, 409, ['update', 'insert']])
  })

  test('of a neighbour are as if they were not', async () => {
    const [own, other] = [await field(), await field()]
    const made = await plant(other.marie, other.usual)
    const { id } = made

    const answers = await Promise.all([
      as(own.marie).send(plantingsCalls.editPlanting, change(made)),
      as(own.marie).send(plantingsCalls.archivePlanting, { id }),
      as(own.marie).send(plantingsCalls.restorePlanting, { id }),
      as(own.marie).send(plantingsCalls.createPlanting, { ...own.usual, placeId: other.usual.placeId }),
      as(own.marie).send(auditCalls.getHistoryOfRow, { table: 'culture.planting', rowId: id }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(await listed(own.marie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const { client, marie, usual } = await field(2)
    const made = await plant(marie, usual)
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]

    const refused = await Promise.all([
      as(nobody).send(plantingsCalls.getPaginatedPlantings, { page: 0, size: 10 }),
      as(reader).send(plantingsCalls.getPlantingChoices, {}),
      as(reader).send(plantingsCalls.createPlanting, usual),
      as(reader).send(plantingsCalls.editPlanting, change(made)),
      as(marie).send(plantingsCalls.archivePlanting, { id: made.id }),
      as(marie).send(plantingsCalls.restorePlanting, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  })
})
