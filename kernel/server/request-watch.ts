import type { FastifyRequest } from 'fastify'
import type { Watch } from './watch.ts'

/** Something that nobody expected while a request was served: logged under its number, and told to whoever watches. */
export function noteFailureOf(request: FastifyRequest, error: unknown, words: string, watch: Watch) {
  const { callName } = request.routeOptions.config ?? {}
  request.log.error({ err: error, call: callName }, words)
  const { caller, clientId } = request.passage ?? {}
  watch.failed({
    error,
    during: { kind: 'call', name: callName ?? 'none' },
    requestId: request.id,
    userId: caller?.userId,
    clientId,
    agent: request.headers['user-agent'],
    sent: [request.params, request.query, request.body],
  })
}
