import { gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { reads, signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { type Asker, as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const onlyStaff = { [staff]: 1 } as const

const Plot = z.object({
  name: z.string(),
  hectares: z.number().nullable(),
  site: z.object({ name: z.string() }).nullable(),
  crops: z.array(z.string()),
  can: z.object({ edit: z.boolean() }),
})

const lists = calls('trial/plots', {
  notes: {
    method: 'GET',
    path: 'whole/notes/:page/:size/:search?',
    access: reads(staff),
    input: z.strictObject(pageInput),
    answer: pageOf(z.object({ words: z.string() })),
  },
  plots: {
    method: 'POST',
    path: 'whole/plots',
    access: signedIn(),
    input: z.strictObject({
      ...pageInput,
      family: z.string().optional(),
      archived: z.enum(['true', 'false']).optional(),
    }),
    answer: pageOf(Plot),
  },
  ofPlace: {
    method: 'GET',
    path: 'whole/:clientId/:place/:page/:size/:search?',
    access: signedIn(),
    input: z.strictObject({ ...pageInput, clientId: z.uuid(), place: z.uuid() }),
    answer: pageOf(z.object({ row: z.int() })),
  },
  endless: {
    method: 'GET',
    path: 'whole/endless',
    access: signedIn(),
    input: z.strictObject(pageInput),
    answer: pageOf(z.object({ row: z.int() })),
  },
})

let [underWay, most] = [0, 0]
/** What happens while a list is read. */
let meanwhile: () => Promise<unknown> = async () => undefined

const listsServer = answersWith<NotebookTables>()(lists, {
  notes: async ({ db }, { page, size }) => {
    const rows = db.selectFrom('trial.note').select('words').orderBy('id')
    const items = await rows
      .limit(size)
      .offset(page * size)
      .execute()
    if (page === 0) await meanwhile()
    return { items, total: items.length, totalIsExact: false, page, size }
  },
  plots: async (_given, { page, size }) => {
    most = Math.max(most, ++underWay)
    await meanwhile()
    underWay -= 1
    const can = { edit: true }
    const items = [
      { name: '=cmd|calc', hectares: 1.5, site: { name: 'Serre; nord' }, crops: ['tomate', 'fraise'], can },
      { name: 'Sud\n+cmd|calc', hectares: null, site: null, crops: [], can },
    ]
    return { items: page === 0 ? items : [], total: 2, totalIsExact: true, page, size }
  },
  ofPlace: async (_given, { page, size }) => ({ items: [], total: 0, totalIsExact: true, page, size }),
  endless: async (_given, { page, size }) => {
    const items = Array.from({ length: size }, (_, index) => ({ row: page * size + index }))
    return { items, total: 1_000_000, totalIsExact: false, page, size }
  },
})

const world = useOwnWorld([listsServer])
let marie: Asker & { userId: string }
beforeAll(async () => {
  await openNotebook(world.installer)
  marie = await world.person({ in: await world.client(), rights: onlyStaff })
})

afterEach(() => {
  meanwhile = async () => undefined
})

const asking = (type: string, asker: Asker = marie) => as({ ...asker, headers: { accept: type } })
const csv = 'text/csv'
const lines = 'application/x-ndjson'
const firstPage = { page: 0, size: 10 }

const notesIn = (clientId: string | undefined, many: number) =>
  ask(
    world.installer,
    `insert into trial.note (client_id, words) select $1, 'n° ' || n from generate_series(1, $2) n`,
    [clientId, many],
  )

type Trace = { user_id: string; client_id: string; detail: Record<string, unknown>; request_id: string }
const traces = () =>
  ask<Trace>(world.installer, `select * from platform.security_event where kind = 'EXPORT' order by id desc`)

test('a list gives itself whole, past the page that was asked and past its own pieces', async () => {
  const asker = await world.person({ in: await world.client(), rights: onlyStaff })
  await notesIn(asker.clientId, 4_321)

  const answer = await asking(lines, asker).send(lists.notes, { page: 3, size: 10 })

  const rows = answer.body.trim().split('\n')
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([4_321, '{"words":"n° 1"}', '{"words":"n° 4321"}'])
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
})

test('a page stays a page for who asks for one, or for anything', async () => {
  for (const type of ['application/json', '*/*', 'text/html, text/csv', '', 'text/csvx'])
    expect((await asking(type).call(lists.plots, firstPage)).total).toBe(2)
})

test('the type that is named first counts, however it is written', async () => {
  for (const type of ['TEXT/CSV', 'text/csv, */*', ' text/csv;charset=utf-8, application/json'])
    expect((await asking(type).send(lists.plots, firstPage)).headers['content-type']).toBe('text/csv; charset=utf-8')
})

test('many rows travel compressed', async () => {
  const asker = await world.person({ in: await world.client(), rights: onlyStaff })
  await notesIn(asker.clientId, 1_000)

  const answer = await as({ ...asker, headers: { accept: lines, 'accept-encoding': 'gzip' } }).send(
    lists.notes,
    firstPage,
  )

  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString().split('\n')).toHaveLength(1_001)
})

test('as a CSV it names each value, and holds nothing that a spreadsheet would run', async () => {
  const answer = await asking(csv).send(lists.plots, firstPage)

  expect(answer.body).toBe(
    '\uFEFFname;hectares;site.name;crops\r\n' +
      `'=cmd|calc;1,5;"Serre; nord";"[""tomate"",""fraise""]"\r\n` +
      '"Sud\n+cmd|calc";;;[]\r\n',
  )
  expect(answer.headers['content-disposition']).toContain('attachment; filename="plots.csv"')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('what is written meanwhile changes nothing of what leaves', async () => {
  const asker = await world.person({ in: await world.client(), rights: onlyStaff })
  await notesIn(asker.clientId, 2_500)
  meanwhile = () => ask(world.installer, `delete from trial.note where words = 'n° 7'`)

  const answer = await asking(lines, asker).send(lists.notes, firstPage)

  expect(answer.body.trim().split('\n')).toHaveLength(2_500)
})

test('who takes it away is written down: choices by their value, what was typed by its name alone', async () => {
  const { statusCode, headers } = await asking(csv).send(lists.plots, {
    ...firstPage,
    search: 'Lefèvre',
    family: 'tomate',
    archived: 'true',
  })

  const [trace] = await traces()
  expect(statusCode).toBe(200)
  expect(trace).toMatchObject({
    user_id: marie.userId,
    client_id: marie.clientId,
    request_id: headers['x-request-id'],
    detail: { call: 'plots', type: csv, rows: 2, filters: 'search, family, archived=true' },
  })
  expect(JSON.stringify(trace)).not.toMatch(/Lefèvre|tomate/)
})

test('what narrows a list in its address is written down too, but for the client, which stands beside', async () => {
  await asking(csv).send(lists.ofPlace, { ...firstPage, clientId: marie.clientId, place: marie.userId, search: 'Ada' })

  expect((await traces())[0]?.detail).toMatchObject({ call: 'ofPlace', filters: `search, place=${marie.userId}` })
})

test('what cannot be written down does not leave', async () => {
  await ask(world.installer, 'revoke insert on platform.security_event from sillon_auth')
  const answer = await asking(csv).send(lists.plots, firstPage)
  await ask(world.installer, 'grant insert on platform.security_event to sillon_auth')

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('Sud')
})

test('a list too long for a file is refused, and leaves no trace', async () => {
  const before = (await traces()).length

  const answer = await asking(csv).send(lists.endless, firstPage)

  expect([answer.statusCode, answer.json().code]).toEqual([400, 'LIST_TOO_LONG'])
  expect(answer.json().message).toMatch(/plus de 100\s000 lignes/)
  expect(await traces()).toHaveLength(before)
})

test('who may not read the list takes nothing of it, and who reads takes what is his client’s', async () => {
  await notesIn((await world.client()).id, 3)
  const neighbour = await world.person({ in: await world.client(), rights: onlyStaff })
  const stranger = await world.person({ in: await world.client(), rights: {} })

  expect((await asking(csv, stranger).send(lists.notes, firstPage)).statusCode).toBe(403)
  expect((await asking(csv, neighbour).send(lists.notes, firstPage)).body).toBe('\uFEFFwords\r\n')
})

describe('while others are read', () => {
  /** So many lists of a client, asked at once and read no further than their first page until they are released. */
  async function waitingLists(asker: Asker, many: number) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    meanwhile = () => released
    most = 0
    const asked = Array.from({ length: many }, () => asking(csv, asker).send(lists.plots, firstPage))
    await eventually(() => expect(underWay).toBe(2))
    return { asked, release }
  }
  const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(asked)).map(({ statusCode }) => statusCode)

  test('two of a client are read at once, five more wait, and another is asked to come back', async () => {
    const elsewhere = await world.person({ in: await world.client(), rights: onlyStaff })

    const { asked, release } = await waitingLists(marie, 7)
    const eighth = await asking(csv).send(lists.plots, firstPage)
    const ofNeighbour = await asking(csv, elsewhere).send(lists.endless, firstPage)
    const page = await as(elsewhere).send(lists.endless, firstPage)
    release()

    expect([eighth.statusCode, eighth.json().code, eighth.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_EXPORTS',
      '10',
    ])
    expect([ofNeighbour.statusCode, page.statusCode]).toEqual([400, 200])
    expect(await statuses(asked)).toEqual(Array(7).fill(200))
    expect(most).toBe(2)
  })

  test('who lost his right or his session meanwhile takes nothing', async () => {
    const serres = await world.client()
    const [paul, jeanne, sophie] = [
      await world.person({ in: serres, rights: onlyStaff }),
      await world.person({ in: serres, rights: onlyStaff }),
      await world.person({ in: serres, rights: onlyStaff }),
    ]
    const before = (await traces()).length
    const { asked, release } = await waitingLists(sophie, 2)
    const ofPaul = asking(csv, paul).send(lists.notes, firstPage)
    const ofJeanne = asking(csv, jeanne).send(lists.notes, firstPage)
    await ask(world.installer, 'delete from platform.user_right where user_id = $1', [paul.userId])
    await ask(world.installer, `update platform.session set revoked_at = now(), reason = 'LOGOUT' where user_id = $1`, [
      jeanne.userId,
    ])
    release()

    expect(await statuses([ofPaul, ofJeanne, ...asked])).toEqual([403, 401, 200, 200])
    expect(await traces()).toHaveLength(before + 2)
  })

  test('who went away is read nothing more, and took nothing', async () => {
    const before = (await traces()).length
    const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const { asked, release } = await waitingLists(marie, 2)
    const headers = { accept: lines, authorization: marie.token ?? '', clientid: marie.clientId ?? '' }
    const gone = fetch(`${address}/api/whole/notes/0/10`, { headers, signal: leaving.signal })
    await world.app.inject({ url: '/api/nothing' })
    leaving.abort()

    await expect(gone).rejects.toThrow('aborted')
    release()
    expect(await statuses(asked)).toEqual([200, 200])
    expect(await statuses([asking(csv).send(lists.plots, firstPage)])).toEqual([200])
    expect(await traces()).toHaveLength(before + 3)
  })
})
