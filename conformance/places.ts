import { z } from 'zod'
import type { Call } from '#kernel/shared/call.ts'

export type Input = Record<string, unknown>

export type Schema = {
  type?: string
  format?: string
  /** The tables in which the id of a row may stand. */
  idOf?: string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
}

export const schemaOf = oncePerCall(
  ({ input }: Call): Schema =>
    input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema) : {},
)

/** Where a call takes something, at any depth: `['employee', 'id']`. */
export type Place = { path: string[]; schema: Schema }

export const placesOf = oncePerCall((call): Place[] => placesIn(schemaOf(call), []))

function placesIn(schema: Schema, path: string[]): Place[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap(choice => placesIn(choice, path))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => placesIn(inner, [...path, field]))
  const items = schema.items ? placesIn(schema.items, [...path, '0']) : []
  return [...(path.length > 0 ? [{ path, schema }] : []), ...choices, ...fields, ...items]
}

export const takesId = ({ schema }: Place) => schema.format === 'uuid'

/** The input with something else in one place; what stood around it is made where it was not there. */
export function withValue(input: Input, [field = '', ...rest]: string[], value: unknown): Input {
  const inner = input[field]
  if (rest.length === 0) return { ...input, [field]: value }
  if (rest[0] === '0') return { ...input, [field]: rest.length === 1 ? [value] : [withValue({}, rest.slice(1), value)] }
  return { ...input, [field]: withValue((inner ?? {}) as Input, rest, value) }
}

/** A call is asked about for each of the requests that are made of it, tens of thousands in all. */
function oncePerCall<Result>(make: (call: Call) => Result) {
  const made = new WeakMap<Call, Result>()
  return (call: Call): Result => {
    const known = made.get(call) ?? make(call)
    made.set(call, known)
    return known
  }
}
