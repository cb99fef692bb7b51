import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { coldRoomIn } from '#qualite/testing/cold-room.ts'
import { controlsCalls } from '../../controls/controls.calls.ts'
import { controlPlansCalls } from '../control-plans.calls.ts'
import { controlsElement } from '../control-plans-place.model.ts'

const world = useWorld()

let client: TestClient
let companyId: string
let nadia: TestPerson
let paul: TestPerson
const person = (rights: Record<string, Level>) => world.person({ in: client, rights, allCompanies: true })
beforeEach(async () => {
  client = await world.client()
  companyId = client.companies[0]?.id as string
  nadia = await person({ [controlsElement]: 3 })
  paul = await person({ [controlsElement]: 2 })
})

const { now, today, minutesFromNow, plan: planOf } = coldRoomIn(world)
const coldRoom = (more: object = {}) => planOf(companyId, more)
const plan = (more: object = {}) => as(nadia).call(controlPlansCalls.createControlPlan, coldRoom(more) as never)
const refusal = async (call: Call, input: object, who = nadia) => {
  const answer = await as(who).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}

describe('a plan', () => {
  test('is due at once at its hours of today and tomorrow, and no more once it is put aside', async () => {
    const made = await plan({ times: [minutesFromNow(120)] })
    const tomorrow = now().toPlainDate().add({ days: 1 }).toString()
    const dues = async (date: string) => (await as(paul).call(controlsCalls.getControlsOfDay, { date })).dues
    expect(await dues(today())).toMatchObject([{ code: 'CCP1', state: 'to_come', canRecord: false }])
    expect(await dues(tomorrow)).toHaveLength(1)
    const { id, version, company: _company, companyId: _of, code: _code, canManage: _can, ...fields } = made
    const edit = (more: object) =>
      as(nadia).call(controlPlansCalls.editControlPlan, { ...fields, id, version, ...more } as never)
    const aside = await edit({ isArchived: true })
    expect(await dues(today())).toEqual([])
    expect((await edit({ version: aside.version, isArchived: false })).isArchived).toBe(false)
    expect(await dues(tomorrow)).toHaveLength(1)
    expect(await refusal(controlPlansCalls.editControlPlan, { ...fields, id, version }, nadia)).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
  })

  test('has one rhythm, a code of its own, limits apart, and says what to do at a critical point', async () => {
    const tried = (more: object) => refusal(controlPlansCalls.createControlPlan, coldRoom(more), nadia)
    const invalid = [400, 'INVALID_INPUT']
    expect(await tried({ weekdays: [] })).toEqual(invalid)
    expect(await tried({ lotKinds: ['harvest'] })).toEqual(invalid)
    expect(await tried({ corrective: null })).toEqual(invalid)
    expect(await tried({ measures: [{ name: 'Température', low: 4, high: 0 }] })).toEqual(invalid)
    expect(await tried({ times: ['24:00'] })).toEqual(invalid)
    expect((await plan()).code).toBe('CCP1')
    expect(await tried({ code: 'ccp1' })).toEqual(invalid)
  })
})

test('plans are told to nobody without a right there, changed by nobody but who manages, and strangers see none', async () => {
  const { id } = await plan()
  const { companyId: _of, code: _code, ...fields } = coldRoom()
  const inputs: [Call, object][] = [
    [controlPlansCalls.getControlPlans, {}],
    [controlPlansCalls.getCompaniesForControlPlans, {}],
    [controlPlansCalls.createControlPlan, coldRoom({ code: 'X' })],
    [controlPlansCalls.editControlPlan, { ...fields, id, version: 1 }],
  ]
  const statusesOf = (who: TestPerson) =>
    Promise.all(inputs.map(async ([call, input]) => (await as(who).send(call, { ...input })).statusCode))
  const neighbour = await world.person({
    in: await world.client(),
    rights: { [controlsElement]: 3 },
    allCompanies: true,
  })
  expect(await statusesOf(await person({}))).toEqual([403, 403, 403, 403])
  expect(await statusesOf(paul)).toEqual([200, 403, 403, 403])
  expect(await statusesOf(neighbour)).toEqual([200, 200, 404, 404])
  expect(await as(neighbour).call(controlPlansCalls.getControlPlans, {})).toEqual([])
  const companies = (who: TestPerson) => as(who).call(controlPlansCalls.getCompaniesForControlPlans, {})
  expect((await companies(nadia)).map(({ id: one }) => one)).toContain(companyId)
  expect((await companies(neighbour)).map(({ id: one }) => one)).not.toContain(companyId)
})
