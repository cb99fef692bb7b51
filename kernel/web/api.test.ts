import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { marie } from '#kernel/testing/marie.ts'
import { open, signedIn as anybodySignedIn } from '#kernel/shared/access.ts'
import { calls, stream } from '#kernel/shared/call.ts'
import { ApiError, fetchCall, streamCall } from './api.ts'
import { navigateWith } from './navigation.ts'
import { currentSession, signedIn } from './session.ts'

const access = anybodySignedIn()
const answer = z.any()
const said = calls('trial/plots', {
  list: {
    method: 'GET',
    path: 'rh/list/:page/:search?',
    access,
    input: z.object({ page: z.number(), search: z.string().optional(), sites: z.array(z.string()).optional() }),
    answer,
  },
  create: {
    method: 'POST',
    path: 'rh/create/:clientId',
    access,
    input: z.object({ clientId: z.string(), name: z.string() }),
    answer,
  },
  upload: {
    method: 'POST',
    path: 'rh/upload',
    access,
    input: z.object({ about: z.object({ year: z.number() }) }),
    files: { file: { types: ['application/pdf'], maxBytes: 10 } },
    answer,
  },
  paper: {
    method: 'POST',
    path: 'rh/paper',
    access,
    outside: true,
    patienceMs: 30_000,
    files: { file: { types: ['application/pdf'], maxBytes: 10 } },
    answer,
  },
  login: { method: 'POST', path: 'login', access: open('signing in'), input: z.object({ mail: z.string() }), answer },
  enrol: { method: 'POST', path: 'enrol', access: open('the session or a ticket proves who asks'), answer },
  leave: { method: 'POST', path: 'leave', access, answer },
  follow: { method: 'POST', path: 'follow', access, answer: stream(z.object({ done: z.number() })) },
})

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }
let sent: Sent[]
const pages: string[] = []
navigateWith(path => pages.push(path))

/** Answers in turn; the last one for good. */
const answers = (...replies: (() => Response | Promise<Response>)[]) => {
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return (replies.length > 1 ? replies.shift() : replies[0])?.()
  })
}
const ok = (body: unknown) => () => Response.json(body)
const refused = (status: number, body: object) => () => Response.json(body, { status })
const paths = () => sent.map(({ url }) => url)
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it was not refused')
    },
    (error: ApiError) => error,
  )

beforeEach(() => {
  sent = []
  pages.length = 0
  signedIn(marie)
})

test('path parameters go into the path, the rest into the query, and an empty last one is left out', async () => {
  answers(ok([]))
  await fetchCall(said.list, { page: 0, search: 'père & fils', sites: ['a', 'b'] })
  await fetchCall(said.list, { page: 0, search: '' })
  expect(paths()).toEqual(['/api/rh/list/0/p%C3%A8re%20%26%20fils?sites=a&sites=b', '/api/rh/list/0'])
})

test('a call carries the bare token, the client of the tab and the language', async () => {
  answers(ok({}))
  await fetchCall(said.create, { clientId: 'client-1', name: 'Petit' })
  const { url, init } = sent[0] as Sent
  expect(url).toBe('/api/rh/create/client-1')
  expect(init.body).toBe('{"name":"Petit"}')
  expect(init.headers).toMatchObject({ authorization: 'token-1', clientid: 'client-1', 'accept-language': 'fr' })
})

test('an open call carries no token, and its 401 is handed to the caller', async () => {
  answers(refused(401, { code: 'INVALID_CREDENTIALS', message: 'Adresse mail ou mot de passe incorrect.' }))
  const error = await refusalOf(fetchCall(said.login, { mail: 'marie@example.com' }))
  expect(error).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  expect(sent[0]?.init.headers).not.toHaveProperty('authorization')
  expect(sent[0]?.init.headers).toHaveProperty('sessionmode', 'cookie')
  expect(currentSession().status).toBe('in')
})

test('an upload is a form: files as they are, objects as JSON', async () => {
  answers(ok({}))
  await fetchCall(said.upload, { about: { year: 2026 } }, { files: { file: new File(['x'], 'contrat.pdf') } })
  const form = sent[0]?.init.body as FormData
  expect(form.get('about')).toBe('{"year":2026}')
  expect((form.get('file') as File).name).toBe('contrat.pdf')
})

test('a 401 renews the session once and repeats the call with the new token', async () => {
  answers(refused(401, { code: 'TOKEN_EXPIRED' }), ok({ accessToken: 'token-2', expiresIn: 600 }), ok(['Petit']))
  expect(await fetchCall(said.list, { page: 0 })).toEqual(['Petit'])
  expect(paths()).toEqual(['/api/rh/list/0', '/api/authorization/refreshToken', '/api/rh/list/0'])
  expect(sent[2]?.init.headers).toHaveProperty('authorization', 'token-2')
})

test('calls refused together wait for one renewal', async () => {
  const expired = refused(401, { code: 'TOKEN_EXPIRED' })
  answers(expired, expired, ok({ accessToken: 'token-2', expiresIn: 600 }), ok([]))
  await Promise.all([fetchCall(said.list, { page: 0 }), fetchCall(said.list, { page: 1 })])
  expect(paths().filter(path => path.endsWith('refreshToken'))).toHaveLength(1)
})

test('a refused renewal signs out with the words for its code and forgets all but the preferences', async () => {
  localStorage.setItem('prefs.language', 'fr')
  localStorage.setItem('lastActivity', '1')
  answers(refused(401, { code: 'TOKEN_EXPIRED' }), refused(401, { code: 'SESSION_REVOKED', reason: 'REUSE' }))
  await refusalOf(fetchCall(said.list, { page: 0 }))
  expect(currentSession()).toMatchObject({ status: 'out', farewell: 'kernel.session.reuse', person: null })
  expect(Object.keys(localStorage)).toEqual(['prefs.language'])
  expect(pages).toEqual(['/login'])
})

test('a second 401 after a good renewal signs out too', async () => {
  answers(
    refused(401, { code: 'TOKEN_EXPIRED' }),
    ok({ accessToken: 'token-2', expiresIn: 600 }),
    refused(401, { code: 'SESSION_REPLACED' }),
  )
  await refusalOf(fetchCall(said.list, { page: 0 }))
  expect(currentSession().farewell).toBe('kernel.session.replaced')
})

test('a network failure is tried again for a read, not for a write, and never signs out', async () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'))
  answers(broken, ok(['Petit']))
  expect(await fetchCall(said.list, { page: 0 })).toEqual(['Petit'])

  sent = []
  answers(broken)
  const error = await refusalOf(fetchCall(said.create, { clientId: 'client-1', name: 'Petit' }))
  expect(error).toMatchObject({ code: 'NETWORK', message: 'Problème de connexion réseau' })
  expect(sent).toHaveLength(1)
  expect(currentSession().status).toBe('in')
})

test('a client that is no longer the person’s is left, for where one goes without it', async () => {
  answers(refused(403, { code: 'CLIENT_NOT_ALLOWED' }))
  signedIn(marie)
  await refusalOf(fetchCall(said.leave, {}))
  expect(pages.at(-1)).toBe('/')
  expect(currentSession()).toMatchObject({ status: 'in', client: null })
})

test('403 and 503 leave the page, unless the caller stays', async () => {
  answers(refused(403, {}), refused(503, {}), refused(403, {}))
  await refusalOf(fetchCall(said.list, { page: 0 }))
  await refusalOf(fetchCall(said.list, { page: 0 }))
  await refusalOf(fetchCall(said.list, { page: 0 }, { staysOnPage: true }))
  expect(pages).toEqual(['/unauthorized', '/maintenance?to=%2F'])
})

test.each([
  ['an upload', () => fetchCall(said.upload, { about: { year: 2026 } })],
  ['a paper that the server works on', () => fetchCall(said.paper, {})],
])('%s that takes over 30 seconds is told as a slow connection', async (_what, send) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    expect(milliseconds).toBe(30_000)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  answers(() => Promise.reject(new DOMException('late', 'TimeoutError')))
  const error = await refusalOf(send())
  expect(error.message).toBe(
    "Le transfert des documents a été interrompu en raison d'une connexion internet trop lente.",
  )
  vi.restoreAllMocks()
})

test('what the server says of a refusal reaches the caller', async () => {
  const fields = [{ field: 'name', code: 'required', message: 'À remplir' }]
  answers(refused(400, { code: 'INVALID_INPUT', message: 'Saisie refusée.', fields, requestId: 'req-1', services: 2 }))
  const error = await refusalOf(fetchCall(said.create, { clientId: 'client-1', name: '' }))
  expect(error).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
    message: 'Saisie refusée.',
    fields,
    requestId: 'req-1',
    detail: { services: 2 },
  })
})

test('an open call that the session proves carries its token, renewed when it must be', async () => {
  answers(refused(401, { code: 'TOKEN_EXPIRED' }), ok({ accessToken: 'token-2', expiresIn: 600 }), ok({}))
  await fetchCall(said.enrol, {}, { withSession: true })
  expect(sent.map(({ init }) => init.headers.authorization)).toEqual(['token-1', undefined, 'token-2'])
})

test('a call made alone among the tabs may find its token too old without waiting for itself', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_: string, work: () => Promise<unknown>) => {
      last = last.then(work, work)
      return last
    },
  }
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks })
  answers(refused(401, { code: 'TOKEN_EXPIRED' }), ok({ accessToken: 'token-2', expiresIn: 600 }), ok({}))
  await fetchCall(said.leave, {}, { alone: true })
  expect(paths()).toEqual(['/api/leave', '/api/authorization/refreshToken', '/api/leave'])
  vi.unstubAllGlobals()
})

test('a refusal for too many tries says how many seconds to wait', async () => {
  answers(() => Response.json({ code: 'TOO_MANY_ATTEMPTS' }, { status: 429, headers: { 'retry-after': '8' } }))
  expect(await refusalOf(fetchCall(said.login, { mail: 'marie@example.com' }))).toMatchObject({ retryAfter: 8 })
})

const lines =
  (...parts: string[]) =>
  () => {
    const pieces = parts.map(part => new TextEncoder().encode(part))
    const pull = (controller: ReadableStreamDefaultController) => {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    }
    return new Response(new ReadableStream({ pull }))
  }

test('a stream gives its lines as they come, however they are cut, and ends on its marker', async () => {
  answers(lines('data: {"done":1}\n\nda', 'ta: {"done":2}\n: awake\n', 'data: [DONE]\ndata: {"done":3}\n'))
  const got: number[] = []
  await streamCall(said.follow, {}, line => got.push(line.done))
  expect(got).toEqual([1, 2])
})

test('a stream says in words why it failed', async () => {
  answers(() => new Response('trop tard', { status: 500 }))
  expect((await refusalOf(streamCall(said.follow, {}, () => undefined))).message).toBe('trop tard')
  answers(() => new Response('', { status: 500 }))
  expect((await refusalOf(streamCall(said.follow, {}, () => undefined))).message).toBe('Erreur inconnue')
  answers(() => Promise.reject(new TypeError('fetch failed')))
  expect((await refusalOf(streamCall(said.follow, {}, () => undefined))).message).toBe('Problème de connexion réseau')
  answers(() => Promise.reject(new DOMException('', 'AbortError')))
  const stopped = refusalOf(streamCall(said.follow, {}, () => undefined, AbortSignal.abort()))
  expect((await stopped).message).toBe('La requête a été interrompue')
  answers(lines('data: {"error":{"code":"LOCKED","message":"déjà en cours"}}\n'))
  expect((await refusalOf(streamCall(said.follow, {}, () => undefined))).message).toBe(
    'Une erreur est survenue: déjà en cours',
  )
})

const followed = (signal?: AbortSignal) => refusalOf(streamCall(said.follow, {}, () => undefined, signal))

test.each([
  ['says it in its body', refused(409, { code: 'IMPORT_UNDER_WAY', message: 'déjà en cours' }), 'déjà en cours'],
  ['answers nothing that can be read line by line', () => new Response(null), 'ReadableStream non supporté'],
  ['sends a line that is no JSON', lines('data: {"done"\n'), expect.stringMatching(/^Une erreur est survenue: \S/)],
  ['breaks off', () => broken(new TypeError('network error')), 'Problème de connexion réseau'],
  ['fails in any other way', () => broken(new Error('boum')), 'Une erreur est survenue: boum'],
])('a stream whose server %s is told in the words of the brief', async (_how, answer, words) => {
  answers(answer)
  expect((await followed()).message).toEqual(words)
})

test('a stream that is given up in the middle has given its lines, and says that it was interrupted', async () => {
  const leaving = new AbortController()
  answers(() => broken(leaving.signal))
  const got: number[] = []
  const following = refusalOf(
    streamCall(
      said.follow,
      {},
      line => {
        got.push(line.done)
        leaving.abort()
      },
      leaving.signal,
    ),
  )
  expect(await following).toMatchObject({ code: 'ABORTED', message: 'La requête a été interrompue' })
  expect(got).toEqual([1])
})

/** One line, then an end: at once by an error, or when the reader gives up. */
function broken(end: Error | AbortSignal) {
  let hasSpoken = false
  return new Response(
    new ReadableStream({
      pull: controller => {
        if (!hasSpoken) controller.enqueue(new TextEncoder().encode('data: {"done":1}\n'))
        else if (end instanceof Error) controller.error(end)
        else end.addEventListener('abort', () => controller.error(end.reason))
        hasSpoken = true
      },
    }),
  )
}
