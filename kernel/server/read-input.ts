import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Call, fieldsOfInput } from '#kernel/shared/call.ts'
import { type FieldError, Refusal, unsupportedMediaType } from './errors.ts'

/** A text that is a tree, as that of a model, is nested some thirty levels deep; nothing honest is much deeper. */
const deepest = 40
/** Nobody mends more fields at once, and an answer must not be larger than what it refuses. */
const mostFieldsTold = 50

/**
 * The input of a call: path parameters, then query or body, as one object, checked against its schema.
 * @throws Refusal 400 with one entry a wrong field; 415 for a form where none is expected
 */
export function readInput(call: Call, request: FastifyRequest, fields?: Record<string, unknown>): unknown {
  if (!fields && request.isMultipart()) throw unsupportedMediaType()
  const sent = fields ?? (call.method === 'GET' || call.method === 'DELETE' ? request.query : (request.body ?? {}))
  if (!isObject(sent)) throw malformedRequest()
  const raw = { ...(call.roundTrip ? known(call, sent) : sent), ...parametersIn(call, request) }
  if (holdsUnkeepable(raw, 0)) throw malformedRequest()
  if (!call.input) {
    const unknown = Object.keys(raw)
    if (unknown.length > 0)
      throw invalid(unknown.map(field => ({ field, code: 'unrecognized_keys', message: 'kernel.error.unknown-field' })))
    return {}
  }
  const parsed = z.safeParse(call.input, withoutEmptyOptional(call, raw))
  if (!parsed.success) throw invalid(parsed.error.issues.flatMap(fieldErrorsOf))
  return parsed.data
}

/**
 * What rows of the database say of an input, and no schema of a call can: the fields of a client's own.
 * @throws Refusal 400 with one entry a wrong field, below `at`
 */
export function requireValid<Schema extends z.ZodType>(schema: Schema, value: unknown, at: string): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.flatMap(fieldErrorsOf).map(error => ({ ...error, field: `${at}.${error.field}` })))
}

export const malformedRequest = () => new Refusal(400, 'MALFORMED', 'kernel.error.malformed')

const invalid = (fields: FieldError[]) =>
  new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields: fields.slice(0, mostFieldsTold) })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A last parameter that holds slashes is what is left of the address. */
function parametersIn({ path }: Call, request: FastifyRequest) {
  const { '*': rest, ...named } = request.params as Record<string, string>
  const name = /:(\w+)\+$/.exec(path)?.[1]
  return name ? { ...named, [name]: rest } : named
}

/** Who sends a browser back to us adds what he likes to the address. */
const known = (call: Call, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(fieldsOfInput(call), name)))

/** PostgreSQL stores neither a NUL character nor one half of a character that takes two, as an emoji does. */
export const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** A text that cannot be kept, in a value or a key, or what is nested too deep. */
function holdsUnkeepable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !isKeepable(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > deepest) return true
  return Object.entries(value).some(([key, inner]) => !isKeepable(key) || holdsUnkeepable(inner, depth + 1))
}

/** `.../10/` asks for the optional last parameter as an empty text: it was left out. */
function withoutEmptyOptional(call: Call, raw: Record<string, unknown>) {
  const optional = /:(\w+)\?$/.exec(call.path)?.[1]
  if (!optional || raw[optional] !== '') return raw
  const { [optional]: _left, ...rest } = raw
  return rest
}

function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      field: [...path, key].join('.'),
      code: issue.code,
      message: 'kernel.error.unknown-field',
    }))
  }
  return [{ field: path.join('.'), code: issue.code, message: labelOf(issue), values: valuesOf(issue) }]
}

/** A schema's own message is a label key; zod's are sorted into a few sentences that say how to mend the field. */
function labelOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]+(\.[a-z0-9-]+)+$/.test(issue.message)) return issue.message
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1 ? 'kernel.field.required' : 'kernel.field.too-small'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'kernel.field.too-long' : 'kernel.field.too-big'
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('received undefined') ? 'kernel.field.required' : 'kernel.field.wrong-type'
  if (issue.code === 'invalid_format') return 'kernel.field.wrong-format'
  return 'kernel.field.wrong-value'
}

const valuesOf = (issue: z.core.$ZodIssue): Record<string, string | number> => {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  return {}
}
