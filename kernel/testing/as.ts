import type { FastifyInstance, InjectOptions } from 'fastify'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'

/** Somebody who can call: his token, and the client that he works in. */
export type Asker = {
  app: FastifyInstance
  token?: string | undefined
  clientId?: string | undefined
  headers?: Record<string, string>
}

/** A refusal, as the caller received it. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly body: {
    code: string
    message: string
    fields?: { field: string; code: string; message: string }[]
    requestId: string
  }

  constructor(status: number, body: Refused['body']) {
    super(`${status} ${body.code}: ${body.message}`)
    this.status = status
    this.code = body.code
    this.body = body
  }
}

type JsonAnswer<C extends Call> = AnswerOf<C>

/** Calls through the real road: `as(marie).call(employeesCalls.getEmployee, { id })`. */
export const as = (asker: Asker) => ({
  /** @throws Refused on any status that is not a success */
  call: async <C extends Call>(call: C, input: SentTo<C>): Promise<JsonAnswer<C>> => {
    const response = await send(asker, call, input as Record<string, unknown>)
    const body = response.body === '' ? undefined : JSON.parse(response.body)
    if (response.statusCode >= 300) throw new Refused(response.statusCode, body)
    return body
  },
  /** The bare response, for what a test must say of status, headers or bytes. */
  send: (call: Call, input: Record<string, unknown> = {}) => send(asker, call, input),
})

/** Somebody without a session. */
export const visitor = (app: FastifyInstance): Asker => ({ app })

export function send({ app, token, clientId, headers }: Asker, call: Call, input: Record<string, unknown>) {
  const { address, rest } = addressOf(call.path, input)
  const isQuery = call.method === 'GET' || call.method === 'DELETE'
  const options: InjectOptions = {
    method: call.method,
    url: isQuery ? address + queryOf(rest) : address,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(clientId ? { clientid: clientId } : {}),
      ...(isQuery ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(isQuery ? {} : { payload: JSON.stringify(rest) }),
  }
  return app.inject(options)
}
