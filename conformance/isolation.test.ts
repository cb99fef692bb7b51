import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { isPage } from '#kernel/server/whole-list.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { bocage } from '#main/demo/plans/bocage.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { filesTakenBy } from './files-of-client.ts'
import { placesOf, takesId } from './places.ts'
import { type Actor, openTwoClients, type TwoClients } from './two-clients.ts'
import { canary, everything, sidesOf, walkAll } from './walk-all.ts'
import { leaksIn, ownInput, type Sides } from './walk-with-ids.ts'
import { calls } from './walked-calls.ts'

let two: TwoClients
let sides: Sides
beforeAll(async () => {
  two = await openTwoClients()
  sides = await sidesOf(two)
})
afterAll(() => two?.close())

test('ids say in which table their row stands', async () => {
  const ids = calls.flatMap(({ name, call }) =>
    placesOf(call)
      .filter(takesId)
      .map(place => ({ name, ...place })),
  )
  const unsaid = ids.filter(({ schema, path }) => !schema.idOf && path.at(-1) !== 'version')
  expect(unsaid.map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual([
    // made by the page that asks, so that the same export asked again is the same
    'exportMonth exportId',
    'exportPay exportId',
    // made by the device that writes, so that the same hours sent again are the same
    'writeShifts added.0.clientShiftId',
    'enterHours entries.0.clientEntryId',
    'createClient clientId',
    'getFormsOfSubject id',
    'submitAnswers subject.id',
    'getAnswersOfSubject id',
    'getGeneratedDocuments recordId',
  ])
  const said = [...new Set(ids.flatMap(({ schema }) => schema.idOf ?? []))]
  const tables = said.map(one => one.split('.').slice(0, 2).join('.'))
  const missing = await two.rows(`select t from unnest($1::text[]) t where to_regclass(t) is null`, [tables])
  expect(missing).toEqual([])
})

test('the neighbour has enough to leak', async () => {
  expect(two.actors.length).toBeGreaterThanOrEqual(7)
  expect(sides.forbidden.ids.size).toBeGreaterThan(600)
  expect(sides.neighbour.size).toBeGreaterThan(60)
  const [row] = await two.rows<{ count: string }>(
    `select count(*) from rh.employee t where client_id = $1 and t::text ~* $2`,
    [two.neighbour, bocage.canary],
  )
  expect(Number(row?.count)).toBeGreaterThan(200)
})

describe('nobody of a client', () => {
  test('takes a row of his away with a whole list, nor another than its pages hold', async () => {
    const found: unknown[] = []
    let taken = 0
    for (const told of calls.filter(({ call }) => isPage(call.answer))) {
      for (const actor of two.actors) {
        const input = ownInput(told, actor)
        const page = await as(actor).send(told.call, input)
        const whole = await as({ ...actor, headers: { accept: 'application/x-ndjson' } }).send(told.call, input)
        const { total, totalIsExact } = page.statusCode === 200 ? page.json() : {}
        const rows = whole.body.split('\n').length - 1
        if (page.statusCode === 200) taken += 1
        if (whole.statusCode !== page.statusCode || (totalIsExact && rows !== total))
          found.push([actor.mail, told.name, page.statusCode, total, whole.statusCode, rows])
        found.push(...leaksIn(whole, input, sides.forbidden))
      }
    }
    expect(found).toEqual([])
    expect(taken).toBeGreaterThan(50)
  })

  test('takes a word of his away in a printed page, a table, an archive or a card', async () => {
    const admin = two.actors.find(({ mail }) => mail === 'admin@val-de-loire.example') as Actor
    const own = await filesTakenBy(admin)
    const foreign = await filesTakenBy(await two.signIn('admin@bocage.example', two.neighbour))
    const bearing = (files: typeof own) =>
      new Set(files.filter(({ text }) => canary.test(text)).map(({ kind }) => kind))

    expect(bearing(own)).toEqual(new Set())
    expect(bearing(foreign)).toEqual(new Set(own.map(({ kind }) => kind)))
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(5)
  })

  test('works in his name', async () => {
    const ofClient = calls.filter(
      ({ call }) => call.access.kind === 'element' || ('inClient' in call.access && call.access.inClient),
    )
    for (const actor of two.actors) {
      for (const told of ofClient) {
        const answer = await as({ ...actor, clientId: two.neighbour }).send(told.call, ownInput(told, actor))
        expect([told.name, answer.statusCode, answer.json().code]).toEqual([told.name, 403, 'CLIENT_NOT_ALLOWED'])
      }
    }
  })
})

test('a mail of a client says nothing of its neighbour, even to who works in both', async () => {
  const sent: Mail[] = []
  vi.spyOn(two.mailer, 'send').mockImplementation(async mail => void sent.push(mail))
  const carla = 'multi@sillon.example'
  const [{ id = '' } = {}] = await two.rows<{ id: string }>('select id from platform.user where mail = $1', [carla])
  await two.rows('insert into platform.client_user (client_id, user_id) values ($1, $2)', [two.neighbour, id])
  const tell = (clientId: string, title: string) =>
    two.databases.transaction('platform', { readOnly: false, clientId }, (db: PlatformDb) =>
      notify(db, { userIds: [id], type: 'platform.message', title }),
    )
  await tell(two.own, 'Livraison de blouses')
  await tell(two.neighbour, `Réunion ${bocage.canary}`)

  const queue = await two.startQueue()
  const ofEveryDay = async () => (await queue.states()).filter(({ cron }) => cron)
  // Twice: what the first round tells in the product, the second one mails.
  for (let round = 0; round < 2; round += 1) {
    for (const { name } of await ofEveryDay()) await queue.runNow(name)
    await eventually(async () =>
      expect((await ofEveryDay()).filter(({ waiting, running }) => waiting + running > 0)).toEqual([]),
    )
  }

  const members = await two.rows<{ mail: string }>(
    `select mail from platform.user u where exists (select from platform.client_user m where m.user_id = u.id and m.client_id = $1)
      union select mail from platform.recipient where client_id = $1 and mail is not null`,
    [two.neighbour],
  )
  const isOfNeighbour = ({ to, subject }: Mail) =>
    to === carla ? subject.includes('Maison Bocage') : members.some(({ mail }) => mail === to)
  const bearing = sent.filter(({ subject, text }) => canary.test(subject + text))
  expect(bearing.filter(mail => !isOfNeighbour(mail))).toEqual([])
  expect([bearing.length > 0, sent.some(mail => !isOfNeighbour(mail))]).toEqual([true, true])
})

test('two clients side by side on the same connections never cross', async () => {
  const people = [
    {
      person: await two.signIn('admin@val-de-loire.example', two.own),
      ids: new Set(await two.idsOf(two.own, everything)),
    },
    { person: await two.signIn('admin@bocage.example', two.neighbour), ids: sides.forbidden.ids },
  ] as const
  const employees = await Promise.all(
    people.map(async ({ person }) =>
      (await as(person).call(employeesCalls.getEmployeesOfClient, {})).map(({ id }) => id),
    ),
  )
  const [ofOwn = [], ofNeighbour = []] = employees
  expect(ofNeighbour.length).toBeGreaterThan(20)

  const request = async (number: number) => {
    const { person, ids } = people[number % 2] as (typeof people)[number]
    const other = (people[(number + 1) % 2] as (typeof people)[number]).ids
    const clientId = person.clientId as string
    const [mine, theirs] = number % 2 === 0 ? [ofOwn, ofNeighbour] : [ofNeighbour, ofOwn]
    const asker = as(person)
    const errands = [
      () => asker.send(employeesCalls.getPaginatedEmployeesOfClient, { clientId, page: number % 5, size: 10 }),
      () => asker.send(employeesCalls.getEmployee, { id: mine[number % mine.length] }),
      () => asker.send(employeesCalls.getEmployee, { id: theirs[number % theirs.length] }),
      () => asker.send(companiesCalls.getCompaniesOfClient, { clientId }),
      () => asker.send(workplacesCalls.getUnities, {}),
      () =>
        asker.send(employeesCalls.editEmployee, {
          employee: { id: mine[number % mine.length], birthCity: `Angers ${number}` },
        }),
    ]
    const { body } = await (errands[Math.floor(number / 2) % errands.length] as (typeof errands)[number])()
    const seen = [...body.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(match => match[1] as string)
    return { crossed: seen.filter(id => other.has(id)).length, met: seen.filter(id => ids.has(id)).length }
  }

  let [crossed, met, next] = [0, 0, 0]
  const worker = async () => {
    while (next < 2_000) {
      const result = await request(next++)
      crossed += result.crossed
      met += result.met
    }
  }
  await Promise.all(Array.from({ length: 24 }, worker))

  expect(crossed).toBe(0)
  expect(met).toBeGreaterThan(3_000)
})

describe('were a fence open, this suite would see it', () => {
  let holed: TwoClients
  beforeAll(async () => {
    holed = await openTwoClients()
    await ask(
      holed.installer,
      'drop policy fence on platform.company; create policy fence on platform.company using (true)',
    )
  })
  afterAll(() => holed?.close())

  test('in what is read', async () => {
    const companies = calls.filter(({ name }) => name === 'getCompaniesOfClient')
    const { leaks } = await walkAll(companies, holed, await sidesOf(holed))
    expect(leaks.length).toBeGreaterThan(0)
  })

  test('in what is written', async () => {
    const before = await holed.digestOfNeighbour()
    await holed.rows(
      `update rh.employee set birth_city = $2 where id = (select id from rh.employee where client_id = $1 limit 1)`,
      [holed.neighbour, randomUUID()],
    )
    expect(await holed.digestOfNeighbour()).not.toBe(before)
  })
})
