import type { InjectOptions } from 'fastify'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { json, type Malformed, requestOf } from './malformed.ts'
import { exampleOf } from './example-of.ts'
import { placesOf } from './places.ts'
import { strangeValues } from './strange-values.ts'

/** The query of a call with something strange in each of its fields. */
export function strangeQueries(name: string, call: Call): Malformed[] {
  const sample = exampleOf(name, call)
  const inPath = pathParameters(call.path)
  const places = placesOf(call).filter(({ path }) => path.length === 1 && !inPath.includes(path[0] ?? ''))
  const { url } = requestOf(call, sample)
  const ask = (query: string): InjectOptions => ({
    method: call.method,
    url: `${url}${String(url).includes('?') ? '&' : '?'}${query}`,
  })
  const spoken = [
    ...strangeValues.flatMap(value => (typeof value === 'object' ? [] : [encodeURIComponent(String(value))])),
    halfCharacter,
  ]
  /** Who sends a browser back to us adds what he likes: it is left aside. */
  const isRefused = (field: string) => !call.roundTrip || places.some(({ path }) => path[0] === field)
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
        ...(call.roundTrip || places.some(({ path }) => path[0] === field) ? {} : { refusedWith: [400] }),
      })),
    ),
    ...names.map(field => ({
      what: `?${field} twice`,
      request: ask(`${encodeURIComponent(field)}=1&${encodeURIComponent(field)}=2`),
      ...(isRefused(field) ? { refusedWith: [400] } : {}),
    })),
    ...names.flatMap(field =>
      ['%00', 'a%00b'].map(value => ({
        what: `?${field}=${value}`,
        request: ask(`${encodeURIComponent(field)}=${value}`),
        ...(isRefused(field) ? { refusedWith: [400] } : {}),
      })),
    ),
  ]
}

/** Half of a character that takes two cannot be written in an address: its three bytes are no UTF-8. */
const halfCharacter = '%ED%A0%80'

/** Queries that cannot be read. */
export function brokenQueries(name: string, call: Call): Malformed[] {
  const { url } = requestOf(call, exampleOf(name, call))
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
