import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { noValues, usualSettings, type Values } from '../measure.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import {
  attributionElement,
  historyElement,
  notationElement,
  planningElement,
  verificationElement,
  verificationRight,
} from '../plant-rounds-place.model.ts'
import { samplesCalls } from '../samples.calls.ts'
import { makeRoundsJob } from './make-rounds.ts'

const world = useOwnWorld()
const planning = {
  [attributionElement]: 3,
  [planningElement]: 3,
  [notationElement]: 3,
  [historyElement]: 1,
  [verificationElement]: 2,
  [verificationRight]: 2,
} as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let leila: TestPerson
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  youssef = await world.person({ in: serres, rights: planning, allCompanies: true })
  leila = await world.person({ in: serres, rights: { [notationElement]: 2 }, allCompanies: true })
  await growCrop(world, serres)
})

const day = (days: number) => world.clock.today().add({ days }).toString()
const refusal = async (call: Call, input: object, by = youssef) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  const { code, fields } = answer.json()
  return [answer.statusCode, fields?.[0]?.code ?? code]
}
const attributions = (by = youssef) => as(by).call(samplesCalls.getAttributions, {})
const plantingId = async () => (await attributions()).crops[0]?.plantingId as string
const plant = (tag: string, rowLabel: string | null = '12') => ({ tag, rowLabel, position: 4 })
const attribute = async (more: object = {}) =>
  as(youssef).call(samplesCalls.saveAttribution, {
    plantingId: await plantingId(),
    observerId: leila.userId,
    plants: [plant('P1'), plant('P2')],
    version: 0,
    ...more,
  } as never)
const planDaily = async (more: object = {}) => {
  const weekday = world.clock.today().dayOfWeek
  const plan = { weekday, everyWeeks: 1, startsOn: day(0), endsOn: null, version: 0, ...more }
  return as(youssef).call(samplesCalls.saveRegistrationPlan, { plantingId: await plantingId(), ...plan } as never)
}
const ownRounds = (by = leila) => as(by).call(plantRoundsCalls.getRounds, {})
const values = (more: Partial<Values> = {}): Values => ({ ...noValues, growthCm: 18, headDiameterMm: 11, ...more })
const measuring = (id: string, tag: string, more: object = {}) => ({
  id,
  tag,
  values: values(),
  missing: null,
  note: null,
  ...more,
})
const measure = (id: string, tag: string, more: object = {}, by = leila) =>
  as(by).call(plantRoundsCalls.measurePlant, measuring(id, tag, more) as never)

/** A round of two plants that is due today. */
async function dueRound() {
  await attribute()
  await planDaily()
  return (await ownRounds())[0]?.id as string
}

/** The same, measured and handed in. */
async function handedIn() {
  const id = await dueRound()
  await measure(id, 'P1')
  await measure(id, 'P2')
  return as(leila).call(plantRoundsCalls.submitRound, { id })
}

describe('the plants of a crop', () => {
  test('are given to somebody, with their tags', async () => {
    expect((await attributions()).crops).toMatchObject([{ code: 'GR', observerId: null, plants: [], version: 0 }])
    expect(await attribute()).toMatchObject({
      observerId: leila.userId,
      plants: [plant('P1'), plant('P2')],
      version: 1,
    })
    expect((await attributions()).observers.map(({ id }) => id)).toContain(leila.userId)
    expect((await attributions()).plantsARound).toBe(10)
  })

  test('bear a tag each, and that of one that left is given to no other', async () => {
    await attribute()
    const wish = { plantingId: await plantingId(), observerId: leila.userId, version: 1 }
    const given = (plants: object[]) => refusal(samplesCalls.saveAttribution, { ...wish, plants })
    expect(await given([plant('P1'), plant('P1')])).toEqual([400, 'taken'])
    await attribute({ plants: [plant('P2', '14'), plant('P3')], version: 1 })
    expect((await attributions()).crops[0]?.plants).toEqual([plant('P2', '14'), plant('P3')])
    expect(
      await refusal(samplesCalls.saveAttribution, { ...wish, version: 2, plants: [plant('P1'), plant('P2')] }),
    ).toEqual([400, 'TAG_USED'])
    expect(await given([plant('P2')])).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('are given to members alone', async () => {
    const neighbour = await world.person({ in: await world.client(), rights: planning })
    const wish = { plantingId: await plantingId(), observerId: neighbour.userId, plants: [plant('P1')], version: 0 }
    expect(await refusal(samplesCalls.saveAttribution, wish)).toEqual([400, 'unknown'])
  })
})

describe('rounds', () => {
  test('are made of a plan for the weeks to come, and once', async () => {
    await attribute()
    expect(await planDaily()).toMatchObject({ plan: { everyWeeks: 1 }, version: 1 })
    const { rounds, crops } = await as(youssef).call(samplesCalls.getRegistrationPlans, { on: day(7) })
    expect(rounds).toMatchObject([{ code: 'GR', dueOn: day(7), state: 'due', plants: 2, measured: 0 }])
    expect(crops).toMatchObject([{ code: 'GR', version: 1 }])
    await makeRoundsJob.run({ ...world.ground, databases: world.databases }, {})
    expect((await as(youssef).call(samplesCalls.getRegistrationPlans, { on: day(7) })).rounds).toHaveLength(1)
    expect(await ownRounds()).toHaveLength(2)
  })

  test('follow a plan that changes, and have days in order', async () => {
    await attribute()
    await planDaily()
    const id = await plantingId()
    const plan = { plantingId: id, weekday: 2, everyWeeks: 4, startsOn: day(2), endsOn: day(1), version: 1 }
    expect(await refusal(samplesCalls.saveRegistrationPlan, plan)).toEqual([400, 'before'])
    expect(await refusal(samplesCalls.saveRegistrationPlan, { ...plan, endsOn: null, version: 0 })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    await as(youssef).call(samplesCalls.saveRegistrationPlan, { ...plan, endsOn: day(2) } as never)
    expect((await ownRounds()).length).toBeLessThanOrEqual(1)
  })

  test('are moved to another day and person, not to the past nor onto another', async () => {
    const id = await dueRound()
    const moved = { id, dueOn: day(1), observerId: youssef.userId, version: 1 }
    expect(await refusal(samplesCalls.moveRound, { ...moved, dueOn: day(-1) })).toEqual([400, 'DAY_PAST'])
    expect(await refusal(samplesCalls.moveRound, { ...moved, dueOn: day(7) })).toEqual([400, 'DAY_TAKEN'])
    expect(await as(youssef).call(samplesCalls.moveRound, moved)).toMatchObject({
      dueOn: day(1),
      observerId: youssef.userId,
      version: 2,
    })
    expect(await refusal(samplesCalls.moveRound, moved)).toEqual([409, 'VERSION_CONFLICT'])
    expect((await ownRounds()).map(round => round.id)).not.toContain(id)
  })

  test('that nobody began are missed after three days, and may be planned again', async () => {
    const id = await dueRound()
    await world.inClient(serres, db =>
      db
        .updateTable('culture.plant_round' as never)
        .set({ dueOn: day(-4) } as never)
        .where('id' as never, '=', id as never)
        .execute(),
    )
    await makeRoundsJob.run({ ...world.ground, databases: world.databases }, {})
    const missed = (await ownRounds()).find(round => round.id === id)
    expect(missed).toMatchObject({ state: 'missed', can: { enter: false } })
    expect(await refusal(plantRoundsCalls.measurePlant, measuring(id, 'P1'), leila)).toEqual([
      409,
      'TRANSITION_INVALID',
    ])
    const again = { id, dueOn: day(2), observerId: leila.userId, version: 2 }
    expect(await as(youssef).call(samplesCalls.moveRound, again)).toMatchObject({ state: 'due' })
  })
})

describe('a round', () => {
  test('goes from the first plant to another person who validates it, and draws a curve', async () => {
    const id = await dueRound()
    expect(await measure(id, 'P1', { values: values({ headDiameterMm: 10.5 }) })).toMatchObject({
      state: 'in_progress',
      measured: 1,
      sampled: [{ tag: 'P1', isDone: true, values: { headDiameterMm: 10.5 } }, { isDone: false }],
    })
    expect(await refusal(plantRoundsCalls.submitRound, { id }, leila)).toEqual([409, 'ROUND_INCOMPLETE'])
    await measure(id, 'P2', { values: noValues, missing: 'broken' })
    expect(await as(leila).call(plantRoundsCalls.submitRound, { id })).toMatchObject({ state: 'to_check' })
    const series = () => as(youssef).call(plantRoundsCalls.getRegistrationSeries, { measure: 'headDiameterMm' })
    expect((await series()).series).toEqual([])
    const [waiting] = await as(youssef).call(plantRoundsCalls.getRoundsToCheck, {})
    expect(waiting).toMatchObject({ id, can: { check: true, redo: true } })
    const version = waiting?.version as number
    expect(await as(youssef).call(plantRoundsCalls.validateRound, { id, version })).toMatchObject({
      state: 'validated',
    })
    expect(await series()).toMatchObject({
      days: [day(0)],
      series: [{ means: [{ mean: 10.5, difference: null, plants: 1 }] }],
      plants: [
        { tag: 'P1', values: [10.5] },
        { tag: 'P2', values: [null] },
      ],
    })
  })

  test('is not validated by who measured a plant or handed it in', async () => {
    const id = await dueRound()
    await measure(id, 'P1')
    await measure(id, 'P2', {}, youssef)
    const { version } = await as(leila).call(plantRoundsCalls.submitRound, { id })
    expect(await refusal(plantRoundsCalls.validateRound, { id, version })).toEqual([409, 'SAME_PERSON'])
    const other = await world.person({ in: serres, rights: planning, allCompanies: true })
    expect(await refusal(plantRoundsCalls.validateRound, { id, version: 1 }, other)).toEqual([409, 'VERSION_CONFLICT'])
    await as(other).call(plantRoundsCalls.validateRound, { id, version })
    expect(await refusal(plantRoundsCalls.validateRound, { id, version }, other)).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('goes back to its observer with a sentence, and comes again', async () => {
    const { id, version } = await handedIn()
    expect(await refusal(plantRoundsCalls.redoRound, { id, sentence: ' ', version })).toEqual([400, 'too_small'])
    await as(youssef).call(plantRoundsCalls.redoRound, { id, sentence: 'Mesurer P1 à nouveau', version })
    const [back] = await ownRounds()
    expect(back).toMatchObject({ state: 'to_redo', redoSentence: 'Mesurer P1 à nouveau', can: { enter: true } })
    expect(await measure(id, 'P1', { values: values({ growthCm: 17 }) })).toMatchObject({ state: 'in_progress' })
    expect(await as(leila).call(plantRoundsCalls.submitRound, { id })).toMatchObject({ state: 'to_check' })
    expect(await refusal(plantRoundsCalls.redoRound, { id, sentence: 'Encore', version })).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
  })

  test('refuses at each value what cannot be', async () => {
    const id = await dueRound()
    const told = (more: Partial<Values>) =>
      refusal(plantRoundsCalls.measurePlant, measuring(id, 'P1', { values: values(more) }), leila)
    expect(await told({ headDiameterMm: 21 })).toEqual([400, 'MEASURE_RANGE'])
    expect(await told({ floweringTruss: 3, setTruss: 4 })).toEqual([400, 'TRUSS_ORDER'])
    expect(await told({ fruitLoadM2: 80 })).toEqual([400, 'NOT_MEASURED'])
    const nothing = measuring(id, 'P1', { values: noValues })
    expect(await refusal(plantRoundsCalls.measurePlant, nothing, leila)).toEqual([400, 'required'])
    expect((await refusal(plantRoundsCalls.measurePlant, measuring(id, 'P9'), leila))[0]).toBe(404)
  })

  test('says what the plant was the week before, and refuses a truss that goes back', async () => {
    const id = await dueRound()
    await measure(id, 'P1', { values: values({ floweringTruss: 9.5 }) })
    await measure(id, 'P2')
    await as(leila).call(plantRoundsCalls.submitRound, { id })
    const next = (await ownRounds()).find(round => round.state === 'due')?.id as string
    const { sampled } = await as(leila).call(plantRoundsCalls.getRound, { id: next })
    expect(sampled[0]?.former).toEqual([values({ floweringTruss: 9.5 })])
    const back = measuring(next, 'P1', { values: values({ floweringTruss: 9.4 }) })
    expect(await refusal(plantRoundsCalls.measurePlant, back, leila)).toEqual([400, 'TRUSS_BACK'])
  })

  test('that a phone sends late, twice or in another order is kept as it was last measured', async () => {
    const id = await dueRound()
    const at = (minutes: number) => world.clock.now().subtract({ minutes }).toString()
    await measure(id, 'P1', { values: values({ growthCm: 20 }), happenedAt: at(5) })
    await measure(id, 'P1', { values: values({ growthCm: 12 }), happenedAt: at(30) })
    const key = crypto.randomUUID()
    const sender = { ...leila, headers: { 'idempotency-key': key } }
    for (const _ of [1, 2]) await measure(id, 'P2', { happenedAt: at(3) }, sender)
    const round = await as(leila).call(plantRoundsCalls.getRound, { id })
    expect(round).toMatchObject({ measured: 2, sampled: [{ values: { growthCm: 20 } }, {}] })
    expect(await as(leila).call(plantRoundsCalls.noteGivenUp, { id, sentence: 'P2 · saisi deux fois' })).toEqual({ id })
  })

  test('is entered by its observer, or by who manages them all', async () => {
    const id = await dueRound()
    const colleague = await world.person({ in: serres, rights: { [notationElement]: 2 }, allCompanies: true })
    expect(await ownRounds(colleague)).toEqual([])
    expect((await refusal(plantRoundsCalls.getRound, { id }, colleague))[0]).toBe(404)
    expect((await refusal(plantRoundsCalls.measurePlant, measuring(id, 'P1'), colleague))[0]).toBe(404)
    expect((await refusal(plantRoundsCalls.noteGivenUp, { id, sentence: 'mot' }, colleague))[0]).toBe(404)
    expect(await as(colleague).call(plantRoundsCalls.getRounds, { of: 'all' })).toEqual([])
    expect(await as(youssef).call(plantRoundsCalls.getRounds, { of: 'all' })).toHaveLength(2)
    expect(await measure(id, 'P1', {}, youssef)).toMatchObject({ measured: 1 })
  })
})

test('a client says what it measures, between which bounds and on how many plants', async () => {
  expect(await as(youssef).call(samplesCalls.getNotationSettings, {})).toEqual(usualSettings)
  const measures = [{ measure: 'headDiameterMm', least: 5, most: 15 }] as const
  const wish = { measures: [...measures], plantsARound: 6, version: 0 }
  expect(await as(youssef).call(samplesCalls.saveNotationSettings, wish)).toEqual({ ...wish, version: 1 })
  expect(await refusal(samplesCalls.saveNotationSettings, wish)).toEqual([409, 'VERSION_CONFLICT'])
  expect(await refusal(samplesCalls.saveNotationSettings, { ...wish, version: 9 })).toEqual([409, 'VERSION_CONFLICT'])
  const upside = [{ measure: 'headDiameterMm', least: 15, most: 5 }]
  expect((await refusal(samplesCalls.saveNotationSettings, { ...wish, measures: upside, version: 1 }))[0]).toBe(400)
  const twice = [...measures, ...measures]
  expect((await refusal(samplesCalls.saveNotationSettings, { ...wish, measures: twice, version: 1 }))[0]).toBe(400)
  const id = await dueRound()
  const told = measuring(id, 'P1', { values: { ...noValues, headDiameterMm: 16 } })
  expect(await refusal(plantRoundsCalls.measurePlant, told, leila)).toEqual([400, 'MEASURE_RANGE'])
})

test('rounds of another company and of a neighbour are as if they were not', async () => {
  const { id, version } = await handedIn()
  const planting = await plantingId()
  const elsewhere = await world.person({ in: serres, rights: planning, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights: planning, allCompanies: true })
  for (const who of [elsewhere, neighbour]) {
    expect((await attributions(who)).crops).toEqual([])
    expect((await as(who).call(samplesCalls.getRegistrationPlans, {})).rounds).toEqual([])
    expect(await as(who).call(plantRoundsCalls.getRounds, { of: 'all' })).toEqual([])
    expect(await as(who).call(plantRoundsCalls.getRoundsToCheck, {})).toEqual([])
    expect((await as(who).call(plantRoundsCalls.getRegistrationSeries, {})).crops).toEqual([])
    const plan = { weekday: 1, everyWeeks: 1, startsOn: day(0), endsOn: null, version: 0 }
    const plants = [plant('P1')]
    const refused = [
      await refusal(plantRoundsCalls.getRound, { id }, who),
      await refusal(plantRoundsCalls.measurePlant, measuring(id, 'P1'), who),
      await refusal(plantRoundsCalls.submitRound, { id }, who),
      await refusal(plantRoundsCalls.noteGivenUp, { id, sentence: 'mot' }, who),
      await refusal(plantRoundsCalls.validateRound, { id, version }, who),
      await refusal(plantRoundsCalls.redoRound, { id, sentence: 'mot', version }, who),
      await refusal(plantRoundsCalls.getRegistrationSeries, { plantingId: planting }, who),
      await refusal(samplesCalls.moveRound, { id, dueOn: day(1), observerId: who.userId, version }, who),
      await refusal(samplesCalls.saveRegistrationPlan, { ...plan, plantingId: planting }, who),
      await refusal(
        samplesCalls.saveAttribution,
        { plantingId: planting, observerId: who.userId, plants, version: 0 },
        who,
      ),
    ]
    expect([...new Set(refused.map(([status]) => status))]).toEqual([404])
  }
})

test('rounds are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/culture': 3 } })
  const doors = [
    samplesCalls.getAttributions,
    samplesCalls.saveAttribution,
    samplesCalls.getRegistrationPlans,
    samplesCalls.saveRegistrationPlan,
    samplesCalls.moveRound,
    samplesCalls.getNotationSettings,
    samplesCalls.saveNotationSettings,
    plantRoundsCalls.getRounds,
    plantRoundsCalls.getRound,
    plantRoundsCalls.measurePlant,
    plantRoundsCalls.submitRound,
    plantRoundsCalls.noteGivenUp,
    plantRoundsCalls.getRoundsToCheck,
    plantRoundsCalls.validateRound,
    plantRoundsCalls.redoRound,
    plantRoundsCalls.getRegistrationSeries,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
