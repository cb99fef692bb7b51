import type { InjectOptions } from 'fastify'
import type { Call } from '#kernel/shared/call.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'
import type { Input } from './places.ts'

/** A request that no honest program sends; `refusedWith` lists the statuses that fit where only these do. */
export type Malformed = { what: string; request: InjectOptions; refusedWith?: readonly number[] }

export const isQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

/** The request that an honest program makes of this input. */
export function requestOf(call: Call, input: Input): InjectOptions {
  const { address, rest } = addressOf(call.path, input)
  if (isQuery(call)) return { method: call.method, url: address + queryOf(rest) }
  return { method: call.method, url: address, payload: JSON.stringify(rest), headers: json }
}

export const json = { 'content-type': 'application/json' }
