import type { InjectOptions } from 'fastify'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { seededRandom } from '#main/demo/seeded-random.ts'
import { isQuery, type Malformed, requestOf } from './malformed.ts'
import { brokenBodies, strangeBodies } from './malformed-bodies.ts'
import { brokenQueries, strangeQueries } from './malformed-queries.ts'
import { exampleOf } from './example-of.ts'
import { injections } from './strange-values.ts'

/**
 * Malformed requests that are made of a call, the same ones each time. Breaks that every call meets in the same place are
 * drawn for each, so that every one of them is sent to many calls; more are drawn of what is strange in the call's own
 * fields, which nothing but itself judges.
 */
export function malformedRequests(name: string, call: Call, { breaks, strange }: Malformations): Malformed[] {
  const broken = [
    ...brokenAddresses(name, call),
    ...(isQuery(call) ? brokenQueries(name, call) : brokenBodies(name, call)),
  ]
  const fields = isQuery(call) ? strangeQueries(name, call) : strangeBodies(name, call)
  const all = [...drawn(broken, breaks, name), ...drawn(fields, strange, name)]
  return call.files ? all.map(one => withoutForm(call, one)) : all
}

/** How many of each kind at most. */
type Malformations = { breaks: number; strange: number }

/**
 * A call that takes files reads a form, and says so to who sends it anything else; one that asks another call first
 * reads nothing of who is refused there, and reads a form of who is not.
 */
const withoutForm = ({ filesAfter }: Call, one: Malformed): Malformed =>
  one.refusedWith ? { ...one, refusedWith: [...one.refusedWith, ...(filesAfter ? [404, 415] : [415])] } : one

function drawn<Item>(items: Item[], many: number, seed: string): Item[] {
  const random = seededRandom(seed)
  const rest = [...items]
  return Array.from(
    { length: Math.min(many, items.length) },
    () => rest.splice(random.int(0, rest.length - 1), 1)[0] as Item,
  )
}

function brokenAddresses(name: string, call: Call): Malformed[] {
  const sample = exampleOf(name, call)
  const filled = requestOf(call, sample)
  const marked = (parameter: string, text: string): InjectOptions => {
    const mark = `MARK${parameter}`
    const { url } = requestOf(call, { ...sample, [parameter]: mark })
    return { ...filled, url: String(url).replace(mark, text) }
  }
  /** Too long for a word between slashes is no such page; what is left of an address is judged as input. */
  const tooLong = call.path.endsWith('+') ? [400] : [404]
  const words: [text: string, refusedWith?: readonly number[]][] = [
    ['%ZZ', [400]],
    ['%E0%A4%A', [400]],
    ['%00', [400]],
    ['a%00b', [400]],
    ['x'.repeat(501), tooLong],
    ['x'.repeat(5_000), tooLong],
    ...injections.map((text): [string] => [encodeURIComponent(text).slice(0, 490)]),
    ['%2e%2e%2f%2e%2e'],
    ['%F0%9F%8C%B1'],
    ['%ED%A0%80'],
    ['-1'],
    ['1e9'],
    ['0x10'],
    ['NaN'],
    ['%20'],
    ['2147483648'],
    ['99999999999999'],
    ['99999999999999999999'],
  ]
  const headers: Record<string, string>[] = [
    { elementpath: `${'x'.repeat(3_000)}` },
    { elementpath: "rh' or 1=1" },
    { 'accept-language': 'zz-ZZ;q=9,*' },
    { 'x-forwarded-for': `'; drop table rh.employee; --` },
    { 'accept-encoding': 'x'.repeat(1_000) },
    { cookie: '=;=;;;a' },
    { origin: 'nowhere' },
  ]
  return [
    ...pathParameters(call.path).flatMap(parameter =>
      words.map(([text, refusedWith]) => ({
        what: `:${parameter} = ${text.slice(0, 40)}`,
        request: marked(parameter, text),
        ...(refusedWith ? { refusedWith } : {}),
      })),
    ),
    ...headers.map(more => ({
      what: `the header ${JSON.stringify(more).slice(0, 40)}`,
      request: { ...filled, headers: { ...filled.headers, ...more } as Record<string, string> },
    })),
  ]
}
