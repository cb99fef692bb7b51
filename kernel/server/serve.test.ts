import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { open, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'
import { Refusal, versionConflict } from './errors.ts'
import { makeLog } from './log.ts'
import { patience } from './patience.ts'
import { serve, type ServerParts, UndeclaredRoute } from './serve.ts'

const trial = calls('trial/plots', {
  say: {
    method: 'POST',
    path: 'trial/say',
    access: open('a test'),
    input: z.strictObject({
      words: z.string().min(1).max(20).optional(),
      count: z.int().max(10).optional(),
      day: z.iso.date().optional(),
      tree: z.unknown().optional(),
    }),
    answer: z.object({ words: z.string().optional() }),
  },
  find: {
    method: 'GET',
    path: 'trial/find/:page/:search?',
    access: open('a test'),
    input: z.strictObject({ page: z.coerce.number<number>().int(), search: z.string().optional() }),
    answer: z.object({ page: z.int(), search: z.string().optional() }),
  },
  bare: { method: 'GET', path: 'trial/bare', access: open('a test'), answer: nothing },
  made: { method: 'POST', path: 'trial/made', access: open('a test'), status: 201, answer: z.object({}) },
  conflict: { method: 'GET', path: 'trial/conflict', access: signedInAnywhere(), answer: nothing },
  busy: { method: 'GET', path: 'trial/busy', access: open('a test'), answer: nothing },
  broken: { method: 'GET', path: 'trial/broken', access: open('a test'), answer: nothing },
})

const world = useOwnWorld([
  answersWith<unknown>()(trial, {
    say: async (_given, { words }) => (words === undefined ? {} : { words }),
    find: async (_given, input) => input,
    bare: async () => undefined,
    made: async () => ({}),
    conflict: async () => {
      throw versionConflict()
    },
    busy: async () => {
      throw new Refusal(503, 'BUSY', 'kernel.error.unexpected', { retryAfterSeconds: 4.2, detail: { queue: 7 } })
    },
    broken: async () => {
      throw new Error('password of the database: hunter2')
    },
  }),
])

const say = (payload: string, contentType = 'application/json') =>
  world.app.inject({
    method: 'POST',
    url: '/api/trial/say',
    headers: { 'content-type': contentType },
    payload,
  })

describe('what is sent', () => {
  test.each([
    ['text that is no JSON', '{ words', 400, 'MALFORMED'],
    ['a list instead of an object', '["words"]', 400, 'MALFORMED'],
    ['a bare text', '"words"', 400, 'MALFORMED'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'MALFORMED'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400, 'MALFORMED'],
    ['a NUL character', '{"words":"a\\u0000b"}', 400, 'MALFORMED'],
    ['a NUL character in a name deep inside', '{"tree":[{"a\\u0000":1}]}', 400, 'MALFORMED'],
    ['half an emoji', '{"words":"\\ud83d"}', 400, 'MALFORMED'],
    ['half an emoji in a name deep inside', '{"tree":[{"\\udf31":1}]}', 400, 'MALFORMED'],
    ['a tree without end', `{"tree":${'['.repeat(60)}${']'.repeat(60)}}`, 400, 'MALFORMED'],
    ['more than a megabyte', `{"words":"${'x'.repeat(1_100_000)}"}`, 413, 'TOO_LARGE'],
  ])('is refused when it is %s', async (_what, payload, status, code) => {
    const answer = await say(payload)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data'])(
    'is refused as %s',
    async contentType => {
      const answer = await say('words=a', contentType)

      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    },
  )

  test('may be nothing at all where nothing is required', async () => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/trial/say' })

    expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
  })

  test('is mended field by field', async () => {
    const refusal = (await say('{"words":"","count":11,"day":"2026-02-30","superAdmin":true}')).json()

    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: 'Certaines informations sont à corriger.' })
    expect(refusal.fields).toEqual([
      { field: 'words', code: 'too_small', message: 'À remplir.' },
      { field: 'count', code: 'too_big', message: '10 au plus.' },
      { field: 'day', code: 'invalid_format', message: 'Ce format n’est pas reconnu.' },
      { field: 'superAdmin', code: 'unrecognized_keys', message: 'Cette information n’est pas attendue ici.' },
    ])
  })

  test('is refused where nothing is expected', async () => {
    const answer = await world.app.inject('/api/trial/bare?page=1')

    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'page'])
  })
})

describe('an address', () => {
  test('may leave out its optional last part, with or without a slash', async () => {
    const addresses = ['3', '3/', '3/paul', '3/Lef%C3%A8vre%20In%C3%A8s', '3/a%2Fb']
    const answers = await Promise.all(addresses.map(address => world.app.inject(`/api/trial/find/${address}`)))

    expect(answers.map(answer => answer.json().search)).toEqual([undefined, undefined, 'paul', 'Lefèvre Inès', 'a/b'])
  })

  test.each([
    ['that names no call', 'GET', '/api/trial/nothing', 404, 'NOT_FOUND'],
    ['of a call, asked by another method', 'DELETE', '/api/trial/bare', 404, 'NOT_FOUND'],
    ['of a reading call, asked by HEAD', 'HEAD', '/api/trial/bare', 404, undefined],
    ['that is badly encoded', 'GET', '/api/trial/find/%ZZ', 400, 'MALFORMED'],
    ['with a NUL character', 'GET', '/api/trial/find/1/%00', 400, 'MALFORMED'],
    ['with a part of 600 characters', 'GET', `/api/trial/find/1/${'a'.repeat(600)}`, 404, 'NOT_FOUND'],
    ['with a number that is none', 'GET', '/api/trial/find/one', 400, 'INVALID_INPUT'],
  ] as const)('%s is refused', async (_what, method, url, status, code) => {
    const answer = await world.app.inject({ method, url })

    expect(answer.statusCode).toBe(status)
    if (code) expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
  })
})

describe('what is answered', () => {
  test('is JSON that nobody keeps, under a request number, with the headers of a closed house', async () => {
    const { headers, statusCode } = await world.app.inject({ method: 'POST', url: '/api/trial/made' })

    expect(statusCode).toBe(201)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['permissions-policy']).toBe(
      'serial=(self), camera=(self), screen-wake-lock=(self), usb=(), geolocation=(), microphone=()',
    )
  })

  test('says when to come back, and what a program may want beside the code', async () => {
    const answer = await as(visitor(world.app)).send(trial.busy)

    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'BUSY', queue: 7 })
  })

  test('tells nothing of an unexpected error but its number', async () => {
    const answer = await as(visitor(world.app)).send(trial.broken)

    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('hunter2')
    expect(answer.json()).toEqual({
      code: 'UNEXPECTED',
      message: expect.stringContaining('inattendue'),
      requestId: answer.headers['x-request-id'],
    })
  })

  test.each([
    ['fr-FR,fr;q=0.9', 'Cet élément n’existe pas, ou n’existe plus.'],
    ['en-GB', 'This item does not exist, or no longer does.'],
    ['es', 'Este elemento no existe o ya no existe.'],
    ['ar', 'هذا العنصر غير موجود أو لم يعد موجودًا.'],
    ['de-DE', 'Cet élément n’existe pas, ou n’existe plus.'],
  ])('is said in the language of the browser: %s', async (language, message) => {
    const answer = await world.app.inject({ url: '/api/nothing', headers: { 'accept-language': language } })

    expect(answer.json().message).toBe(message)
  })

  test('is said in the language of the person where the browser names none of ours', async () => {
    const carlos = await world.person()
    await world.databases.query('auth', 'carlos', `update platform.user set language = 'es' where id = $1`, [
      carlos.userId,
    ])

    const answer = await as({ ...carlos, headers: { 'accept-language': 'de' } }).send(trial.conflict)

    expect(answer.json().message).toBe('Alguien modificó esta ficha mientras tanto. Vuelva a leerla antes de guardar.')
  })
})

test('a route that no call declares stops the start', async () => {
  const parts: Partial<ServerParts> = {
    features: [],
    log: makeLog('silent'),
    trustedProxies: [],
    publishesApi: false,
    patience,
  }
  const app = await serve(parts as ServerParts)

  expect(() => app.get('/api/back-door', () => 'in')).toThrow(UndeclaredRoute)
})
