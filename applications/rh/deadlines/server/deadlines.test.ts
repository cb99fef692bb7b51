import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { type TestPerson, useWorld } from '#platform/testing/world.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { givePaper } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { deadlinesCalls } from '../deadlines.calls.ts'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

type Asked = SentTo<typeof deadlinesCalls.getExpirableDocuments>

const listed = (person: TestPerson, asked: Asked = {}) =>
  as(person).call(deadlinesCalls.getExpirableDocuments, { size: 50, ...asked })
const namesOf = async (person: TestPerson, asked?: Asked) => (await listed(person, asked)).items.map(({ name }) => name)
const figures = (person: TestPerson) => as(person).call(deadlinesCalls.getDeadlineFigures, {})

const inSerres = async () => {
  const serres = await world.client({ companies: ['Serres', 'Vergers'] })
  const marie = await world.person({ in: serres, rights: { [deadlines]: 1 }, companies: [0, 1] })
  return { serres, marie }
}

describe('the papers that end', () => {
  test('are listed soonest first: those that have ended, and those of the next ninety days', async () => {
    const { serres, marie } = await inSerres()
    for (const [name, to] of [
      ['Abreu', day(90)],
      ['Benali', day(-400)],
      ['Costa', day(0)],
      ['Diallo', day(91)],
    ] as const)
      await givePaper(world, serres, (await hire(world, serres, { name })).id, { to })

    const { items, total } = await listed(marie)

    expect(items.map(({ name, daysLeft, state }) => [name, daysLeft, state])).toEqual([
      ['Benali', -400, 'expired'],
      ['Costa', 0, 'expiring'],
      ['Abreu', 90, 'expiring'],
    ])
    expect(total).toBe(3)
    expect(await namesOf(marie, { within: 365 })).toEqual(['Benali', 'Costa', 'Abreu', 'Diallo'])
    expect((await listed(marie, { size: 1, page: 1 })).items.map(({ name }) => name)).toEqual(['Costa'])
  })

  test('leave aside what was renewed, what nobody has looked at, and who is gone for good', async () => {
    const { serres, marie } = await inSerres()
    const [renewed, sent, gone, archived] = [
      await hire(world, serres, { name: 'Abreu' }),
      await hire(world, serres, { name: 'Benali' }),
      await hire(world, serres, { name: 'Costa' }),
      await hire(world, serres, { name: 'Diallo', archived: true }),
    ]
    await employ(world, serres, gone.id, { from: day(-100), to: day(-10), family: 'fixed_term' })
    await givePaper(world, serres, renewed.id, { to: day(-1), isSuperseded: true })
    await givePaper(world, serres, sent.id, { to: day(5), status: 'to_check' })
    await givePaper(world, serres, gone.id, { to: day(5) })
    await givePaper(world, serres, archived.id, { to: day(5) })

    expect(await namesOf(marie)).toEqual([])
    expect(await figures(marie)).toMatchObject({ expired: 0, hurried: 0, toCheck: 1 })
  })

  test('are narrowed by kind, state, company and name, with the same count', async () => {
    const { serres, marie } = await inSerres()
    const abreu = await hire(world, serres, { name: 'Abreu' })
    const benali = await hire(world, serres, { name: 'Bénali', company: 1 })
    await givePaper(world, serres, abreu.id, { kind: 'sst', to: day(-2) })
    await givePaper(world, serres, abreu.id, { kind: 'caces', to: day(20) })
    await givePaper(world, serres, benali.id, { kind: 'caces', to: day(60) })

    expect(await namesOf(marie, { kind: 'caces' })).toEqual(['Abreu', 'Bénali'])
    expect(await namesOf(marie, { state: 'expired' })).toEqual(['Abreu'])
    expect(await namesOf(marie, { companyId: serres.companies[1]?.id as string })).toEqual(['Bénali'])
    expect(await listed(marie, { search: 'benali' })).toMatchObject({ total: 1, items: [{ name: 'Bénali' }] })
    expect(await figures(marie)).toMatchObject({ expired: 1, hurried: 1 })
  })

  test('may come by person, by kind, by company, and by when they were asked anew', async () => {
    const { serres, marie } = await inSerres()
    const manager = await world.person({ in: serres, rights: { [deadlines]: 2 } })
    const zola = await hire(world, serres, { name: 'Zola', company: 1, mail: 'zola@essai.example' })
    const abreu = await hire(world, serres, { name: 'Abreu' })
    await givePaper(world, serres, zola.id, { kind: 'sst', to: day(1) })
    await givePaper(world, serres, abreu.id, { kind: 'caces', to: day(2) })
    await givePaper(world, serres, zola.id, { kind: 'caces', to: day(3) })
    const ends = async (sort: NonNullable<Asked['sort']>) =>
      (await listed(marie, { sort })).items.map(({ daysLeft }) => daysLeft)
    expect(await ends('-end')).toEqual([3, 2, 1])
    expect(await ends('name')).toEqual([2, 1, 3])
    expect(await ends('kind')).toEqual([2, 3, 1])
    expect((await ends('-company')).at(-1)).toBe(2)

    const asked = { employeeIds: [zola.id], kindCode: 'caces', channel: 'mail' as const }
    await as(manager).call(documentRequestsCalls.requestDocuments, asked)

    expect(await ends('-asked')).toEqual([3, 2, 1])
    expect((await listed(marie, { sort: '-name', size: 2, page: 1 })).items.map(({ name }) => name)).toEqual(['Abreu'])
  })

  test('tell a number of a sensitive kind by its end alone', async () => {
    const { serres, marie } = await inSerres()
    const { id } = await hire(world, serres)
    await givePaper(world, serres, id, { kind: 'workPermit', number: '9903123456', to: day(10) })
    await givePaper(world, serres, id, { kind: 'caces', number: 'R489-12', to: day(11) })

    const numbers = (await listed(marie)).items.map(({ identificationNumber }) => identificationNumber)

    expect(numbers).toEqual(['*******456', 'R489-12'])
  })

  test('are seen by who follows one company for that company alone', async () => {
    const { serres } = await inSerres()
    const karim = await world.person({ in: serres, rights: { [deadlines]: 2 }, companies: [1] })
    const [ours, theirs] = [await hire(world, serres, { company: 1 }), await hire(world, serres, { name: 'Autre' })]
    await givePaper(world, serres, ours.id, { to: day(5) })
    await givePaper(world, serres, theirs.id, { to: day(5) })

    expect(await namesOf(karim)).toEqual(['Petit'])
    expect(await namesOf(karim, { companyId: serres.companies[0]?.id as string })).toEqual([])
    expect(await figures(karim)).toMatchObject({ hurried: 1, companies: [{ name: 'Vergers' }] })
    expect((await listed(karim)).items[0]?.can).toEqual({ renew: true })
  })

  test('of a neighbour client are not there, and without the right nothing is', async () => {
    const { serres, marie } = await inSerres()
    const bocage = await world.client({ name: 'Bocage' })
    await givePaper(world, bocage, (await hire(world, bocage)).id, { to: day(5) })
    const paul = await world.person({ in: serres })

    expect(await namesOf(marie)).toEqual([])
    expect(await figures(marie)).toMatchObject({ expired: 0, hurried: 0 })
    await expect(listed(paul)).rejects.toMatchObject({ status: 403 })
    await expect(figures(paul)).rejects.toMatchObject({ status: 403 })
  })
})

describe('what waits, on the home page', () => {
  test('are the papers that ended, those that end within 30 days and the pieces received, of who reads them', async () => {
    const { serres, marie } = await inSerres()
    const [ines, anne] = [await world.person({ in: serres }), await inSerres()]
    const abreu = await hire(world, serres, { name: 'Abreu' })
    for (const [kind, to] of [
      ['sst', day(-40)],
      ['caces', day(-2)],
      ['caces', day(12)],
    ] as const)
      await givePaper(world, serres, abreu.id, { kind, to })
    await givePaper(world, serres, abreu.id, { kind: 'caces', to: day(300), status: 'to_check' })

    const waiting = await as(marie).call(toDoCalls.getToDo, {})

    expect(waiting.map(({ urgency, what, due }) => [urgency, what, due])).toEqual([
      ['late', '2 papiers expirés', day(-40)],
      ['soon', '1 papier finit sous 30 jours', day(12)],
      ['soon', '1 pièce reçue à vérifier', null],
    ])
    expect(await as(ines).call(toDoCalls.getToDo, {})).toEqual([])
    expect(await as(anne.marie).call(toDoCalls.getToDo, {})).toEqual([])
  })
})
