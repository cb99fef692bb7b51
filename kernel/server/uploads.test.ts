import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'
import { forbidden } from './errors.ts'
import type { StoredFile } from './files.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const documents = { types: ['application/pdf'], maxBytes: 100_000 }

const trial = calls('trial/plots', {
  attach: {
    method: 'POST',
    path: 'trial/attach',
    access: writes(staff),
    files: { document: documents, annexes: { ...documents, many: true, optional: true } },
    input: z.strictObject({
      title: z.string().max(20),
      pages: z.int().optional(),
      tags: z.array(z.string()).optional(),
      ending: z.enum(['refuse', 'fail after the commit']).optional(),
    }),
    answer: z.object({ keys: z.array(z.string()), title: z.string(), pages: z.int().optional() }),
  },
  attachAbroad: {
    method: 'POST',
    path: 'trial/attachAbroad',
    access: writes(staff),
    outside: true,
    files: { document: documents },
    answer: nothing,
  },
})

const stored: StoredFile[] = []

const world = useOwnWorld([
  answersWith<NotebookTables>()(trial, {
    attach: async ({ db, uploads, afterCommit }, { title, pages, ending }) => {
      stored.push(...uploads.document, ...uploads.annexes)
      await db.insertInto('trial.note').values({ words: title }).execute()
      afterCommit(() => {
        if (ending === 'fail after the commit') throw new Error('a mail could not be written')
      })
      if (ending === 'refuse') throw forbidden()
      const keys = [...uploads.document, ...uploads.annexes].map(file => file.storageKey)
      return pages === undefined ? { keys, title } : { keys, title, pages }
    },
    attachAbroad: async ({ withDb, uploads }) => {
      stored.push(...uploads.document)
      await withDb(db => db.insertInto('trial.note').values({ words: 'sent abroad' }).execute())
      throw forbidden()
    },
  }),
])
let notebook: Awaited<ReturnType<typeof openNotebook>>
beforeAll(async () => {
  notebook = await openNotebook(world.installer)
})
afterEach(() => {
  vi.restoreAllMocks()
  stored.length = 0
})

const writer = async () => world.person({ in: await world.client(), rights: { [staff]: 2 } })
const pdf = (content = 'a contract', name = 'contrat.pdf') => new File([`%PDF-1.7 ${content}`], name)
const page = (name = 'contrat.pdf') => new File(['<html>'], name)

async function send({ token, clientId }: TestPerson, fields: [string, string | File][], url = '/api/trial/attach') {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: token,
      clientid: clientId,
      'content-type': request.headers.get('content-type') as string,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const part = (head: string, content: string) =>
  `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`

/** A form byte by byte, as no browser writes it. */
const write = ({ token, clientId }: TestPerson, ...parts: string[]) =>
  world.app.inject({
    method: 'POST',
    url: '/api/trial/attach',
    headers: { authorization: token, clientid: clientId, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.from(`${parts.join('')}--edge--\r\n`, 'latin1'),
  })

const isThere = (key: string) =>
  buffer(world.files.read(key)).then(
    () => true,
    () => false,
  )

/** Keys of what was stored and is still there. */
async function keptOf(storings: readonly { value: unknown }[]) {
  const files = await Promise.all(storings.map(({ value }) => (value as Promise<StoredFile>).catch(() => undefined)))
  const keys = files.flatMap(file => (file ? [file.storageKey] : []))
  const areThere = await Promise.all(keys.map(isThere))
  return keys.filter((_, place) => areThere[place])
}

describe('a file sent with a call', () => {
  test('is streamed to the store of the client, its fields beside it', async () => {
    const marie = await writer()

    const answer = await send(marie, [
      ['title', 'Contrat'],
      ['pages', '3'],
      ['tags', '["CDD"]'],
      ['document', pdf('of Paul')],
      ['annexes', pdf('one')],
      ['annexes', pdf('two')],
    ])

    expect(answer.json()).toMatchObject({ title: 'Contrat', pages: 3 })
    const keys: string[] = answer.json().keys
    const contents = await Promise.all(keys.map(async key => String(await buffer(world.files.read(key)))))
    expect(contents).toEqual(['%PDF-1.7 of Paul', '%PDF-1.7 one', '%PDF-1.7 two'])
    expect(keys.every(key => key.startsWith(`${marie.clientId}/`))).toBe(true)
  })

  test('that bears no name does not say what it is, and is refused', async () => {
    const nameless = 'name="document"\r\ncontent-type: application/octet-stream'
    const answer = await write(await writer(), part('name="title"', 'Contrat'), part(nameless, '%PDF-1.7 x'))

    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([415, 'document'])
  })

  const contract = part('name="document"; filename="a.pdf"', '%PDF-1.7')
  const title = part('name="title"', 'Contrat')
  const halfEmoji = part('name="title"\r\ncontent-type: text/plain; charset=utf-16le', '=\u00d8')

  test.each([
    ['a field holds half an emoji', [contract, halfEmoji]],
    ['a list of a field holds one', [contract, title, part('name="tags"', '["\\ud83d"]')]],
    ['a field is named by one', [contract, title, part(`name*=utf-16le''%3d%d8`, 'a')]],
    ['a field has no name', [contract, title, part('filler="x"', 'a')]],
    ['a file is named by half an emoji', [title, part(`name="document"; filename*=utf-16le''%3d%d8.pdf`, '%PDF-1.7')]],
    ['a file is named with a NUL character', [title, part('name="document"; filename="a\0.pdf"', '%PDF-1.7')]],
  ])('is refused where %s', async (_what, parts) => {
    const storing = vi.spyOn(world.files, 'store')

    const answer = await write(await writer(), ...parts)

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MALFORMED'])
    expect(await keptOf(storing.mock.results)).toEqual([])
  })

  test('keeps a text that looks like a number where a text is expected', async () => {
    const answer = await send(await writer(), [
      ['title', '2026'],
      ['document', pdf()],
    ])

    expect(answer.json().title).toBe('2026')
  })

  test.each([
    ['without its file', [['title', 'a']], 400, 'INVALID_INPUT'],
    [
      'with two files where one goes',
      [
        ['title', 'a'],
        ['document', pdf()],
        ['document', pdf()],
      ],
      400,
      'INVALID_INPUT',
    ],
    [
      'with a file under an unknown name',
      [
        ['document', pdf()],
        ['portrait', pdf()],
      ],
      400,
      'INVALID_INPUT',
    ],
    [
      'with a file under a name of every object',
      [
        ['document', pdf()],
        ['toString', pdf()],
      ],
      400,
      'MALFORMED',
    ],
    [
      'with a field of every object',
      [
        ['__proto__', '{"a":1}'],
        ['document', pdf()],
      ],
      400,
      'MALFORMED',
    ],
    [
      'with a wrong field',
      [
        ['document', pdf()],
        ['title', 'x'.repeat(30)],
      ],
      400,
      'INVALID_INPUT',
    ],
    [
      'with an unknown field',
      [
        ['document', pdf()],
        ['title', 'a'],
        ['admin', 'true'],
      ],
      400,
      'INVALID_INPUT',
    ],
    [
      'with a field twice',
      [
        ['title', 'a'],
        ['title', 'b'],
        ['document', pdf()],
      ],
      400,
      'INVALID_INPUT',
    ],
    [
      'with fields that are larger together than any call reads',
      [
        ['document', pdf()],
        ['title', 'x'.repeat(300_000)],
        ['ending', 'x'.repeat(300_000)],
        ['pages', 'x'.repeat(300_000)],
        ['tags', 'x'.repeat(300_000)],
      ],
      413,
      'TOO_LARGE',
    ],
    [
      'with a contract named as a page',
      [
        ['title', 'a'],
        ['document', pdf('of Paul', 'contrat.html')],
      ],
      415,
      'FILE_TYPE',
    ],
    [
      'with a page named as a contract',
      [
        ['title', 'a'],
        ['annexes', pdf()],
        ['document', page()],
      ],
      415,
      'FILE_TYPE',
    ],
    [
      'with too large a file',
      [
        ['title', 'a'],
        ['annexes', pdf()],
        ['document', pdf('x'.repeat(200_000))],
      ],
      413,
      'FILE_TOO_LARGE',
    ],
  ] as [string, [string, string | File][], number, string][])(
    'is refused %s, and leaves nothing',
    async (_what, fields, status, code) => {
      const storing = vi.spyOn(world.files, 'store')

      const answer = await send(await writer(), fields)

      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(await keptOf(storing.mock.results)).toEqual([])
    },
  )

  test('goes with the call that is refused', async () => {
    const answer = await send(await writer(), [
      ['title', 'refused'],
      ['document', pdf()],
      ['ending', 'refuse'],
    ])

    expect(answer.statusCode).toBe(403)
    expect(stored).toHaveLength(1)
    expect(await isThere(stored[0]?.storageKey ?? '')).toBe(false)
    expect(await notebook.words()).not.toContain('refused')
  })

  test('stays once its row is kept, whatever fails afterwards', async () => {
    const marie = await writer()

    const answer = await send(marie, [
      ['title', 'kept'],
      ['document', pdf()],
      ['ending', 'fail after the commit'],
    ])
    const abroad = await send(marie, [['document', pdf()]], '/api/trial/attachAbroad')

    expect([answer.statusCode, abroad.statusCode]).toEqual([200, 403])
    expect(await notebook.words()).toEqual(expect.arrayContaining(['kept', 'sent abroad']))
    for (const { storageKey } of stored) expect(await isThere(storageKey)).toBe(true)
  })

  test('is not even read when its sender may not write', async () => {
    const storing = vi.spyOn(world.files, 'store')
    const reader = await world.person({ in: await world.client(), rights: { [staff]: 1 } })

    const answer = await send(reader, [['document', pdf()]])

    expect(answer.statusCode).toBe(403)
    expect(storing).not.toHaveBeenCalled()
  })

  test('comes as a form, and as nothing else', async () => {
    const { token, clientId } = await writer()
    const headers = { authorization: token, clientid: clientId }

    const json = await world.app.inject({ method: 'POST', url: '/api/trial/attach', headers, payload: { title: 'a' } })
    const cut = await world.app.inject({
      method: 'POST',
      url: '/api/trial/attach',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    })

    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect([cut.statusCode, cut.json().code]).toEqual([400, 'MALFORMED'])
  })
})

describe('over a real connection', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  const head = ({ token, clientId }: TestPerson, bytes: number) =>
    `POST /api/trial/attach HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\nclientid: ${clientId}\r\n` +
    `content-type: multipart/form-data; boundary=edge\r\ncontent-length: ${bytes}\r\n\r\n`
  const begun = (head: string) => part(head, '').slice(0, -2)
  const contract = begun('name="document"; filename="a.pdf"') + '%PDF-1.7'

  test('who sends far too much is told so', async () => {
    const marie = await writer()
    const form = new FormData()
    form.append('document', pdf('x'.repeat(20_000_000)))

    const answer = await fetch(`http://127.0.0.1:${port}/api/trial/attach`, {
      method: 'POST',
      headers: { authorization: marie.token as string, clientid: marie.clientId as string },
      body: form,
    })

    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'FILE_TOO_LARGE' }])
  })

  test('who goes away in the middle leaves nothing', async () => {
    const storing = vi.spyOn(world.files, 'store')
    const socket = connect(port, '127.0.0.1')
    socket.write(head(await writer(), 50_000) + contract)
    await eventually(() => expect(storing).toHaveBeenCalled())

    socket.destroy()

    await expect(storing.mock.results[0]?.value).rejects.toThrow()
  })

  test.each(['admin', 'title'])(
    'a field that is not awaited (%s) is refused as it begins, before it is read',
    async field => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        head(await writer(), 90_000_000) + part('name="title"', 'Contrat') + begun(`name="${field}"`) + 'x'.repeat(100),
      )

      const [answer] = await once(socket, 'data')

      expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
      expect(String(answer)).toContain(`"field":"${field}"`)
      socket.destroy()
    },
  )

  test('what follows a refusal is let through, and read by nobody', async () => {
    const socket = connect(port, '127.0.0.1')
    const rest = begun('name="admin"') + 'x'.repeat(40_000_000)
    let heard = ''
    socket.on('data', bytes => (heard += bytes))

    socket.write(head(await writer(), rest.length) + rest)
    socket.write('GET /api/trial/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n')

    await eventually(() => expect(heard.match(/(?<=HTTP\/1.1 )\d+/g)).toEqual(['400', '404']))
    socket.destroy()
  })
})
