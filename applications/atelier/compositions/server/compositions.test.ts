import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openWorkshop } from '#atelier/testing/workshop.ts'
import type { Composition } from '../composition.model.ts'
import { compositionsElement } from '../composition.model.ts'
import { compositionsCalls } from '../compositions.calls.ts'

const world = useOwnWorld()

let client: TestClient
let sophie: TestPerson
let articleId: string
let familyId: string
let packagingId: string
const withLevel = (level: Level, of = client) =>
  world.person({ in: of, rights: { [compositionsElement]: level }, allCompanies: true })
const day = (days: number) => world.clock.today().add({ days }).toString()

beforeEach(async () => {
  client = await world.client()
  sophie = await withLevel(3)
  const workshop = await openWorkshop(world, client)
  articleId = workshop.packedId
  familyId = workshop.familyId
  packagingId = await world.inClient(client, async db => {
    const made = await db
      .insertInto('platform.article' as never)
      .values({ familyId, kind: 'packaging', unit: 'piece', code: 'BQ-500', name: 'Barquette 500 g' } as never)
      .returning('id' as never)
      .executeTakeFirstOrThrow()
    return (made as { id: string }).id
  })
})

const fields = (more: object = {}) => ({
  articleId,
  validFrom: day(0),
  note: null,
  raws: [{ familyId, pct: 100 }],
  packagings: [{ packagingId, quantity: 12.5, lossPct: 0.5 }],
  ...more,
})
const add = (more: object = {}, person = sophie) =>
  as(person).call(compositionsCalls.createComposition, fields(more) as never)
const activate = ({ id }: Composition, person = sophie) =>
  as(person).call(compositionsCalls.activateComposition, { id })
const read = ({ id }: Composition) => as(sophie).call(compositionsCalls.getComposition, { id })
const listed = async (asked: object = {}, person = sophie) =>
  (await as(person).call(compositionsCalls.getPaginatedCompositions, { page: 0, size: 10, ...asked })).items
const refusal = async (work: Promise<unknown>) => {
  const failure = await work.then(
    () => undefined,
    (error: { status: number; code: string; body?: unknown }) => error,
  )
  return failure && [failure.status, failure.code]
}
const change = ({ id, version }: Composition, more: object = {}) => {
  const { articleId: _, ...rest } = fields(more)
  return { ...rest, id, version }
}

describe('a composition', () => {
  test('says what an article is made of, by share of the weight and by case', async () => {
    const made = await add({ note: 'Saison' })

    expect(made).toMatchObject({
      article: 'Grappe 500 g',
      versionNo: 1,
      standing: 'draft',
      former: null,
      raws: [{ family: 'Tomate grappe', pct: 100, lossPct: 0 }],
      packagings: [{ packaging: 'Barquette 500 g', unit: 'piece', quantity: 12.5, lossPct: 0.5 }],
    })
    expect(await listed({ state: 'draft', search: 'grappe' })).toMatchObject([
      { versionNo: 1, raws: 'Tomate grappe 100 %', packagings: 'Barquette 500 g' },
    ])
  })

  test('whose shares make no whole, or which names a line twice or a stranger, is refused at its field', async () => {
    expect(await refusal(add({ raws: [{ familyId, pct: 99.5 }] }))).toEqual([400, 'SHARES_INCOMPLETE'])
    const twice = [
      { familyId, pct: 50 },
      { familyId, pct: 50 },
    ]
    expect(await refusal(add({ raws: twice }))).toEqual([400, 'INVALID_INPUT'])
    expect(await refusal(add({ packagings: [{ packagingId: articleId, quantity: 1 }] }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    expect(await listed({ state: 'draft' })).toEqual([])
  })

  test('comes into force on its day, and the version before holds until the day before', async () => {
    const first = await activate(await add())
    const second = await activate(await add({ validFrom: day(10), raws: [{ familyId, pct: 100, lossPct: 2 }] }))

    expect([first.standing, second.standing]).toEqual(['current', 'upcoming'])
    expect(await read(first)).toMatchObject({ validTo: day(9) })
    expect(second).toMatchObject({ versionNo: 2, former: { versionNo: 1, raws: [{ lossPct: 0 }] } })
    world.clock.advance({ hours: 24 * 10 })
    sophie = await world.signIn(sophie)
    expect((await read(first)).standing).toBe('former')
    expect((await listed({ state: 'current' })).map(({ versionNo }) => versionNo)).toEqual([2])
  })

  test('does not come into force before one that does already', async () => {
    await activate(await add({ validFrom: day(5) }))
    const early = await add({ validFrom: day(5) })
    expect(await refusal(activate(early))).toEqual([400, 'COMPOSITION_OVERLAP'])
  })

  test('is changed and deleted as a draft alone, and not over what another saved', async () => {
    const draft = await add()
    const edited = await as(sophie).call(compositionsCalls.editComposition, change(draft, { note: 'Relu' }) as never)
    expect(edited).toMatchObject({ note: 'Relu', version: 2 })
    const late = as(sophie).call(compositionsCalls.editComposition, change(draft) as never)
    expect(await refusal(late)).toEqual([409, 'VERSION_CONFLICT'])
    const other = await add()
    await as(sophie).call(compositionsCalls.deleteComposition, { id: other.id })
    await activate(edited)
    const holding = change({ ...edited, version: 3 })
    expect(await refusal(as(sophie).call(compositionsCalls.editComposition, holding as never))).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
    expect(await refusal(as(sophie).call(compositionsCalls.deleteComposition, { id: edited.id }))).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
    const told = await as(sophie).call(auditCalls.getHistoryOfRow, { table: 'atelier.composition', rowId: edited.id })
    expect(told.map(({ action }) => action)).toEqual(['update', 'update', 'insert'])
  })

  test('is missed of the articles that have none in force or to come', async () => {
    const without = async () => {
      const { articles } = await as(sophie).call(compositionsCalls.getCompositionChoices, {})
      return articles.filter(({ hasNone }) => hasNone).map(({ name }) => name)
    }
    expect(await without()).toEqual(['Grappe 500 g'])
    await activate(await add())
    expect(await without()).toEqual([])
  })

  test('of a neighbour is as if it were not', async () => {
    const made = await add()
    const neighbour = await withLevel(3, await world.client())
    const { id } = made
    const answers = await Promise.all([
      as(neighbour).send(compositionsCalls.getComposition, { id }),
      as(neighbour).send(compositionsCalls.editComposition, change(made) as never),
      as(neighbour).send(compositionsCalls.deleteComposition, { id }),
      as(neighbour).send(compositionsCalls.activateComposition, { id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await as(neighbour).send(compositionsCalls.createComposition, fields() as never)).statusCode).toBe(400)
    expect(await listed({ state: 'draft' }, neighbour)).toEqual([])
  })

  test('is read, written and brought into force by right alone', async () => {
    const made = await add()
    const [nobody, reader, writer] = [await world.person({ in: client }), await withLevel(1), await withLevel(2)]
    const { id } = made
    const refused = await Promise.all([
      as(nobody).send(compositionsCalls.getPaginatedCompositions, { page: 0, size: 10 }),
      as(nobody).send(compositionsCalls.getComposition, { id }),
      as(nobody).send(compositionsCalls.getCompositionChoices, {}),
      as(reader).send(compositionsCalls.createComposition, fields() as never),
      as(reader).send(compositionsCalls.editComposition, change(made) as never),
      as(reader).send(compositionsCalls.deleteComposition, { id }),
      as(writer).send(compositionsCalls.activateComposition, { id }),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403])
  })
})
