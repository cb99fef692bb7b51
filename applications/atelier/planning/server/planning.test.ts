import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { weeksIn } from '#kernel/shared/iso-week.ts'
import { planningCalls } from '../planning.calls.ts'

const world = useWorld()

let serres: TestClient
let julien: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  julien = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, julien)
})

const send = async (call: Call, input: object, person = julien) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { ...json(), status: statusCode }
}
const ofDay = () =>
  as(julien).call(planningCalls.getLignesDetailByLigneAtelierForDay, {
    atelierId: line.atelierId,
    ligneAtelierId: '0',
    date: line.today,
  })
const ask = (cases: number, date = line.today) =>
  line.inClient(db =>
    db
      .insertInto('platform.daily_demand')
      .values({ day: date, articleId: line.articleId, forecastCases: cases, orderedCases: 0 })
      .execute(),
  )
const forecasts = () =>
  as(julien).call(planningCalls.getPrevisionsCondiByDayAndQuality, {
    atelierId: line.atelierId,
    date: line.today,
    qualityId: 'all',
  })

describe('a plan', () => {
  test('takes the minutes of its cases at the rate of the line', async () => {
    expect(await line.plan(1_080)).toMatchObject({ durationMin: 480, plannedKg: 1728, rank: 1, state: 'planned' })
    expect(await line.plan(1_056, { shift: 'afternoon' })).toMatchObject({ durationMin: 470, overloaded: true })
  })

  test('is moved before another, and the shift that is too full says so without refusing', async () => {
    const [one, other] = [await line.plan(540), await line.plan(540)]
    expect((await ofDay()).map(({ id }) => id)).toEqual([one.id, other.id])
    await as(julien).call(planningCalls.insertUpdateLigneDetailAtelier, {
      id: other.id,
      version: other.version,
      ligneAtelierId: line.ligneAtelierId,
      articleId: line.articleId,
      date: line.today,
      shift: 'morning',
      plannedCases: 640,
      rank: 1,
    })
    const moved = await ofDay()
    expect(moved.map(({ id, rank, overloaded }) => [id, rank, overloaded])).toEqual([
      [other.id, 1, true],
      [one.id, 2, true],
    ])
    const board = await as(julien).call(planningCalls.getWeekPlan, { atelierId: line.atelierId, ...weekOfToday() })
    expect(board.conflicts).toMatchObject([
      { kind: 'overloaded', name: 'Ligne 1', minutes: 75, pct: 117 },
      { kind: 'raw_short', name: 'Tomate grappe', date: line.today },
    ])
  })

  test('stays as it is once its order runs, and goes away with no case while it has none', async () => {
    const plan = await line.plan(100)
    const gone = { ...fieldsOf(plan), plannedCases: 0 }
    const lot = await line.receive(100_000)
    const { id: orderId } = await as(julien).call(fabricationOrdersCalls.createFabricationOrder, {
      ligneDetailId: plan.id,
      lots: [
        {
          lotId: lot.id,
          plannedKg: 100,
        },
      ],
    })
    expect(await send(planningCalls.insertUpdateLigneDetailAtelier, gone)).toMatchObject({
      status: 409,
      code: 'ORDER_EXISTS',
    })
    await as(julien).call(planningCalls.insertUpdateLigneDetailAtelier, { ...fieldsOf(plan), plannedCases: 60 })
    const order = await as(julien).call(fabricationOrdersCalls.getFabricationOrderById, { id: orderId })
    expect(order).toMatchObject({ plannedCases: 60, plannedKg: 96 })
    await as(julien).call(fabricationOrdersCalls.demarrerFabrication, { orderId })
    expect(await send(planningCalls.insertUpdateLigneDetailAtelier, gone)).toMatchObject({ code: 'TRANSITION_INVALID' })
    const other = await line.plan(50)
    expect(
      await send(planningCalls.insertUpdateLigneDetailAtelier, { ...fieldsOf(other), plannedCases: 0 }),
    ).toMatchObject({
      status: 200,
    })
    expect(await ofDay()).toHaveLength(1)
  })

  test('is made where the article is made', async () => {
    const { atelierId } = line
    const second = await as(julien).call(linesCalls.addLigneAtelier, { atelierId, code: 'L02', label: 'Ligne 2' })
    const elsewhere = { ...fieldsOf(await line.plan(10)), ligneAtelierId: second.id }
    expect(await send(planningCalls.insertUpdateLigneDetailAtelier, elsewhere)).toMatchObject({
      code: 'ARTICLE_NOT_ON_LINE',
    })
  })
})

const fieldsOf = ({
  id,
  ligneAtelierId,
  articleId,
  date,
  shift,
  plannedCases,
}: Awaited<ReturnType<TestLine['plan']>>) => ({
  id,
  ligneAtelierId,
  articleId,
  date,
  shift,
  plannedCases,
})
const weekOfToday = () => {
  const today = world.clock.today()
  return { year: today.yearOfWeek as number, week: today.weekOfYear as number }
}

describe('what is to be packed', () => {
  test('is what customers ask for in whole layers, less what is planned and made', async () => {
    await ask(1_052)
    await line.plan(500)
    expect(await forecasts()).toMatchObject([{ cases: 1_056, kg: 1_689.6, plannedCases: 500, toPlanCases: 556 }])
  })

  test('is corrected with a reason, and says when the demand moves after that', async () => {
    await ask(1_052)
    const { atelierId, articleId, today: date } = line
    const correction = { atelierId, articleId, date, manualCases: 900 }
    expect(await send(planningCalls.postPrevision, correction)).toMatchObject({
      status: 400,
      fields: [{ field: 'reason' }],
    })
    await as(julien).call(planningCalls.postPrevision, { ...correction, reason: 'Promotion finie' })
    expect(await forecasts()).toMatchObject([{ cases: 900, manualCases: 900, demandMoved: false }])
    await line.inClient(db => db.updateTable('platform.daily_demand').set({ orderedCases: 1_300 }).execute())
    expect(await forecasts()).toMatchObject([{ cases: 900, demandMoved: true }])
    await as(julien).call(planningCalls.postPrevision, { ...correction, manualCases: null })
    expect(await forecasts()).toMatchObject([{ cases: 1_304, manualCases: null }])
  })

  test('of a week has seven days, and a 53rd week only where the year has one', async () => {
    expect([weeksIn(2026), weeksIn(2027)]).toEqual([53, 52])
    const week = { atelierId: line.atelierId, ligneAtelierId: '0', week: 53 }
    expect(await send(planningCalls.getLignesDetailByLigneAtelierForWeek, { ...week, year: 2026 })).toMatchObject({
      status: 200,
    })
    expect(await send(planningCalls.getLignesDetailByLigneAtelierForWeek, { ...week, year: 2027 })).toMatchObject({
      status: 400,
      fields: [{ field: 'week' }],
    })
    const spec = { articleId: line.articleId, specTiersId: 'standard', year: 2026, week: 53 }
    expect((await as(julien).call(planningCalls.getDetailByArticleAndSpecTiersForOneWeek, spec)).days).toHaveLength(7)
  })
})

test('plans are for who may plan, and strangers see none', async () => {
  await line.plan(10)
  const reader = await world.person({ in: serres, rights: { 'atelier/conditionnement': 1 } })
  const plan = { ligneAtelierId: line.ligneAtelierId, articleId: line.articleId, date: line.today, shift: 'night' }
  expect(await send(planningCalls.insertUpdateLigneDetailAtelier, { ...plan, plannedCases: 5 }, reader)).toMatchObject({
    status: 403,
  })
  const neighbour = await world.person({ in: await world.client(), rights: foreman })
  const asked = { atelierId: line.atelierId, ligneAtelierId: '0', date: line.today }
  expect(await send(planningCalls.getLignesDetailByLigneAtelierForDay, asked, neighbour)).toMatchObject({ status: 404 })
  const span = { ligneAtelierId: line.ligneAtelierId, startDate: '2026-11-01', endDate: '2026-12-02' }
  expect(await send(planningCalls.getLignesDetailByLigneAtelierAndDate, span)).toMatchObject({ status: 400 })
})

test('what is no plan is refused at its field, and nothing is written', async () => {
  const plan = {
    ligneAtelierId: line.ligneAtelierId,
    articleId: line.articleId,
    date: line.today,
    shift: 'morning',
    plannedCases: 100,
  }
  const fieldOf = async (call: Call, input: object) => {
    const { status, fields } = await send(call, input)
    return [status, fields?.[0]?.field]
  }
  const write = planningCalls.insertUpdateLigneDetailAtelier
  for (const plannedCases of [-1, 1.5, 1e12])
    expect(await fieldOf(write, { ...plan, plannedCases })).toEqual([400, 'plannedCases'])
  expect(await fieldOf(write, { ...plan, date: '2026-02-30' })).toEqual([400, 'date'])
  expect((await send(write, { ...plan, colour: 'green' })).status).toBe(400)
  expect((await send(write, { ...plan, articleId: `\u0000${line.articleId}` })).status).toBe(400)
  const label = 'x'.repeat(61)
  expect(await fieldOf(linesCalls.addLigneAtelier, { atelierId: line.atelierId, code: 'L99', label })).toEqual([
    400,
    'label',
  ])
  const week = { atelierId: line.atelierId, ligneAtelierId: '0', year: 2026, week: 0 }
  expect(await fieldOf(planningCalls.getLignesDetailByLigneAtelierForWeek, week)).toEqual([400, 'week'])
  expect(await ofDay()).toEqual([])
})
