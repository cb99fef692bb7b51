import type { InjectOptions } from 'fastify'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { json, type Malformed, requestOf } from './malformed.ts'
import { exampleOf } from './example-of.ts'
import { placesOf, type Schema, schemaOf, withValue } from './places.ts'
import { deep, strangeValues, unkeepable, wrongTypes } from './strange-values.ts'

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40)

/** The body of a call with something strange in each of its fields. */
export function strangeBodies(name: string, call: Call): Malformed[] {
  const sample = exampleOf(name, call)
  const inPath = pathParameters(call.path)
  const places = placesOf(call).filter(({ path }) => !inPath.includes(path[0] ?? ''))
  const put = (path: string[], value: unknown): Malformed => ({
    what: `${path.join('.')} = ${shown(value)}`,
    request: requestOf(call, withValue(sample, path, value)),
  })
  const required = requiredIn(schemaOf(call)).filter(field => !inPath.includes(field))
  const { path } = places[0] ?? { path: ['any'] }
  return [
    ...places.flatMap(({ path: place }) => strangeValues.map(value => put(place, value))),
    ...strangeValues.map(value => put(['nobodyKnows'], value)).map(told => ({ ...told, refusedWith: [400, 413] })),
    ...places.flatMap(({ path: place }) => unkeepable.map(value => ({ ...put(place, value), refusedWith: [400] }))),
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

/** Of a choice, what each of its shapes requires. */
function requiredIn({ required = [], anyOf, oneOf }: Schema): string[] {
  const [first, ...others] = (anyOf ?? oneOf ?? []).map(requiredIn)
  return [...required, ...(first ?? []).filter(field => others.every(other => other.includes(field)))]
}

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
  '{"\\ud800":1}',
  `{"a":"${'x'.repeat(900_000)}"}`,
  `{${Array.from({ length: 4_000 }, (_, index) => `"k${index}":1`).join()}}`,
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

const twoMegabytes = JSON.stringify({ a: 'x'.repeat(2_000_000) })

/** Bodies that are no JSON object, of no known type, or too large. */
export function brokenBodies(name: string, call: Call): Malformed[] {
  const { url } = requestOf(call, exampleOf(name, call))
  const { method } = call
  const body = (payload: string | Buffer, type = 'application/json'): InjectOptions => ({
    method,
    url,
    payload,
    headers: { 'content-type': type },
  })
  return [
    ...texts.map(text => ({ what: `the body ${text.slice(0, 40)}`, request: body(text), refusedWith: [400] })),
    ...types.map(type => ({ what: `the type ${type}`, request: body('{}', type), refusedWith: [400, 415] })),
    { what: 'bytes that are no text', request: body(Buffer.from([0xff, 0xfe, 0x80, 0x7b])), refusedWith: [400] },
    { what: 'a body of 2 MB', request: body(twoMegabytes), refusedWith: [413] },
    {
      what: 'a length of the body that is a lie',
      request: { ...body('{}'), headers: { ...json, 'content-length': '3000000' } },
      refusedWith: [400, 413],
    },
  ]
}
