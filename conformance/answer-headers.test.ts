import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { addressOf } from '#kernel/shared/call-address.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { faultsOfHeaders } from '#kernel/testing/faults-of-headers.ts'
import { declaredCalls } from '#main/calls.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { exampleOf, unknownId } from './example-of.ts'

const world = useOwnWorld()
/** These end the session with which the others are made, or close the house: they come last. */
const endsTheRest = ['logout', 'refreshToken', 'login', 'createMaintenance']
const calls = declaredCalls
  .flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
  .toSorted((one, other) => endsTheRest.indexOf(one.name) - endsTheRest.indexOf(other.name))
const everyElement = calls.flatMap(({ call: { access } }) => (access.kind === 'element' ? access.elements : []))
const everyRight = Object.fromEntries(everyElement.map(element => [element, 3 as const]))
let root: Asker
let member: Asker
beforeAll(async () => {
  root = await world.person({ superAdmin: true, superDev: true })
  member = await world.person({ in: await world.client(), admin: true, allCompanies: true, rights: everyRight })
})

const foreignPage = { origin: 'https://ailleurs.example' }

/** Somebody whom the call lets in. */
function letIn({ access }: Call): Asker {
  if (access.kind === 'open') return visitor(world.app)
  return access.kind === 'role' && !access.inClient ? root : member
}

type Answer = Awaited<ReturnType<ReturnType<typeof as>['send']>>

const faultsOf = ({ headers }: Answer) => [
  ...faultsOfHeaders(headers),
  ...(headers['cache-control'] === 'no-store' ? [] : [`cache-control: ${headers['cache-control']}`]),
]

describe('every call', () => {
  test('is answered so that no browser keeps it, frames it, runs any of it, or shows it to a foreign page', async () => {
    const found: string[] = []
    let succeeded = 0
    for (const { name, call } of calls) {
      const asker = letIn(call)
      const answers = [
        await as({ ...asker, headers: foreignPage }).send(call, exampleOf(name, call)),
        await as({ app: world.app, headers: foreignPage }).send(call, exampleOf(name, call)),
      ]
      if (answers.some(({ statusCode }) => statusCode < 300)) succeeded += 1
      found.push(...answers.flatMap(faultsOf).map(fault => `${name}: ${fault}`))
    }
    expect(found).toEqual([])
    expect(succeeded).toBeGreaterThan(100)
  })

  test('lets no page of another site ask whether it may be called', async () => {
    const found: string[] = []
    for (const { name, call } of calls) {
      const parameters = Object.fromEntries(pathParameters(call.path).map(parameter => [parameter, unknownId]))
      const answer = await world.app.inject({
        method: 'OPTIONS',
        url: addressOf(call.path, parameters).address,
        headers: {
          ...foreignPage,
          'access-control-request-method': call.method,
          'access-control-request-headers': 'authorization, content-type',
        },
      })
      found.push(...[...faultsOf(answer), ...(answer.statusCode < 300 ? ['let in'] : [])].map(of => `${name}: ${of}`))
    }
    expect(found).toEqual([])
  })
})
