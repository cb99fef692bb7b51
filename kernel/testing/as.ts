import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'

/** Somebody who can call: his token, and the client that he works in. */
export type Asker = {
  app: FastifyInstance
  token?: string | undefined
  clientId?: string | undefined
  /** Where he calls from: this machine unless said. */
  address?: string
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
  /** The same for a call with files: a form, as a browser sends it. */
  sendForm: (call: Call, input: Record<string, unknown>, files: Record<string, readonly File[]>) =>
    sendForm(asker, call, input, files),
})

/** Somebody without a session, from a place of his own: what visitors do is counted by address. */
export const visitor = (app: FastifyInstance): Asker => ({ app, address: someAddress() })

/** One of 16 million. */
export const someAddress = () => `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`

export function send(
  { app, token, clientId, address: from, headers }: Asker,
  call: Call,
  input: Record<string, unknown>,
) {
  const { address, rest } = addressOf(call.path, input)
  const isQuery = call.method === 'GET' || call.method === 'DELETE'
  const options: InjectOptions = {
    method: call.method,
    url: isQuery ? address + queryOf(rest) : address,
    ...(from ? { remoteAddress: from } : {}),
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

async function sendForm(
  { app, token, clientId, address: from, headers }: Asker,
  call: Call,
  input: Record<string, unknown>,
  files: Record<string, readonly File[]>,
) {
  const { address, rest } = addressOf(call.path, input)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [name, given] of Object.entries(files)) for (const file of given) form.append(name, file)
  const written = new Request('http://localhost', { method: 'POST', body: form })
  return app.inject({
    method: call.method,
    url: address,
    ...(from ? { remoteAddress: from } : {}),
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(clientId ? { clientid: clientId } : {}),
      'content-type': written.headers.get('content-type') as string,
      ...headers,
    },
    payload: Buffer.from(await written.arrayBuffer()),
  })
}
