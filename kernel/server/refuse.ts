import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kernel/shared/names.ts'
import { type FieldError, notFound, Refusal, tooLarge, unsupportedMediaType } from './errors.ts'
import { malformedRequest } from './read-input.ts'
import type { Translate } from './translate.ts'
import { isUniqueViolation } from './unique-violation.ts'
import { noteFailureOf } from './request-watch.ts'
import type { Watch } from './watch.ts'

/** The body of every refusal. */
export type RefusalBody = {
  code: string
  message: string
  fields?: { field: string; code: string; message: string }[]
  requestId: string
} & Record<string, unknown>

/** What explaining a refusal takes: the words, and whoever is told of what nobody expected. */
export type Explaining = { say: Translate; watch: Watch }

/** Turns an error into HTTP, once: a refusal says what it knows, anything else is a 500 that tells nothing. */
export function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  error: unknown,
  language: Language,
  parts: Explaining,
) {
  const refusal = expected(error)
  if (refusal?.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(Math.ceil(refusal.retryAfterSeconds)))
  if (refusal?.status === 408) reply.header('connection', 'close')
  return reply
    .code(refusal?.status ?? 500)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(refusalBody(request, error, language, parts)))
}

/** What the person is told of an error. One that nobody expected is noted here, under the number that he can give. */
export function refusalBody(
  request: FastifyRequest,
  error: unknown,
  language: Language,
  { say, watch }: Explaining,
): RefusalBody {
  const refusal = expected(error)
  if (!refusal) {
    noteFailureOf(request, error, 'unexpected error', watch)
    return { code: 'UNEXPECTED', message: say(language, 'kernel.error.unexpected'), requestId: request.id }
  }
  if (refusal.cause !== undefined) noteFailureOf(request, refusal.cause, 'refused', watch)
  const fields = refusal.fields?.map(field => fieldIn(field, language, say))
  return {
    ...refusal.detail,
    code: refusal.code,
    message: say(language, refusal.label, refusal.values),
    ...(fields ? { fields } : {}),
    requestId: request.id,
  }
}

const fieldIn = ({ field, code, message, values }: FieldError, language: Language, say: Translate) => ({
  field,
  code,
  message: say(language, message, values),
})

/** What the database says of a character or of a day that it cannot keep: the year 0, or one after 9999. */
const unkept = ['22021', '22P05', '22007', '22008']

/** Fastify's own refusals of a request that it could not read, and the database's of two who wrote one thing at once. */
function expected(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code !== undefined && unkept.includes(code)) return malformedRequest()
  if (isUniqueViolation(error)) return new Refusal(409, 'ALREADY_THERE', 'kernel.error.already-there')
  if (statusCode === 413) return tooLarge()
  if (statusCode === 415) return unsupportedMediaType()
  if (statusCode === 414) return notFound()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return malformedRequest()
  return undefined
}
