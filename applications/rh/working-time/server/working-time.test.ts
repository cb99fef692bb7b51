import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import { hoursElement, hoursPath } from '../working-time-place.model.ts'

const world = useWorld()
const week = { isoYear: 2026, isoWeek: 23 }
const monday = '2026-06-01'
const morning = { workDate: monday, from: '08:00', until: '12:00', breakMinutes: 0, totalMinutes: null, task: null }

const withLevel = async (level: Level, client: TestClient) =>
  world.person({ in: client, rights: { [hoursElement]: level }, allCompanies: true })
const aCompany = async () => {
  const client = await world.client()
  return { client, marie: await withLevel(2, client), paul: await hire(world, client, { hired: true }) }
}
type Entry = SentTo<typeof workingTimeCalls.enterHours>['entries'][number]
const enter = async (person: TestPerson, ...entries: (Partial<Entry> & { employeeId: string })[]) => {
  const sent = entries.map(entry => ({ ...morning, clientEntryId: randomUUID(), ...entry }))
  const { results } = await as(person).call(workingTimeCalls.enterHours, { entries: sent })
  return results.map(({ outcome }) => outcome)
}
type Asked = Partial<SentTo<typeof workingTimeCalls.getWeekOfHours>>
const weekOf = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(workingTimeCalls.getWeekOfHours, { ...week, page: 0, size: 25, ...asked })).items
const entryOf = async (person: TestPerson) => {
  const [{ hours } = { hours: [] }] = await weekOf(person)
  const [{ id, version } = { id: '', version: 0 }] = hours
  return { ...morning, id, version }
}

describe('hours', () => {
  test('are read by week: of who is under contract, of who worked, with what they make', async () => {
    const { client, marie, paul } = await aCompany()
    const [idle, former] = [
      await hire(world, client, { name: 'Aubert', hired: true }),
      await hire(world, client, { name: 'Zola' }),
    ]
    await employ(world, client, former.id, { from: '2026-03-02', to: '2026-05-29' })
    await enter(
      marie,
      { employeeId: paul.id },
      { employeeId: paul.id, from: '13:00', until: '17:30', breakMinutes: 15 },
      { employeeId: former.id, from: null, until: null, totalMinutes: 300 },
    )

    const told = (await weekOf(marie)).map(({ id, minutes, state, findings }) => ({
      id,
      worked: minutes.worked,
      state,
      rules: findings.map(({ rule }) => rule),
    }))

    expect(told).toEqual([
      { id: idle.id, worked: 0, state: null, rules: [] },
      { id: paul.id, worked: 495, state: 'draft', rules: [] },
      { id: former.id, worked: 300, state: 'draft', rules: ['work_after_term'] },
    ])
    expect((await weekOf(marie, { state: 'none' })).map(({ id }) => id)).toEqual([idle.id])
    expect((await weekOf(marie, { sort: '-worked' })).map(({ id }) => id)).toEqual([paul.id, former.id, idle.id])
    expect((await weekOf(marie, { search: 'zol' })).map(({ id }) => id)).toEqual([former.id])
    expect(await weekOf(marie, { isoWeek: 10 })).toHaveLength(3)
  })

  test('after the term of a contract are told on the home page, with the week that holds them', async () => {
    const { client, marie } = await aCompany()
    const former = await hire(world, client, { name: 'Zola' })
    const yesterday = world.clock.today().subtract({ days: 1 })
    await employ(world, client, former.id, { from: '2026-03-02', to: yesterday.subtract({ days: 3 }).toString() })
    await enter(marie, { employeeId: former.id, workDate: yesterday.toString() })

    const [work] = await as(marie).call(toDoCalls.getToDo, {})

    expect(work).toMatchObject({ urgency: 'late', what: '1 personne a travaillé après le terme de son contrat' })
    expect(work?.address).toBe(
      `${hoursPath}?semaine=${yesterday.yearOfWeek}-${String(yesterday.weekOfYear).padStart(2, '0')}`,
    )
  })

  test('sent twice by a tablet are written once', async () => {
    const { marie, paul } = await aCompany()
    const entry = { employeeId: paul.id, clientEntryId: randomUUID() }

    expect([await enter(marie, entry), await enter(marie, entry)]).toEqual([['done'], ['done']])
    expect((await weekOf(marie))[0]?.hours).toHaveLength(1)
  })

  test('never cover each other, nor make a day of more than 24; the others of the sheet are written', async () => {
    const { client, marie, paul } = await aCompany()
    const jeanne = await hire(world, client, { name: 'Roy', hired: true })

    const outcomes = await enter(
      marie,
      { employeeId: paul.id },
      { employeeId: paul.id, from: '11:30', until: '13:00' },
      { employeeId: paul.id, from: '12:00', until: '13:00' },
      { employeeId: paul.id, from: null, until: null, totalMinutes: 20 * 60 },
      { employeeId: jeanne.id },
      { employeeId: randomUUID() },
      { employeeId: jeanne.id, workDate: world.clock.today().add({ days: 1 }).toString() },
    )

    expect(outcomes).toEqual(['done', 'overlap', 'done', 'too-long', 'done', 'unknown', 'to-come'])
  })

  test('of one person that two leaders write at once are written once', async () => {
    const { client, marie, paul } = await aCompany()
    const sophie = await withLevel(2, client)

    const outcomes = await Promise.all([marie, sophie].map(person => enter(person, { employeeId: paul.id })))

    expect(outcomes.flat().toSorted()).toEqual(['done', 'overlap'])
  })

  test('are changed and taken away, unless somebody saved since', async () => {
    const { marie, paul } = await aCompany()
    await enter(marie, { employeeId: paul.id })
    const entry = await entryOf(marie)

    const changed = await as(marie).call(workingTimeCalls.editHours, { ...entry, until: '12:30', task: 'Taille' })
    const late = await as(marie).send(workingTimeCalls.editHours, { ...entry, until: '13:00' })
    const gone = await as(marie).send(workingTimeCalls.removeHours, { id: entry.id, version: changed.version })

    expect([changed.workedMinutes, changed.task, late.statusCode, gone.statusCode]).toEqual([270, 'Taille', 409, 204])
    expect((await weekOf(marie))[0]?.hours).toEqual([])
  })

  test('that others cover, or that are neither hours nor a sum, are refused at their field', async () => {
    const { marie, paul } = await aCompany()
    await enter(marie, { employeeId: paul.id }, { employeeId: paul.id, from: '13:00', until: '17:00' })
    const entry = await entryOf(marie)

    const over = await as(marie).send(workingTimeCalls.editHours, { ...entry, until: '14:00' })
    const both = await as(marie).send(workingTimeCalls.editHours, { ...entry, totalMinutes: 60 })

    expect([over.statusCode, over.json().fields[0].code]).toEqual([400, 'TIME_OVERLAP'])
    expect([both.statusCode, both.json().fields[0].field]).toEqual([400, 'until'])
  })

  test('are handed on, validated and opened again; validated they are not changed', async () => {
    const { client, marie, paul } = await aCompany()
    const sophie = await withLevel(3, client)
    await enter(marie, { employeeId: paul.id })
    const people = { ...week, employeeIds: [paul.id] }
    const state = async () => (await weekOf(marie))[0]?.state

    await as(marie).call(workingTimeCalls.submitHours, people)
    expect(await state()).toBe('submitted')
    await as(sophie).call(workingTimeCalls.validateHours, people)
    expect(await state()).toBe('validated')
    const [changed, added] = [
      await as(marie).send(workingTimeCalls.editHours, { ...(await entryOf(marie)), until: '13:00' }),
      await enter(marie, { employeeId: paul.id, workDate: '2026-06-03' }),
    ]
    expect([changed.statusCode, changed.json().code, added]).toEqual([409, 'PERIOD_LOCKED', ['closed']])

    await as(sophie).call(workingTimeCalls.reopenHours, { ...people, reason: 'Oubli du mercredi' })
    expect([await state(), (await weekOf(marie))[0]?.reason]).toEqual(['draft', 'Oubli du mercredi'])
  })

  test('that pass a limit of law are validated with a reason alone', async () => {
    const { client, paul } = await aCompany()
    const sophie = await withLevel(3, client)
    await enter(sophie, { employeeId: paul.id, from: '07:00', until: '19:00', breakMinutes: 60 })
    const people = { ...week, employeeIds: [paul.id] }

    const without = await as(sophie).call(workingTimeCalls.validateHours, people)
    const withReason = await as(sophie).call(workingTimeCalls.validateHours, {
      ...people,
      reason: 'Gel annoncé la nuit',
    })

    expect([without.done, without.results[0]?.outcome, withReason.done]).toEqual([0, 'findings', 1])
    expect((await weekOf(sophie))[0]).toMatchObject({ state: 'validated', reason: 'Gel annoncé la nuit' })
  })

  test('of other companies are as if they were not', async () => {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const elsewhere = await hire(world, client, { company: 1, hired: true })
    const marie = await world.person({
      in: client,
      rights: { [hoursElement]: 3 },
      companies: [0],
    })

    expect(await enter(marie, { employeeId: elsewhere.id })).toEqual(['unknown'])
    expect(await weekOf(marie)).toEqual([])
    const moved = await as(marie).call(workingTimeCalls.submitHours, { ...week, employeeIds: [elsewhere.id] })
    expect(moved.results).toEqual([{ employeeId: elsewhere.id, name: '', outcome: 'unknown' }])
  })

  test('of a neighbour are as if they were not', async () => {
    const [{ marie, paul }, { client: theirs }] = [await aCompany(), await aCompany()]
    const voisin = await withLevel(3, theirs)
    await enter(marie, { employeeId: paul.id })
    const entry = await entryOf(marie)

    const answers = await Promise.all([
      as(voisin).send(workingTimeCalls.editHours, entry),
      as(voisin).send(workingTimeCalls.removeHours, { id: entry.id, version: entry.version }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(await enter(voisin, { employeeId: paul.id })).toEqual(['unknown'])
  })

  test('are read, written and validated by right alone', async () => {
    const { client, marie, paul } = await aCompany()
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]
    await enter(marie, { employeeId: paul.id })
    const entry = await entryOf(marie)
    const people = { ...week, employeeIds: [paul.id] }

    const refused = await Promise.all([
      as(nobody).send(workingTimeCalls.getWeekOfHours, { ...week, page: 0, size: 10 }),
      as(nobody).send(workingTimeCalls.getHoursChoices, {}),
      as(reader).send(workingTimeCalls.enterHours, {
        entries: [{ ...morning, clientEntryId: randomUUID(), employeeId: paul.id }],
      }),
      as(reader).send(workingTimeCalls.editHours, entry),
      as(reader).send(workingTimeCalls.removeHours, { id: entry.id, version: entry.version }),
      as(reader).send(workingTimeCalls.submitHours, people),
      as(marie).send(workingTimeCalls.validateHours, people),
      as(marie).send(workingTimeCalls.reopenHours, { ...people, reason: 'Oubli du mercredi' }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(403))
  })
})
