import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { actsAsSuper, admit, elementsMeant, type Passage } from './admit.ts'
import type { Answers } from './answers.ts'
import { notFound } from './errors.ts'
import type { Log } from './log.ts'
import { publishOpenApi } from './openapi.ts'
import { refuse } from './refuse.ts'
import { isActivity, languageOf, type RoadParts, walk, type Way } from './road.ts'
import { requestId } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'
import type { Answered } from './watch.ts'
import type { Call } from '#kernel/shared/call.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared call that this route is; a route without one does not start. */
    callName?: string
    call?: Call
    /** Pages and files of the front end, served by the door that main opens. */
    frontEnd?: boolean
  }
  interface FastifyRequest {
    passage: Passage | null
  }
}

export type ServerParts = RoadParts & {
  features: readonly Answers[]
  log: Log
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  /** The API document is published in development only. */
  publishesApi: boolean
}

/** A route that no call declares would be a way in that nobody judged. */
export class UndeclaredRoute extends Error {}

const mostBodyBytes = 1_048_576
const mostParameterCharacters = 500
/** How late at most the end of a patience is noticed. */
const looksEveryMs = 1_000
/** What requests under way have to end in when the server stops; a stream without end is cut then. */
const patienceAtEndMs = 5_000

/** Texts, be they a row a line; a picture or an archive is no smaller afterwards. */
const worthCompressing = /^text\/(?!event-stream)|(?:\+|\/)(?:json|x-ndjson|text|xml|octet-stream)(?:;|$)/u

/** The one place that makes routes: every call walks the same road, so that rights and client cannot be forgotten. */
export async function serve(parts: ServerParts): Promise<FastifyInstance> {
  const { log, features, patience } = parts
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: mostBodyBytes,
    requestTimeout: patience.requestMs,
    http: {
      requestTimeout: patience.requestMs,
      headersTimeout: patience.requestMs,
      connectionsCheckingInterval: Math.min(looksEveryMs, patience.requestMs),
    },
    exposeHeadRoutes: false,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    routerOptions: { maxParamLength: mostParameterCharacters, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      refuse(
        reply.headers(securityHeaders).header('x-request-id', request.id),
        request,
        error,
        languageOf(request),
        parts,
      ),
  })
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('passage', null)
  app.setErrorHandler((error, request, reply) =>
    refuse(reply, request, error, languageOf(request, request.passage?.caller), parts),
  )
  app.setNotFoundHandler((request, reply) => refuse(reply, request, notFound(), languageOf(request), parts))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const answered = answeredBy(request, reply.statusCode, reply.elapsedTime)
    if (!answered) return
    logAnswer(request, answered)
    parts.watch.answered(answered)
  })
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), patienceAtEndMs).unref()
  })
  app.addHook('onRoute', route => {
    if (!route.config?.callName && !route.config?.frontEnd) throw new UndeclaredRoute(`${route.method} ${route.url}`)
  })
  await app.register(compress, { threshold: 2048, customTypes: worthCompressing })
  await app.register(cookie)
  await app.register(multipart, { limits: { files: 20, fields: 100, fieldSize: mostBodyBytes, fileSize: 50_000_000 } })
  if (parts.publishesApi) publishOpenApi(app, features)

  for (const { calls, handlers } of features) {
    for (const [name, call] of Object.entries(calls)) {
      const way = wayOf(calls, handlers, name)
      app.route({
        method: call.method,
        url: `/api/${call.path.replace(/:\w+\+$/, '*')}`,
        config: { callName: name, call },
        schema: { summary: name, call } as object,
        validatorCompiler: () => () => true,
        onRequest: async request => {
          request.passage = await admit(call, request, parts.gate)
        },
        handler: (request, reply) => walk(way, request.passage as Passage, request, reply, parts),
      })
    }
  }
  return app
}

function wayOf(calls: Answers['calls'], handlers: Answers['handlers'], name: string): Way {
  const call = calls[name] as Call
  const handler = handlers[name] as Way['handler']
  return { call, handler, before: call.filesAfter ? wayOf(calls, handlers, call.filesAfter) : undefined }
}

/** What became of a declared call. */
function answeredBy(request: FastifyRequest, status: number, ms: number): Answered | undefined {
  const { callName, call } = request.routeOptions.config ?? {}
  if (!callName || !call) return undefined
  const { caller, level, clientId } = request.passage ?? {}
  return {
    name: callName,
    status,
    ms,
    isAct: level !== undefined && isActivity(call, level),
    caller,
    clientId,
    elements: call.access.kind === 'element' ? elementsMeant(call.access.elements, request) : [],
    isSupport: caller !== undefined && (caller.support !== null || (actsAsSuper(call.access, caller) && !!clientId)),
  }
}

/** Ids and durations only: no address of a page with a name in it, no body, no header. */
const logAnswer = ({ log }: FastifyRequest, { name, status, ms, caller }: Answered) =>
  log.info({ call: name, status, ms: Math.round(ms), user: caller?.userId, client: caller?.clientId }, 'answered')
