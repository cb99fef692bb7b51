import { describe, expect, test } from 'vitest'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { declaredUntil } from '../declaration-delay.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'
import { healthField, safetyElement } from '../work-accidents-place.model.ts'

const world = useWorld()

const rights = {
  reader: { [safetyElement]: 1 },
  leader: { [safetyElement]: 2 },
  safety: { [safetyElement]: 2, [healthField]: 1 },
} as const
const person = (client: TestClient, kind: keyof typeof rights) =>
  world.person({ in: client, rights: rights[kind], allCompanies: true })

const aTeam = async () => {
  const client = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  const [leader, nadia] = [await person(client, 'leader'), await person(client, 'safety')]
  return { client, leader, nadia, paul: await hire(world, client, { hired: true }) }
}

const ago = (hours: number) => world.clock.now().subtract({ hours }).toString()
const dayOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(businessZone).toPlainDate()
type Reported = SentTo<typeof workAccidentsCalls.reportWorkAccident>
const told = (more: Partial<Reported> = {}): Omit<Reported, 'employeeId'> => ({
  kind: 'work',
  occurredAt: ago(5),
  knownAt: ago(4),
  place: 'Serre nord',
  circumstances: 'Chute d’un chariot de récolte.',
  witness: null,
  injuredPart: 'Cheville droite',
  injury: 'Entorse',
  hadCare: false,
  stoppedFrom: null,
  stoppedTo: null,
  ...more,
})
const report = (by: TestPerson, employeeId: string, more: Partial<Reported> = {}) =>
  as(by).call(workAccidentsCalls.reportWorkAccident, { ...told(more), employeeId })
type Listed = Partial<SentTo<typeof workAccidentsCalls.getPaginatedWorkAccidents>>
const listed = async (by: TestPerson, asked: Listed = {}) =>
  (await as(by).call(workAccidentsCalls.getPaginatedWorkAccidents, { page: 0, size: 10, open: 'all', ...asked })).items
const cockpit = (by: TestPerson) => as(by).call(workAccidentsCalls.getSafetyCockpit, {})
const read = ({ id, version }: { id: string; version: number }) => ({ id, version })
const declared = { declaredAt: '', reference: 'MSA-1204', reserves: null }
const analysed = { cause: 'Roue bloquée', measures: 'Chariots revus chaque mois' }

describe('an accident at work', () => {
  test('is reported with the time that the law leaves, declared, then closed with its analysis', async () => {
    const { nadia, paul } = await aTeam()

    const reported = await report(nadia, paul.id, { stoppedFrom: world.clock.today().toString() })
    expect([reported.name, reported.state, reported.declareUntil]).toEqual([
      'Petit',
      'reported',
      declaredUntil(reported.knownAt),
    ])
    expect(await cockpit(nadia)).toMatchObject({
      daysWithoutAccident: dayOf(reported.occurredAt).until(world.clock.today()).days,
      toDeclare: 1,
      late: 0,
      stopped: 1,
      benign: 0,
    })

    const sent = { ...declared, declaredAt: ago(1) }
    const done = await as(nadia).call(workAccidentsCalls.declareWorkAccident, { ...read(reported), ...sent })
    expect([done.state, done.declareUntil, done.reference]).toEqual(['declared', null, 'MSA-1204'])
    const closed = await as(nadia).call(workAccidentsCalls.closeWorkAccident, { ...read(done), ...analysed })
    expect([closed.state, closed.mayWrite]).toEqual(['closed', false])
    expect([(await listed(nadia, { open: 'open' })).length, (await listed(nadia, { open: 'closed' })).length]).toEqual([
      0, 1,
    ])
  })

  test('is late once the time of the law is over', async () => {
    const { nadia, paul } = await aTeam()
    await report(nadia, paul.id, { occurredAt: ago(24 * 12), knownAt: ago(24 * 10) })

    expect(await cockpit(nadia)).toMatchObject({ toDeclare: 1, late: 1 })
    expect((await listed(nadia, { open: 'toDeclare', search: 'petit' })).length).toBe(1)
  })

  test('that is benign takes the next line of the register, and is to be declared once it no longer is', async () => {
    const { nadia, paul } = await aTeam()
    const lines: (string | null)[] = []
    for (const hours of [30, 20]) {
      const one = await report(nadia, paul.id, { kind: 'benign', occurredAt: ago(hours), knownAt: ago(hours) })
      lines.push((await as(nadia).call(workAccidentsCalls.registerWorkAccident, read(one))).register)
    }
    const { year } = world.clock.today()
    expect(lines).toEqual([`${year}-1`, `${year}-2`])

    const [last] = await listed(nadia)
    const { id, version } = last as { id: string; version: number }
    const graver = told({ knownAt: ago(1), hadCare: true })
    const turned = await as(nadia).call(workAccidentsCalls.editWorkAccident, { id, version, ...graver })
    expect([turned.state, turned.register, turned.declareUntil]).toEqual([
      'reported',
      `${year}-2`,
      declaredUntil(turned.knownAt),
    ])
  })

  test('is never benign with care, nor declared before it was known, nor twice, nor still to come', async () => {
    const { nadia, paul } = await aTeam()
    const refusal = async (more: Partial<Reported>) => {
      const { statusCode, json } = await as(nadia).send(workAccidentsCalls.reportWorkAccident, {
        ...told(more),
        employeeId: paul.id,
      })
      return [statusCode, json().fields?.[0]?.field]
    }
    expect(await refusal({ kind: 'benign', hadCare: true })).toEqual([400, 'kind'])
    expect(await refusal({ occurredAt: ago(1), knownAt: ago(2) })).toEqual([400, 'knownAt'])
    expect(await refusal({ knownAt: ago(-2) })).toEqual([400, 'knownAt'])
    expect(await refusal({ stoppedFrom: '2026-03-02', stoppedTo: '2026-03-01' })).toEqual([400, 'stoppedTo'])

    const one = await report(nadia, paul.id)
    const declare = (more: object) =>
      as(nadia).send(workAccidentsCalls.declareWorkAccident, { ...read(one), ...declared, declaredAt: ago(1), ...more })
    expect((await declare({ declaredAt: ago(6) })).statusCode).toBe(400)
    expect((await as(nadia).send(workAccidentsCalls.registerWorkAccident, read(one))).statusCode).toBe(409)
    expect((await as(nadia).send(workAccidentsCalls.closeWorkAccident, { ...read(one), ...analysed })).statusCode).toBe(
      409,
    )
    expect([(await declare({})).statusCode, (await declare({})).statusCode]).toEqual([200, 409])
    const benign = { ...read(one), version: one.version + 1, ...told({ kind: 'benign' }) }
    expect((await as(nadia).send(workAccidentsCalls.editWorkAccident, benign)).statusCode).toBe(400)
  })

  test('says of health nothing to who reads nothing of it, who takes nothing of it away either', async () => {
    const { leader, nadia, paul } = await aTeam()
    const one = await report(nadia, paul.id)

    const [seen] = await listed(leader)
    expect([seen?.injury, seen?.injuredPart, (await cockpit(leader)).readsHealth]).toEqual([null, null, false])
    const blank = told({ place: 'Quai 2', injuredPart: null, injury: null })
    await as(leader).call(workAccidentsCalls.editWorkAccident, { ...read(one), ...blank })
    expect((await listed(nadia))[0]).toMatchObject({ place: 'Quai 2', injury: 'Entorse' })
    const history = { table: 'rh.work_accident', rowId: one.id }
    expect((await as(nadia).call(auditCalls.getHistoryOfRow, history)).map(({ action }) => action)).toEqual([
      'update',
      'insert',
    ])
    expect((await as(leader).send(auditCalls.getHistoryOfRow, history)).statusCode).toBe(404)
  })

  test('is reported of who works in one’s companies, found by name', async () => {
    const { client, nadia, paul } = await aTeam()
    const people = (by: TestPerson, search?: string) =>
      as(by).call(workAccidentsCalls.getPeopleHurt, search ? { search } : {})
    expect((await people(nadia, 'pet')).map(({ id }) => id)).toEqual([paul.id])
    const elsewhere = await world.person({ in: client, rights: rights.safety, companies: [1] })
    expect(await people(elsewhere)).toEqual([])
    const ofPaul = { ...told(), employeeId: paul.id }
    expect((await as(elsewhere).send(workAccidentsCalls.reportWorkAccident, ofPaul)).statusCode).toBe(404)
  })
})

test('accidents of a neighbour are as if they were not, and nobody reads or writes without the right', async () => {
  const { client, nadia, paul } = await aTeam()
  const neighbour = await aTeam()
  const theirs = await report(neighbour.nadia, neighbour.paul.id)
  const own = await report(nadia, paul.id)
  const verbs = (one: typeof own) =>
    [
      [workAccidentsCalls.editWorkAccident, { ...read(one), ...told() }],
      [workAccidentsCalls.declareWorkAccident, { ...read(one), ...declared, declaredAt: ago(1) }],
      [workAccidentsCalls.registerWorkAccident, read(one)],
      [workAccidentsCalls.closeWorkAccident, { ...read(one), ...analysed }],
    ] as const
  const statuses = (by: TestPerson, one: typeof own) =>
    Promise.all(verbs(one).map(async ([call, input]) => (await as(by).send(call, input as never)).statusCode))

  expect(await statuses(nadia, theirs)).toEqual([404, 404, 404, 404])
  const ofStranger = { ...told(), employeeId: neighbour.paul.id }
  expect((await as(nadia).send(workAccidentsCalls.reportWorkAccident, ofStranger)).statusCode).toBe(404)
  expect((await listed(nadia)).map(({ id }) => id)).toEqual([own.id])

  const reader = await person(client, 'reader')
  expect(await statuses(reader, own)).toEqual([403, 403, 403, 403])
  expect((await as(reader).send(workAccidentsCalls.getPeopleHurt, {})).statusCode).toBe(403)
  const ofPaul = { ...told(), employeeId: paul.id }
  expect((await as(reader).send(workAccidentsCalls.reportWorkAccident, ofPaul)).statusCode).toBe(403)
  const nobody = await world.person({ in: client, rights: {} })
  expect((await as(nobody).send(workAccidentsCalls.getSafetyCockpit, {})).statusCode).toBe(403)
  const page = { page: 0, size: 10 }
  expect((await as(nobody).send(workAccidentsCalls.getPaginatedWorkAccidents, page)).statusCode).toBe(403)
})
