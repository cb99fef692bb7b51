import { describe, expect, test } from 'vitest'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { absencesCalls } from '../absences.calls.ts'
import { absencesElement, administrationElement, validationElement } from '../absences-place.model.ts'
import { accrueLeave } from '../absences.server.ts'

const world = useWorld()
const week = { fromDay: '2026-06-01', fromNoon: false, toDay: '2026-06-05', untilNoon: false }
const reason = 'Récolte en cours'

const rights = {
  leader: { [absencesElement]: 2 },
  manager: { [absencesElement]: 2, [validationElement]: 2 },
  hr: {
    [absencesElement]: 3,
    [validationElement]: 2,
    [administrationElement]: 2,
    'rh/gestion_du_personnel/salaries': 1,
  },
} as const
const person = (client: TestClient, kind: keyof typeof rights) =>
  world.person({ in: client, rights: rights[kind], allCompanies: true })

const aTeam = async () => {
  const client = await world.client()
  const [leader, manager, hr] = [
    await person(client, 'leader'),
    await person(client, 'manager'),
    await person(client, 'hr'),
  ]
  return { client, leader, manager, hr, paul: await hire(world, client, { hired: true }) }
}
type Asked = SentTo<typeof absencesCalls.requestAbsence>
const ask = (by: TestPerson, employeeId: string, more: Partial<Asked> = {}) =>
  as(by).call(absencesCalls.requestAbsence, { employeeId, typeCode: 'FORM', ...week, privateReason: null, ...more })
const send = (by: TestPerson, employeeId: string, more: Partial<Asked> = {}) =>
  as(by).send(absencesCalls.requestAbsence, { employeeId, typeCode: 'FORM', ...week, privateReason: null, ...more })
const give = (hr: TestPerson, employeeId: string, hundredths: number) =>
  as(hr).call(absencesCalls.adjustBalance, { employeeId, account: 'CP', hundredths, reason: 'Reprise du solde' })
const availableOf = async (by: TestPerson, employeeId: string) =>
  (await as(by).call(absencesCalls.getBalances, { employeeId })).find(({ account }) => account === 'CP')?.available
const approve = async (by: TestPerson, { id, version }: { id: string; version: number }) =>
  (await as(by).call(absencesCalls.approveAbsences, { absences: [{ id, version }] })).results[0]?.outcome
type Listed = Partial<SentTo<typeof absencesCalls.getPaginatedAbsences>>
const listed = async (by: TestPerson, asked: Listed = {}) =>
  (await as(by).call(absencesCalls.getPaginatedAbsences, { page: 0, size: 10, waiting: 'all', ...asked })).items

describe('absences', () => {
  test('are asked, with what they take told before; approved they hold', async () => {
    const { leader, manager, hr, paul } = await aTeam()
    await give(hr, paul.id, 1000)

    const told = await as(leader).call(absencesCalls.previewAbsence, { employeeId: paul.id, typeCode: 'CP', ...week })
    const asked = await ask(leader, paul.id, { typeCode: 'CP' })

    expect(told).toMatchObject({ hundredths: 600, balanceBefore: 1000, balanceAfter: 400, overlaps: false })
    expect([asked.state, asked.hundredths, asked.balanceAfter]).toEqual(['requested', 600, 400])
    expect(await approve(manager, asked)).toBe('done')
    expect((await listed(manager)).map(({ state }) => state)).toEqual(['approved'])
    expect(await availableOf(leader, paul.id)).toBe(400)
  })

  test('never cover each other, but a morning and an afternoon go together', async () => {
    const { leader, paul } = await aTeam()
    const day = { fromDay: '2026-06-02', toDay: '2026-06-02' }
    await ask(leader, paul.id, { ...day, untilNoon: true })

    expect((await ask(leader, paul.id, { ...day, fromNoon: true })).hundredths).toBe(50)
    const whole = await send(leader, paul.id, day)
    expect([whole.statusCode, whole.json().fields[0].code]).toEqual([400, 'ABSENCE_OVERLAP'])
  })

  test('take no more than there is, unless who administers says so; two at once never spend one balance', async () => {
    const { client, leader, hr, paul } = await aTeam()
    await give(hr, paul.id, 600)
    const second = await person(client, 'leader')
    const later = { fromDay: '2026-06-15', toDay: '2026-06-19' }

    const answers = await Promise.all([
      send(leader, paul.id, { typeCode: 'CP' }),
      send(second, paul.id, { typeCode: 'CP', ...later }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().code).toBe('BALANCE_TOO_LOW')
    const direct = await ask(hr, paul.id, { typeCode: 'CP', fromDay: '2026-07-06', toDay: '2026-07-10' })
    expect([direct.state, direct.balanceAfter]).toEqual(['approved', -600])
  })

  test('refused or withdrawn give their days back', async () => {
    const { leader, manager, hr, paul } = await aTeam()
    await give(hr, paul.id, 600)
    const first = await ask(leader, paul.id, { typeCode: 'CP' })
    await as(manager).call(absencesCalls.refuseAbsence, { id: first.id, version: first.version, reason })
    expect(await availableOf(leader, paul.id)).toBe(600)

    const { id, version } = await ask(leader, paul.id, { typeCode: 'CP' })
    expect(await availableOf(leader, paul.id)).toBe(0)
    await as(leader).call(absencesCalls.withdrawAbsence, { id, version })
    expect(await availableOf(leader, paul.id)).toBe(600)
  })

  test('of illness hold at once and suspend the contract; cancelled, it goes on', async () => {
    const { hr, manager, paul } = await aTeam()
    const today = world.clock.today()
    const days = { fromDay: today.toString(), toDay: today.add({ days: 3 }).toString() }
    const situation = async () => (await as(hr).call(employeesCalls.getEmployee, { id: paul.id })).situation

    const sick = await ask(hr, paul.id, { typeCode: 'MAL', ...days })
    expect([sick.state, sick.hundredths, await situation()]).toEqual(['approved', 400, 'suspended'])
    await as(manager).call(absencesCalls.cancelAbsence, { id: sick.id, version: sick.version, reason })
    expect(await situation()).not.toBe('suspended')
  })

  test('without pay want two who say yes; nobody approves his own', async () => {
    const { client, leader, manager, paul } = await aTeam()
    const own = await world.person({ in: client, rights: rights.manager, allCompanies: true })
    await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
      await db.updateTable('rh.employee').set({ workMail: own.mail }).where('id', '=', paul.id).execute()
    })
    const asked = await ask(leader, paul.id, { typeCode: 'SSOLDE' })

    expect(await approve(own, asked)).toBe('own')
    expect(await approve(manager, asked)).toBe('done')
    const [half] = await listed(manager)
    expect(half?.state).toBe('approved_1')
    expect(await approve(manager, { id: asked.id, version: half?.version ?? 0 })).toBe('own')
    const second = await person(client, 'manager')
    expect(await approve(second, { id: asked.id, version: half?.version ?? 0 })).toBe('done')
    expect((await listed(manager))[0]?.state).toBe('approved')
  })

  test('outside of a contract, or of days that nobody works, are refused', async () => {
    const { client, leader, paul } = await aTeam()
    const former = await hire(world, client, { name: 'Zola' })
    await employ(world, client, former.id, { from: '2026-01-05', to: '2026-02-27' })

    const [outside, none] = [
      await send(leader, former.id),
      await send(leader, paul.id, { fromDay: '2026-06-06', toDay: '2026-06-07' }),
    ]

    expect([outside.json().fields[0].code, none.json().fields[0].code]).toEqual(['OUTSIDE_CONTRACT', 'NOTHING_COUNTED'])
  })

  test('of a month are told by name, with their days and never the reason', async () => {
    const { leader, paul } = await aTeam()
    await ask(leader, paul.id, { privateReason: 'Rendez-vous médical' })

    const away = await as(leader).call(absencesCalls.getAbsencesOfMonth, { year: 2026, month: 6 })

    expect(away).toMatchObject([{ employeeId: paul.id, absences: [{ typeCode: 'FORM', ...week }] }])
    expect(JSON.stringify(away)).not.toContain('médical')
  })

  test('tell why somebody is away to who decides alone; others see that he is', async () => {
    const { client, leader, manager, paul } = await aTeam()
    await ask(leader, paul.id, { typeCode: 'MAL', privateReason: 'Rendez-vous médical' })
    const colleague = await person(client, 'leader')

    expect((await listed(manager))[0]).toMatchObject({ privateReason: 'Rendez-vous médical', typeCode: 'MAL' })
    expect((await listed(colleague))[0]).toMatchObject({ privateReason: null, typeCode: null, proofDueOn: null })
    expect(await listed(colleague, { typeCode: 'MAL' })).toEqual([])
    const [away] = await as(colleague).call(absencesCalls.getAbsencesOfMonth, { year: 2026, month: 6 })
    expect(away?.absences).toMatchObject([{ typeCode: null }])
  })

  test('two who decide at once: one of them is told that it changed', async () => {
    const { client, leader, manager, paul } = await aTeam()
    const second = await person(client, 'manager')
    const asked = await ask(leader, paul.id)

    const outcomes = await Promise.all([approve(manager, asked), approve(second, asked)])

    expect(outcomes.toSorted()).toEqual(['changed', 'done'])
  })

  test('of a neighbour are as if they were not', async () => {
    const [{ leader, paul }, theirs] = [await aTeam(), await aTeam()]
    const asked = await ask(leader, paul.id)
    const read = { id: asked.id, version: asked.version }

    const answers = await Promise.all([
      send(theirs.hr, paul.id),
      as(theirs.hr).send(absencesCalls.previewAbsence, { employeeId: paul.id, typeCode: 'CP', ...week }),
      as(theirs.hr).send(absencesCalls.refuseAbsence, { ...read, reason }),
      as(theirs.hr).send(absencesCalls.withdrawAbsence, read),
      as(theirs.hr).send(absencesCalls.cancelAbsence, { ...read, reason }),
      as(theirs.hr).send(absencesCalls.getBalances, { employeeId: paul.id }),
      as(theirs.hr).send(absencesCalls.adjustBalance, { employeeId: paul.id, account: 'CP', hundredths: 1, reason }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404))
    expect(await approve(theirs.hr, asked)).toBe('unknown')
    expect(await listed(theirs.hr)).toEqual([])
  })

  test('are read, asked, decided and administered by right alone', async () => {
    const { client, leader, manager, paul } = await aTeam()
    const nobody = await world.person({ in: client })
    const reader = await world.person({ in: client, rights: { [absencesElement]: 1 }, allCompanies: true })
    const asked = await ask(leader, paul.id)
    const read = { id: asked.id, version: asked.version }

    const refused = await Promise.all([
      as(nobody).send(absencesCalls.getPaginatedAbsences, { page: 0, size: 10 }),
      as(nobody).send(absencesCalls.getAbsencesOfMonth, { year: 2026, month: 6 }),
      as(nobody).send(absencesCalls.getAbsenceChoices, {}),
      as(nobody).send(absencesCalls.getBalances, { employeeId: paul.id }),
      as(reader).send(absencesCalls.getPeopleToBeAway, {}),
      as(reader).send(absencesCalls.previewAbsence, { employeeId: paul.id, typeCode: 'CP', ...week }),
      send(reader, paul.id),
      as(reader).send(absencesCalls.withdrawAbsence, read),
      as(leader).send(absencesCalls.approveAbsences, { absences: [read] }),
      as(leader).send(absencesCalls.refuseAbsence, { ...read, reason }),
      as(leader).send(absencesCalls.cancelAbsence, { ...read, reason }),
      as(manager).send(absencesCalls.adjustBalance, { employeeId: paul.id, account: 'CP', hundredths: 1, reason }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(403))
  })
})

test('paid leave of a month is earned once, by who is under contract and not for a season', async () => {
  const { client, hr, paul } = await aTeam()
  const picker = await hire(world, client, { name: 'Zola' })
  await employ(world, client, picker.id, { from: '2026-04-01', to: '2026-06-30', family: 'seasonal' })
  const month = { first: '2026-05-01', last: '2026-05-31' }
  const count = () =>
    world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
      accrueLeave(db, month),
    )

  await count()
  await count()

  expect([await availableOf(hr, paul.id), await availableOf(hr, picker.id)]).toEqual([250, 0])
})
