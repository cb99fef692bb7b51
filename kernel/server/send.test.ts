import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { open, writes } from '#kernel/shared/access.ts'
import { calls, file, stream } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'
import { notFound } from './errors.ts'

const line = z.object({ done: z.int() })

const trial = calls('trial/plots', {
  download: {
    method: 'GET',
    path: 'trial/download',
    access: open('a test'),
    input: z.strictObject({ name: z.string() }),
    answer: file('text/csv'),
  },
  downloadMissing: { method: 'GET', path: 'trial/downloadMissing', access: open('a test'), answer: file() },
  count: {
    method: 'GET',
    path: 'trial/count',
    access: open('a test'),
    input: z.strictObject({ to: z.coerce.number<number>(), ending: z.string().optional() }),
    answer: stream(line),
  },
  endless: { method: 'GET', path: 'trial/endless', access: open('a test'), answer: stream(line) },
  copy: {
    method: 'POST',
    path: 'trial/copy',
    access: writes('rh/gestion_du_personnel/salaries'),
    input: z.strictObject({ words: z.array(z.string()) }),
    answer: stream(line),
  },
})

/** The endless source: its items are given one by one by the test; `left` when its reader went away. */
const source = { give: (_done: number) => {}, asked: 0, ended: false, left: false }
const told: string[] = []

const world = useOwnWorld([
  answersWith<NotebookTables>()(trial, {
    download: async (_given, { name }) => ({ name, bytes: Buffer.from('a;b\n1;2\n') }),
    downloadMissing: async ({ files }) => ({ name: 'gone.pdf', bytes: files.read('none/aa/gone') }),
    async *count(_given, { to, ending }) {
      for (let done = 1; done <= to; done += 1) yield { done, secret: 'never' }
      if (ending === 'refusal') throw notFound()
      if (ending === 'accident') throw new Error('hunter2')
    },
    async *endless() {
      try {
        for (;;) {
          source.asked += 1
          yield await new Promise<{ done: number }>(resolve => {
            source.give = done => resolve({ done })
          })
        }
      } finally {
        source.ended = true
      }
    },
    async *copy({ withDb, afterCommit }, { words }) {
      let done = 0
      for (const word of words) {
        await withDb(async db => {
          await db.insertInto('trial.note').values({ words: word }).execute()
          afterCommit(() => void told.push(word))
          if (word === 'forbidden') throw notFound()
        })
        done += 1
        yield { done }
      }
    },
  }),
])

let address: string
let notebook: Awaited<ReturnType<typeof openNotebook>>
beforeAll(async () => {
  notebook = await openNotebook(world.installer)
  world.app.server.on('request', (_request, response) => response.on('close', () => (source.left = true)))
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => vi.restoreAllMocks())

describe('a file that is sent', () => {
  test('is downloaded under its name, never opened in our name', async () => {
    const { headers, body } = await as(visitor(world.app)).send(trial.download, { name: 'effectifs.csv' })

    expect(body).toBe('a;b\n1;2\n')
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="effectifs.csv"; filename*=UTF-8''effectifs.csv`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  test.each([
    ['Relevé d’été.csv', 'Relev_ d__t_.csv', 'Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.csv'],
    [`l'"hiver" (2).csv`, `l'_hiver_ (2).csv`, 'l%27%22hiver%22%20%282%29.csv'],
    ['a\r\nset-cookie: b=c', 'a__set-cookie: b=c', 'a%0D%0Aset-cookie%3A%20b%3Dc'],
    ['facture\u202Efdp.csv', 'facturefdp.csv', 'facturefdp.csv'],
    ['\ud800.csv', '_.csv', '%EF%BF%BD.csv'],
  ])('keeps a name such as %j, for old browsers and new ones', async (name, plain, extended) => {
    const url = `/api/trial/download?name=${name.isWellFormed() ? encodeURIComponent(name) : '%EF%BF%BD.csv'}`
    const { headers } = await world.app.inject(url)

    expect(headers['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${extended}`)
  })

  test('that lies no more in the store is an error, not half an answer', async () => {
    const answer = await as(visitor(world.app)).send(trial.downloadMissing)

    expect(answer.statusCode).toBe(500)
    expect(answer.json().code).toBe('UNEXPECTED')
  })
})

describe('lines that are streamed', () => {
  const linesOf = (body: string) => body.trim().split('\n\n')

  test('come one by one, hold the declared columns, and end on [DONE]', async () => {
    const { headers, body } = await as(visitor(world.app)).send(trial.count, { to: 2 })

    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(linesOf(body)).toEqual(['data: {"done":1}', 'data: {"done":2}', 'data: [DONE]'])
  })

  test('say a refusal in words before they end', async () => {
    const { body } = await as(visitor(world.app)).send(trial.count, { to: 1, ending: 'refusal' })
    const [, refusal, end] = linesOf(body)

    expect(JSON.parse(refusal?.slice('data: '.length) ?? '')).toEqual({
      error: {
        code: 'NOT_FOUND',
        message: 'Cet élément n’existe pas, ou n’existe plus.',
        requestId: expect.stringMatching(/^\w{24}$/),
      },
    })
    expect(end).toBe('data: [DONE]')
  })

  test('tell nothing of an accident', async () => {
    const { body } = await as(visitor(world.app)).send(trial.count, { to: 1, ending: 'accident' })

    expect(body).toContain('"code":"UNEXPECTED"')
    expect(body).not.toContain('hunter2')
    expect(linesOf(body).at(-1)).toBe('data: [DONE]')
  })

  test('work in short transactions: each is kept, or undone alone', async () => {
    const marie = await world.person({
      in: await world.client(),
      rights: { 'rh/gestion_du_personnel/salaries': 2 },
    })

    const { body } = await as(marie).send(trial.copy, { words: ['one', 'two', 'forbidden', 'never'] })

    expect(linesOf(body)).toHaveLength(4)
    expect(await notebook.words()).toEqual(['one', 'two'])
    expect(told).toEqual(['one', 'two'])
  })

  test('reach the reader as they are said, compressed for nobody', async () => {
    const response = await fetch(`${address}/api/trial/endless`, { headers: { 'accept-encoding': 'gzip' } })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await eventually(() => expect(source.asked).toBeGreaterThan(0))

    source.give(41)
    const { value } = await reader.read()

    expect(response.headers.get('content-encoding')).toBeNull()
    expect(new TextDecoder().decode(value)).toBe('data: {"done":41}\n\n')
    await reader.cancel()
    await eventually(() => expect(source.left).toBe(true))
    source.give(42)
    await eventually(() => expect(source.ended).toBe(true))
  })

  test('end their source after its current item when the reader goes away', async () => {
    Object.assign(source, { asked: 0, ended: false, left: false })
    const beats = vi.spyOn(globalThis, 'setInterval')
    const stopped = vi.spyOn(globalThis, 'clearInterval')
    const leaving = new AbortController()
    await fetch(`${address}/api/trial/endless`, { signal: leaving.signal })
    await eventually(() => expect(source.asked).toBe(1))
    source.give(1)
    await eventually(() => expect(source.asked).toBe(2))

    leaving.abort()
    await eventually(() => expect(source.left).toBe(true))
    expect(source.ended).toBe(false)
    source.give(2)

    await eventually(() => expect(source.ended).toBe(true))
    expect(source.asked).toBe(2)
    const heartbeat = beats.mock.results[beats.mock.calls.findIndex(([, ms]) => ms === 15_000)]?.value
    await eventually(() => expect(stopped.mock.calls.map(([timer]) => timer)).toContain(heartbeat))
  })
})
