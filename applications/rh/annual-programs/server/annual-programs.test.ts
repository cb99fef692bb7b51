import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { annualElement } from '../annual-place.model.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualProgram } from '../annual-programs.model.ts'
import { spreadGap, sumOfWeeks } from '../annual-weeks.model.ts'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
/** Ten weeks that are over, or that begin in two months. */
const past = () => ({ firstDay: day(-70), lastDay: day(-1) })
const coming = () => ({ firstDay: day(70), lastDay: day(139) })

const withLevel = (client: TestClient, level: Level) =>
  world.person({ in: client, rights: { [annualElement]: level }, allCompanies: true })
const aCompany = async () => {
  const client = await world.client()
  const companyId = client.companies[0]?.id as string
  return { client, companyId, marie: await withLevel(client, 3), paul: await hire(world, client, { hired: true }) }
}
type Wish = Partial<SentTo<typeof annualProgramsCalls.createAnnualProgram>> & { companyId: string }
const draft = (person: TestPerson, wish: Wish) =>
  as(person).call(annualProgramsCalls.createAnnualProgram, {
    groupLabel: 'Serre',
    unitIds: [],
    copyOfId: null,
    ...coming(),
    ...wish,
  })
const changeOf = ({ id, version, groupLabel, units, firstDay, lastDay }: AnnualProgram) => ({
  id,
  version,
  groupLabel,
  unitIds: units.map(unit => unit.id),
  firstDay,
  lastDay,
})
const weeksOf = ({ weeks }: AnnualProgram) => weeks.map(({ monday, kind, minutes }) => ({ monday, kind, minutes }))
const balanced = (program: AnnualProgram) => {
  const weeks = weeksOf(program)
  return spreadGap(
    weeks,
    weeks.map(({ monday }) => monday),
    { target: program.targetMinutes, profile: program.profile, period: program },
  )
}
const read = ({ id, version }: AnnualProgram) => ({ id, version })
const submitted = async (person: TestPerson, wish: Wish) => {
  const program = await draft(person, wish)
  const even = await as(person).call(annualProgramsCalls.editAnnualProgram, {
    ...changeOf(program),
    weeks: balanced(program),
  })
  return as(person).call(annualProgramsCalls.submitAnnualProgram, read(even))
}
const published = async (person: TestPerson, wish: Wish) =>
  as(person).call(annualProgramsCalls.publishAnnualProgram, {
    ...read(await submitted(person, wish)),
    reason: 'Accord signé tardivement',
  })
const inClient = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)
const note = (client: TestClient, work: { companyId: string; employeeId: string; minutes: number; state?: string }) =>
  inClient(client, db => {
    const { minutes: totalMinutes, state = 'validated', ...of } = work
    return db
      .insertInto('rh.time_entry')
      .values({ ...of, totalMinutes, state, workDate: day(-3), source: 'crew' })
      .execute()
  })
const isHimself = (client: TestClient, employeeId: string, { mail }: TestPerson) =>
  inClient(client, db => db.updateTable('rh.employee').set({ workMail: mail }).where('id', '=', employeeId).execute())
const newsOf = async (person: TestPerson) => {
  const asked = { userId: person.userId, page: 0, size: 10 }
  return (await as(person).call(notificationsCalls.getNotifications, asked)).items.map(({ title }) => title)
}
const peopleOf = async (person: TestPerson, { id }: { id: string }) =>
  (await as(person).call(annualProgramsCalls.getPeopleOfProgram, { id, page: 0, size: 25 })).items

describe('a program', () => {
  test('begins as a draft of normal weeks, with the legal hours of its period to reach', async () => {
    const { companyId, marie } = await aCompany()

    const program = await draft(marie, { companyId })

    expect(program).toMatchObject({ state: 'draft', units: [], can: { write: true, manage: true } })
    expect(program.targetMinutes).toBe(Math.round((96_420 * 70) / 365))
    const year = Number(program.firstDay.slice(0, 4))
    const { programs } = await as(marie).call(annualProgramsCalls.getAnnualPrograms, { year })
    expect(programs.map(({ id }) => id)).toEqual([program.id])
    const { companies } = await as(marie).call(annualProgramsCalls.getAnnualChoices, {})
    expect(companies).toMatchObject([{ id: companyId, can: { write: true } }])
  })

  test('takes over the weeks of another', async () => {
    const { companyId, marie } = await aCompany()
    const former = await draft(marie, { companyId })
    const weeks = weeksOf(former).map(week => ({ ...week, kind: 'low' as const, minutes: 600 }))
    const { id: copyOfId } = await as(marie).call(annualProgramsCalls.editAnnualProgram, {
      ...changeOf(former),
      weeks,
    })

    const copy = await draft(marie, { companyId, copyOfId })

    expect(weeksOf(copy)).toEqual(weeks)
  })

  test('holds no week above the limit of law, and none of another period', async () => {
    const { companyId, marie } = await aCompany()
    const program = await draft(marie, { companyId })
    const refusal = async (weeks: ReturnType<typeof weeksOf>) =>
      (await as(marie).send(annualProgramsCalls.editAnnualProgram, { ...changeOf(program), weeks })).json().fields?.[0]
    const second = weeksOf(program)[1] as ReturnType<typeof weeksOf>[number]

    expect(await refusal([{ ...second, minutes: 2881 }])).toMatchObject({ field: 'weeks.0.minutes', code: 'TOO_LONG' })
    expect(await refusal([second, second])).toMatchObject({ field: 'weeks.1.monday', code: 'UNKNOWN' })
    expect(await refusal([{ ...second, minutes: 2880 }])).toBeUndefined()
  })

  test('is submitted once its weeks sum to what is to be reached, and changed after that is a draft again', async () => {
    const { companyId, marie } = await aCompany()
    const program = await draft(marie, { companyId })
    const off = await as(marie).send(annualProgramsCalls.submitAnnualProgram, read(program))
    expect([off.statusCode, off.json().code]).toEqual([400, 'SUM_OFF'])

    const even = await as(marie).call(annualProgramsCalls.editAnnualProgram, {
      ...changeOf(program),
      weeks: balanced(program),
    })
    expect(Math.abs(sumOfWeeks(even.weeks) - program.targetMinutes)).toBeLessThanOrEqual(60)
    const handedOn = await as(marie).call(annualProgramsCalls.submitAnnualProgram, read(even))
    expect(handedOn.state).toBe('submitted')
    const changed = await as(marie).call(annualProgramsCalls.editAnnualProgram, {
      ...changeOf(handedOn),
      groupLabel: 'Serre nord',
      weeks: [],
    })
    expect(changed).toMatchObject({ state: 'draft', groupLabel: 'Serre nord', weeks: handedOn.weeks })
    const late = await as(marie).send(annualProgramsCalls.submitAnnualProgram, read(handedOn))
    expect(late.statusCode).toBe(409)
  })

  test('of the same people at the same time is submitted once', async () => {
    const { companyId, marie } = await aCompany()
    await submitted(marie, { companyId })
    const other = await draft(marie, { companyId, groupLabel: 'Station' })
    const even = await as(marie).call(annualProgramsCalls.editAnnualProgram, {
      ...changeOf(other),
      weeks: balanced(other),
    })

    const refused = await as(marie).send(annualProgramsCalls.submitAnnualProgram, read(even))

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PROGRAM_OVERLAP'])
  })

  test('of a unit has who works there, beside that of another unit', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    await hire(world, client, { hired: true, name: 'Ndiaye', firstname: 'Anne' })
    const { siteId } = await build(world, client, { site: 'Serre', units: { Nord: [], Sud: [] } })
    const { units } = await as(marie).call(annualProgramsCalls.getAnnualChoices, {})
    const idOf = (name: string) => units.find(unit => unit.name === name)?.id as string
    await place(world, client, paul.id, { siteId, unitId: idOf('Nord') })

    const north = await submitted(marie, { companyId, groupLabel: 'Nord', unitIds: [idOf('Nord')] })
    const south = await submitted(marie, { companyId, groupLabel: 'Sud', unitIds: [idOf('Sud')] })

    expect((await peopleOf(marie, north)).map(({ name, unit }) => [name, unit])).toEqual([['Petit', 'Nord']])
    expect(await peopleOf(marie, south)).toEqual([])
    const { companyId: elsewhere, marie: stranger } = await aCompany()
    const fields = { groupLabel: 'Nord', copyOfId: null, ...coming(), companyId: elsewhere, unitIds: [idOf('Nord')] }
    const refused = await as(stranger).send(annualProgramsCalls.createAnnualProgram, fields)
    expect([refused.statusCode, refused.json().fields?.[0]?.field]).toEqual([400, 'unitIds'])
  })

  test('goes as long as it is a draft', async () => {
    const { companyId, marie } = await aCompany()
    const [kept, gone] = [await submitted(marie, { companyId }), await draft(marie, { companyId })]

    await as(marie).call(annualProgramsCalls.removeAnnualProgram, read(gone))

    const refused = await as(marie).send(annualProgramsCalls.removeAnnualProgram, read(kept))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'TRANSITION_INVALID'])
    const again = await as(marie).send(annualProgramsCalls.removeAnnualProgram, read(gone))
    expect(again.statusCode).toBe(404)
  })
})

describe('a published program', () => {
  test('stands a month before it begins, later with a reason alone, and its people are told', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    const himself = await world.person({ in: client })
    await isHimself(client, paul.id, himself)
    const early = await submitted(marie, { companyId })
    const late = await submitted(marie, { companyId, ...past() })

    expect(await as(marie).call(annualProgramsCalls.publishAnnualProgram, read(early))).toMatchObject({
      state: 'published',
      lateReason: null,
    })
    const refused = await as(marie).send(annualProgramsCalls.publishAnnualProgram, read(late))
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'PUBLISH_LATE'])
    const reason = 'Accord signé tardivement'
    expect(await as(marie).call(annualProgramsCalls.publishAnnualProgram, { ...read(late), reason })).toMatchObject({
      lateReason: reason,
    })
    expect(await newsOf(himself)).toEqual([
      'Le programme de l’année « Serre » est publié',
      'Le programme de l’année « Serre » est publié',
    ])
  })

  test('changes a week seven days ahead, with a reason, which its people are told', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    const himself = await world.person({ in: client })
    await isHimself(client, paul.id, himself)
    const program = await published(marie, { companyId, firstDay: day(-30), lastDay: day(60) })
    const [near, far] = [weeksOf(program)[1], weeksOf(program).at(-2)] as [
      AnnualProgram['weeks'][number],
      AnnualProgram['weeks'][number],
    ]
    const change = (week: typeof far, reason?: string) =>
      as(marie).send(annualProgramsCalls.editAnnualProgram, {
        ...changeOf(program),
        weeks: [{ ...week, minutes: week.minutes - 60 }],
        ...(reason && { reason }),
      })
    const reason = 'Récolte avancée de deux semaines'

    expect((await change(near, reason)).json().fields).toMatchObject([{ code: 'TOO_NEAR' }])
    expect((await change(far)).json().fields).toMatchObject([{ field: 'reason' }])
    const renamed = { ...changeOf(program), groupLabel: 'Serre sud', weeks: [], reason }
    expect((await as(marie).send(annualProgramsCalls.editAnnualProgram, renamed)).json().code).toBe(
      'TRANSITION_INVALID',
    )
    expect((await change(far, reason)).json()).toMatchObject({
      state: 'published',
      changes: [{ monday: far.monday, formerMinutes: far.minutes, minutes: far.minutes - 60, reason }],
    })
    expect(await newsOf(himself)).toContain('Des semaines du programme « Serre » ont changé')
  })

  test('tells what each was to do, has done and has in advance', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    const program = await published(marie, { companyId, ...past() })
    await note(client, { companyId, employeeId: paul.id, minutes: 480 })
    await note(client, { companyId, employeeId: paul.id, minutes: 60, state: 'submitted' })

    const [person] = await peopleOf(marie, program)

    expect(person).toMatchObject({
      id: paul.id,
      planned: sumOfWeeks(program.weeks),
      due: sumOfWeeks(program.weeks),
      done: 480,
      waiting: 60,
      balance: 480 - sumOfWeeks(program.weeks),
    })
  })

  test('counts neither what somebody was away nor what lies before his contract', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    const program = await published(marie, { companyId, ...past() })
    await inClient(client, db =>
      db
        .insertInto('rh.absence')
        .values({
          companyId,
          employeeId: paul.id,
          typeCode: 'CP',
          state: 'approved',
          requestedBy: marie.userId,
          fromAt: `${program.firstDay} 00:00`,
          toAt: `${day(0)} 00:00`,
          hundredths: 5000,
        })
        .execute(),
    )

    expect(await peopleOf(marie, program)).toMatchObject([{ away: sumOfWeeks(program.weeks), balance: 0 }])
  })

  test('is closed once it is over and its hours are validated, and what is carried opens the next', async () => {
    const { client, companyId, marie, paul } = await aCompany()
    const anne = await hire(world, client, { hired: true, name: 'Ndiaye', firstname: 'Anne' })
    const [under, over] = [await published(marie, { companyId }), await published(marie, { companyId, ...past() })]
    await note(client, { companyId, employeeId: paul.id, minutes: 60 })
    const waiting = { companyId, employeeId: anne.id, minutes: 60, state: 'submitted' }
    await note(client, waiting)
    const close = (program: AnnualProgram, carriedIds: string[] = []) =>
      as(marie).send(annualProgramsCalls.closeAnnualProgram, { ...read(program), carriedIds })

    expect((await close(under)).json().code).toBe('PROGRAM_UNDER_WAY')
    expect((await close(over)).json().code).toBe('HOURS_NOT_VALIDATED')
    await inClient(client, db =>
      db.updateTable('rh.time_entry').set({ state: 'validated' }).where('employeeId', '=', anne.id).execute(),
    )
    const toClose = await as(marie).call(annualProgramsCalls.getProgramToClose, { id: over.id })
    const missing = 60 - sumOfWeeks(over.weeks)
    expect(toClose.people.map(({ name, balance }) => [name, balance])).toEqual([
      ['Ndiaye Anne', missing],
      ['Petit Paul', missing],
    ])
    expect((await close(over, [randomUUID()])).statusCode).toBe(400)
    const closed = await close(over, [paul.id])

    expect(closed.json()).toMatchObject({
      program: { state: 'closed' },
      entries: [
        { employeeId: anne.id, minutes: missing, settlement: 'waived' },
        { employeeId: paul.id, minutes: missing, settlement: 'carried' },
      ],
    })
    expect((await peopleOf(marie, under)).map(({ name, opening }) => [name, opening])).toEqual([
      ['Ndiaye', 0],
      ['Petit', missing],
    ])
    expect((await peopleOf(marie, over)).map(({ settlement }) => settlement)).toEqual(['waived', 'carried'])
    expect((await close(over)).statusCode).toBe(409)
    const edited = await as(marie).send(annualProgramsCalls.editAnnualProgram, {
      ...changeOf(closed.json().program),
      weeks: [],
    })
    expect(edited.json().code).toBe('PROGRAM_CLOSED')
  })
})

describe('programs', () => {
  test('are closed to who has no right', async () => {
    const { client, companyId, marie } = await aCompany()
    const program = await submitted(marie, { companyId })
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(client, 1),
      await withLevel(client, 2),
    ]
    const { id } = program
    const fields = { groupLabel: 'Serre', unitIds: [], companyId, copyOfId: null, ...past() }
    const status = async (person: TestPerson, ...[call, input]: Parameters<ReturnType<typeof as>['send']>) =>
      (await as(person).send(call, input)).statusCode

    expect(await status(nobody, annualProgramsCalls.getAnnualPrograms, { year: 2026 })).toBe(403)
    expect(await status(nobody, annualProgramsCalls.getAnnualChoices, {})).toBe(403)
    expect(await status(nobody, annualProgramsCalls.getPeopleOfProgram, { id, page: 0, size: 25 })).toBe(403)
    expect(await status(reader, annualProgramsCalls.getPeopleOfProgram, { id, page: 0, size: 25 })).toBe(200)
    expect(await status(reader, annualProgramsCalls.createAnnualProgram, fields)).toBe(403)
    expect(await status(reader, annualProgramsCalls.editAnnualProgram, { ...changeOf(program), weeks: [] })).toBe(403)
    expect(await status(reader, annualProgramsCalls.removeAnnualProgram, read(program))).toBe(403)
    expect(await status(reader, annualProgramsCalls.submitAnnualProgram, read(program))).toBe(403)
    expect(await status(writer, annualProgramsCalls.createAnnualProgram, fields)).toBe(200)
    expect(await status(writer, annualProgramsCalls.publishAnnualProgram, read(program))).toBe(403)
    expect(await status(writer, annualProgramsCalls.getProgramToClose, { id })).toBe(403)
    expect(await status(writer, annualProgramsCalls.closeAnnualProgram, { ...read(program), carriedIds: [] })).toBe(403)
  })

  test('of a neighbour are as if they were not', async () => {
    const [{ marie, companyId }, { companyId: theirs, marie: neighbour }] = [await aCompany(), await aCompany()]
    const program = await draft(marie, { companyId })
    const status = async (...[call, input]: Parameters<ReturnType<typeof as>['send']>) =>
      (await as(neighbour).send(call, input)).statusCode
    const { id } = program

    expect(await status(annualProgramsCalls.getPeopleOfProgram, { id, page: 0, size: 25 })).toBe(404)
    expect(await status(annualProgramsCalls.editAnnualProgram, { ...changeOf(program), weeks: [] })).toBe(404)
    expect(await status(annualProgramsCalls.submitAnnualProgram, read(program))).toBe(404)
    const fields = { groupLabel: 'Serre', unitIds: [], copyOfId: null, ...past() }
    expect(await status(annualProgramsCalls.createAnnualProgram, { ...fields, companyId })).toBe(404)
    expect(await status(annualProgramsCalls.createAnnualProgram, { ...fields, companyId: theirs, copyOfId: id })).toBe(
      404,
    )
  })
})
