import type { InjectOptions } from 'fastify'
import type { Call } from '#kernel/shared/call.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'
import { pathParameters } from '#kernel/shared/call.ts'
import { seededRandom } from '#main/demo/seeded-random.ts'
import { type Input, placesOf, sampleInput, unknownId, withValue } from './sample-input.ts'

/** A request that no honest program sends; `refusedWith` lists the statuses that fit where only these do. */
export type Malformed = { what: string; request: InjectOptions; refusedWith?: readonly number[] }

const deep = (levels: number): unknown => (levels === 0 ? 'bottom' : { a: deep(levels - 1) })

const injections = [
  `' or 1=1; drop table rh.employee; --`,
  `'; select pg_sleep(10) --`,
  '$1 %s %n %x ${7*7} {{constructor}} {{7*7}}',
  '(((((a+)+)+)+)+)$',
  '.*+?^[]{}()|\\',
  '<script>alert(1)</script>',
  '=cmd|/c calc!A1',
  '../../../../etc/passwd',
  '#read("/etc/passwd")',
]

/** Whatever a field holds, none of these may break anything. */
const strangeValues: unknown[] = [
  ...injections,
  '',
  ' ',
  '\ud800',
  '\u202e\u200b\ufeff',
  'é'.repeat(60_000),
  'null',
  '__proto__',
  unknownId.toUpperCase(),
  `${unknownId} `,
  0,
  -1,
  -0,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  {},
  [null],
  [[[[]]]],
  Array.from({ length: 5_000 }, (_, index) => index),
  { length: -1 },
  { toString: 'x', valueOf: null },
  deep(11),
]

const hidingNul = ['\0', 'Petit\0', '\0\0\0']
const wrongTypes = [{ $ne: null }, { a: 1 }, [['x']], [{}]]

const isQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

/** Every malformed request that is made of a call, as many as asked, the same ones each time. */
export function malformedRequests(name: string, call: Call, many: number): Malformed[] {
  const always = [
    ...brokenAddresses(name, call),
    ...(isQuery(call) ? brokenQueries(name, call) : brokenBodies(name, call)),
  ]
  const fields = isQuery(call) ? strangeQueries(name, call) : strangeBodies(name, call)
  return [...always, ...drawn(fields, many - always.length, name)]
}

function drawn<Item>(items: Item[], many: number, seed: string): Item[] {
  const random = seededRandom(seed)
  const rest = [...items]
  return Array.from(
    { length: Math.min(many, items.length) },
    () => rest.splice(random.int(0, rest.length - 1), 1)[0] as Item,
  )
}

function requestOf(call: Call, input: Input): InjectOptions {
  const { address, rest } = addressOf(call.path, input)
  if (isQuery(call)) return { method: call.method, url: address + queryOf(rest) }
  return { method: call.method, url: address, payload: JSON.stringify(rest), headers: json }
}

const json = { 'content-type': 'application/json' }

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40)

function strangeBodies(name: string, call: Call): Malformed[] {
  const sample = sampleInput(name, call)
  const inPath = pathParameters(call.path)
  const places = placesOf(call).filter(({ path }) => !inPath.includes(path[0] ?? ''))
  const put = (path: string[], value: unknown): Malformed => ({
    what: `${path.join('.')} = ${shown(value)}`,
    request: requestOf(call, withValue(sample, path, value)),
  })
  const required = Object.keys(sample).filter(field => !inPath.includes(field))
  const { path } = places[0] ?? { path: ['any'] }
  return [
    ...places.flatMap(({ path: place }) => strangeValues.map(value => put(place, value))),
    ...strangeValues.map(value => put(['nobodyKnows'], value)).map(told => ({ ...told, refusedWith: [400, 413] })),
    ...places.flatMap(({ path: place }) => hidingNul.map(value => ({ ...put(place, value), refusedWith: [400] }))),
    ...places
      .filter(({ schema }) => ['string', 'integer', 'number', 'boolean'].includes(schema.type ?? '') && !schema.enum)
      .flatMap(({ path: place }) => wrongTypes.map(value => ({ ...put(place, value), refusedWith: [400] }))),
    ...[13, 200, 2_000].map(levels => ({ ...put(path, deep(levels)), refusedWith: [400] })),
    ...required.map(field => {
      const { [field]: _left, ...rest } = sample
      return { what: `without ${field}`, request: requestOf(call, rest), refusedWith: [400] }
    }),
  ]
}

function brokenBodies(name: string, call: Call): Malformed[] {
  const { url } = requestOf(call, sampleInput(name, call))
  const { method } = call
  const body = (payload: string | Buffer, type = 'application/json'): InjectOptions => ({
    method,
    url,
    payload,
    headers: { 'content-type': type },
  })
  const texts = [
    '{',
    '{"a":',
    '{"a":1,}',
    '[',
    'nul',
    "{'a':1}",
    '{"a":NaN}',
    '{"__proto__":{"superAdmin":true}}',
    '{"constructor":{"prototype":{"superAdmin":true}}}',
    '[]',
    '[1]',
    '"text"',
    '12',
    'true',
    '{"\\u0000":1}',
    `{"a":"${'x'.repeat(900_000)}"}`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ]
  const types = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'a/b/c',
    ';',
  ]
  return [
    ...texts.map(text => ({ what: `the body ${text.slice(0, 40)}`, request: body(text), refusedWith: [400] })),
    ...types.map(type => ({ what: `the type ${type}`, request: body('{}', type), refusedWith: [400, 415] })),
    { what: 'bytes that are no text', request: body(Buffer.from([0xff, 0xfe, 0x80, 0x7b])), refusedWith: [400] },
    { what: 'a body of 2 MB', request: body(JSON.stringify({ a: 'x'.repeat(2_000_000) })), refusedWith: [413] },
    {
      what: 'a length of the body that is a lie',
      request: { ...body('{}'), headers: { ...json, 'content-length': '3000000' } },
      refusedWith: [400, 413],
    },
  ]
}

function strangeQueries(name: string, call: Call): Malformed[] {
  const sample = sampleInput(name, call)
  const inPath = pathParameters(call.path)
  const places = placesOf(call).filter(({ path }) => path.length === 1 && !inPath.includes(path[0] ?? ''))
  const { url } = requestOf(call, sample)
  const ask = (query: string): InjectOptions => ({
    method: call.method,
    url: `${url}${String(url).includes('?') ? '&' : '?'}${query}`,
  })
  const spoken = strangeValues.flatMap(value => (typeof value === 'object' ? [] : [encoded(String(value))]))
  const names = [
    ...places.map(({ path }) => path[0] ?? ''),
    'nobodyKnows',
    '__proto__',
    'constructor',
    'toString',
    'a[b]',
    'a[]',
    'a.b',
  ]
  return [
    ...names.flatMap(field =>
      spoken.map(value => ({
        what: `?${field}=${value.slice(0, 40)}`,
        request: ask(`${encodeURIComponent(field)}=${value}`),
        ...(places.some(({ path }) => path[0] === field) ? {} : { refusedWith: [400] }),
      })),
    ),
    ...names.map(field => ({
      what: `?${field} twice`,
      request: ask(`${encodeURIComponent(field)}=1&${encodeURIComponent(field)}=2`),
      refusedWith: [400],
    })),
    ...names.flatMap(field =>
      ['%00', 'a%00b'].map(value => ({
        what: `?${field}=${value}`,
        request: ask(`${encodeURIComponent(field)}=${value}`),
        refusedWith: [400],
      })),
    ),
  ]
}

/** A lone surrogate cannot be written in an address: its three bytes are no UTF-8. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

function brokenQueries(name: string, call: Call): Malformed[] {
  const { url } = requestOf(call, sampleInput(name, call))
  const queries = [
    '%ZZ=1',
    'a=%ZZ',
    '%',
    '%E0%A4%A',
    '=',
    '&&&&',
    'a',
    '?a=1',
    `${'a=1&'.repeat(3_000)}a=1`,
    `${'a[b]'.repeat(500)}=1`,
  ]
  return [
    ...queries.map(query => ({
      what: `?${query.slice(0, 40)}`,
      request: { method: call.method, url: `${url}?${query}` } as InjectOptions,
    })),
    {
      what: 'a body where none is expected',
      request: { method: call.method, url, payload: '{"a":1}', headers: json } as InjectOptions,
    },
  ]
}

function brokenAddresses(name: string, call: Call): Malformed[] {
  const sample = sampleInput(name, call)
  const filled = requestOf(call, sample)
  const marked = (parameter: string, text: string): InjectOptions => {
    const mark = `MARK${parameter}`
    const { url } = requestOf(call, { ...sample, [parameter]: mark })
    return { ...filled, url: String(url).replace(mark, text) }
  }
  const words: [text: string, refusedWith?: readonly number[]][] = [
    ['%ZZ', [400]],
    ['%E0%A4%A', [400]],
    ['%00', [400]],
    ['a%00b', [400]],
    ['x'.repeat(501), [404]],
    ['x'.repeat(5_000), [404]],
    ...injections.map((text): [string] => [encodeURIComponent(text).slice(0, 490)]),
    ['%2e%2e%2f%2e%2e'],
    ['%F0%9F%8C%B1'],
    ['%ED%A0%80'],
    ['-1'],
    ['1e9'],
    ['0x10'],
    ['NaN'],
    ['%20'],
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
