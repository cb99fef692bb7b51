import type { InjectOptions } from 'fastify'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { type Asker, someAddress, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { declaredCalls } from '#main/calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { Malformed } from './malformed.ts'
import { malformedRequests } from './malformed-requests.ts'

const world = useOwnWorld()
const calls = declaredCalls.flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
/** For each call. With 1,500 calls, each break is met by some hundred of them. */
const many = { breaks: 15, strange: 26 }

const everyElement = calls.flatMap(({ call }) => (call.access.kind === 'element' ? call.access.elements : []))
const everyRight = Object.fromEntries(everyElement.map(element => [element, 3 as const]))

let superAdmin: TestPerson
let member: TestPerson
beforeAll(async () => {
  superAdmin = await world.person({ superAdmin: true, superDev: true })
  member = await world.person({ in: await world.client(), admin: true, allCompanies: true, rights: everyRight })
})

/** Signed in anew for each test: a request that is accepted may end a session. */
const actors = {
  nobody: async (): Promise<Asker> => visitor(world.app),
  superAdmin: async (): Promise<Asker> => world.signIn(superAdmin),
  member: async (): Promise<Asker> => world.signIn(member),
}
type Actor = keyof typeof actors

/** Nor must one that closes the product, or asks everybody for a second factor, be felt by the next. */
afterEach(async () => {
  await ask(world.installer, 'delete from platform.maintenance; delete from platform.setting')
  await Promise.all([world.board.reload(), world.settings.reload()])
})

/** Who gets furthest: his requests meet every check behind the door. */
function letIn({ access }: Call): Actor {
  if (access.kind === 'open') return 'nobody'
  return access.kind === 'role' && !access.inClient ? 'superAdmin' : 'member'
}

const inject = ({ app, token, clientId }: Asker, { headers, ...request }: InjectOptions) =>
  app.inject({
    ...request,
    remoteAddress: someAddress(),
    headers: { ...(token ? { authorization: token } : {}), ...(clientId ? { clientid: clientId } : {}), ...headers },
  })

const tellsTooMuch =
  /\n\s+at |node_modules|\.ts:\d+|\b(select|insert|update|delete|syntax error|relation|column|violates|kysely|postgres\w*|fastify|zod)\b/i

/** What is wrong with an answer, in words; nothing when it is as promised. */
function faultsOf(answer: Awaited<ReturnType<typeof inject>>, refusedWith: readonly number[] | undefined): string[] {
  const { statusCode: status, headers, body } = answer
  const faults: string[] = []
  if (status >= 500 || status < 200) faults.push(`status ${status}`)
  if (refusedWith && !refusedWith.includes(status))
    faults.push(`status ${status} instead of ${refusedWith.join(' or ')}`)
  if (headers['cache-control'] !== 'no-store') faults.push(`cache-control ${headers['cache-control']}`)
  if (status < 400) return faults
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return [...faults, `type ${headers['content-type']}`]
  const { code, message, requestId, fields = [] } = JSON.parse(body)
  if (!/^[A-Z][A-Z_]+$/.test(code)) faults.push(`code ${code}`)
  if (typeof message !== 'string' || message === '' || /^[a-z]+(\.[a-z-]+)+$/.test(message))
    faults.push(`message ${message}`)
  if (requestId !== headers['x-request-id']) faults.push('another request id')
  if (body.length > 20_000) faults.push(`an answer of ${body.length} characters`)
  const sayings = [
    code,
    message,
    ...fields.flatMap((field: { code: string; message: string }) => [field.code, field.message]),
  ]
  if (sayings.some(saying => tellsTooMuch.test(saying))) faults.push(`tells ${body.slice(0, 200)}`)
  return faults
}

async function faultsOfAll(asker: Asker, requests: Malformed[], statusesFit: boolean) {
  const faults: string[] = []
  for (const { what, request, refusedWith } of requests) {
    const answer = await inject(asker, request)
    for (const fault of faultsOf(answer, statusesFit ? refusedWith : undefined)) faults.push(`${what}: ${fault}`)
  }
  return faults
}

describe.each(calls)('$name', ({ name, call }) => {
  const requests = malformedRequests(name, call, many)

  test('refuses what is malformed, whoever sends it, and never breaks', async () => {
    expect(requests.length).toBeGreaterThan(40)
    expect(await faultsOfAll(await actors[letIn(call)](), requests, true)).toEqual([])
  })

  test('answers as soberly who may not come in', async () => {
    const some = requests.filter((_, index) => index % 10 === 0)
    for (const [actor, make] of Object.entries(actors)) {
      if (actor !== letIn(call)) expect(await faultsOfAll(await make(), some, false)).toEqual([])
    }
  })
})

describe('around the calls', () => {
  const strays: InjectOptions[] = [
    { method: 'GET', url: '/api/nothing/at/all' },
    { method: 'GET', url: '/api/%ZZ' },
    { method: 'GET', url: `/api/${'x/'.repeat(2_000)}` },
    { method: 'DELETE', url: '/api/login' },
    { method: 'GET', url: '/api/login' },
    { method: 'OPTIONS', url: '/api/login' },
    { method: 'HEAD', url: '/api/isApplicationUnderMaintenance' },
    { method: 'POST', url: '/api/__proto__', payload: '{}', headers: { 'content-type': 'application/json' } },
    { method: 'GET', url: '/api/../../etc/passwd' },
  ]

  test.each(strays)('$method $url does not exist', async request => {
    const answer = await inject(await actors.member(), request)
    expect([400, 404]).toContain(answer.statusCode)
    if (request.method !== 'HEAD') expect(answer.json()).toMatchObject({ requestId: answer.headers['x-request-id'] })
    expect(answer.body).not.toMatch(tellsTooMuch)
  })

  test('an answer that breaks the promise would be seen', async () => {
    const sober = await inject(visitor(world.app), { method: 'GET', url: '/api/nothing' })
    const told = { code: 'UNEXPECTED', message: 'relation "rh.employee" does not exist', requestId: 'other' }
    const broken = {
      ...sober,
      statusCode: 500,
      headers: { ...sober.headers, 'cache-control': 'public' },
      body: JSON.stringify(told),
    }
    expect(faultsOf(sober, [404])).toEqual([])
    expect(faultsOf(broken as typeof sober, [400])).toHaveLength(5)
  })
})
