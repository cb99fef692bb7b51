import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access, ByRole, Level } from '#kernel/shared/access.ts'
import type { Call, FileToSend, Redirection, Voice } from '#kernel/shared/call.ts'
import { isLanguage, type Language } from '#kernel/shared/names.ts'
import { type Afterwards, waitForCommit } from './afterwards.ts'
import type { Ground } from './answers.ts'
import type { DatabaseRole, Databases, Db, Standing } from './db.ts'
import { forbidden, notFound, Refusal } from './errors.ts'
import type { Caller, Gate } from './gate.ts'
import { readInput } from './read-input.ts'
import { type RefusalBody, refusalBody } from './refuse.ts'
import { noteFailureOf } from './request-watch.ts'
import { addressOf, sendFile, sendStream } from './send.ts'
import type { Translate } from './translate.ts'
import { receiveUploads } from './uploads.ts'
import { visitOf } from './visit.ts'
import type { Watch } from './watch.ts'

export type RoadParts = {
  ground: Ground
  databases: Databases
  gate: Gate
  say: Translate
  watch: Watch
  /** Called after a commit that may have written to the outbox. */
  wakeDispatcher(): void
}

/** What the first half of the road found out, before any body was read. */
export type Passage = {
  caller: Caller | undefined
  level: Level
  /** Where the work stands, once the input has told it. */
  clientId?: string | undefined
}

type AnyHandler = (given: unknown, input: unknown) => unknown

/** Maintenance, session, client, access, proof: who may pass. Nothing of the body has been read yet. */
export async function admit(call: Call, request: FastifyRequest, gate: Gate): Promise<Passage> {
  const { access } = call
  if (access.kind === 'open') {
    gate.requireOpen(call, undefined)
    if (!call.uncounted) await gate.countOpenCall(request.ip)
    return { caller: undefined, level: 0 }
  }
  const needsClient = access.kind === 'element' || access.inClient
  const caller = await gate
    .session(tokenOf(request), headerOf(request, 'clientid'), needsClient)
    .catch((refusal: unknown) => {
      gate.requireOpen(call, undefined)
      throw refusal
    })
  // Whoever watches knows the caller from here on, even if what follows refuses.
  const passage: Passage = { caller, level: 0, clientId: caller.clientId }
  request.passage = passage
  gate.requireOpen(call, caller)
  if (call.inPerson && caller.support) throw new Refusal(409, 'SUPPORT_NOT_ALLOWED', 'kernel.error.support')
  if (access.kind === 'role' && !(await mayAct(call, access, caller, gate))) throw forbidden()
  const level = access.kind === 'element' ? await levelOn(narrowed(access.elements, request), caller, gate) : 0
  if (access.kind === 'element' && level < access.needs) throw forbidden()
  if (call.fresh || access.kind === 'role') await gate.requireProof(call, caller)
  return { ...passage, level }
}

/** Who may only read in a client administers nothing there; a super role is not held by what the client may. */
const mayAct = async (call: Call, access: ByRole, caller: Caller, gate: Gate) =>
  !(caller.readOnly && call.method !== 'GET' && !actsAsSuper(access, caller)) && gate.hasRole(caller, access.roles)

/** Input, transaction, handler, answer, commit. The answer is checked before the commit: unknown columns never leave. */
export async function walk(
  call: Call,
  handler: AnyHandler,
  passage: Passage,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RoadParts,
): Promise<FastifyReply> {
  const { caller } = passage
  const received = call.files
    ? await receiveUploads(call, request, ownerOfFiles(call, request, caller), parts.ground.files)
    : undefined
  const afterwards = waitForCommit(error => noteFailureOf(request, error, 'after the commit', parts.watch))
  const answer = await answerTo().catch(async (error: unknown) => {
    if (!afterwards.hasCommitted()) await received?.discard()
    throw error
  })
  afterwards.run()
  if (caller && isActivity(call, passage.level)) parts.gate.noteActivity(caller)
  const explain = (error: unknown) => refusalBody(request, error, languageOf(request, caller), parts)
  return respond(call, answer, reply, explain)

  async function answerTo() {
    const input = readInput(call, request, received?.fields)
    if (caller) requireOwnClient(call, input, caller)
    passage.clientId = clientOfWork(call, input, caller)
    const given = {
      ...parts.ground,
      requestId: request.id,
      language: languageOf(request, caller),
      afterCommit: afterwards.add,
      ...(caller ? { caller, rights: rightsOf(caller, parts.gate) } : {}),
      ...(received ? { uploads: received.files } : {}),
      ...(voiceOf(call) === 'auth' ? { visit: visitOf(request, reply) } : {}),
    }
    return inTransaction(call, handler, given, input, { passage, request, parts, afterwards })
  }
}

type UnderWay = { passage: Passage; request: FastifyRequest; parts: RoadParts; afterwards: Afterwards }

/** What is encoded for the wire by the transaction, so that a wrong answer undoes the work instead of half-telling it. */
async function inTransaction(
  call: Call,
  handler: AnyHandler,
  given: object,
  input: unknown,
  { passage, request, parts, afterwards }: UnderWay,
) {
  const role = voiceOf(call)
  if (role === 'none') return encoded(call, await handler(given, input))
  const { caller, level } = passage
  const standing: Standing = {
    clientId: role === 'auth' ? undefined : passage.clientId,
    userId: caller?.userId,
    readOnly: isReading(call, level),
    requestId: request.id,
    address: request.ip,
    support: caller !== undefined && caller.support !== null,
  }
  const withDb = async <Result>(work: (db: Db<never>) => Promise<Result>) => {
    const result = await parts.databases.transaction(role, standing, work).catch((error: unknown) => {
      afterwards.forget()
      throw error
    })
    afterwards.run()
    if (!standing.readOnly) parts.wakeDispatcher()
    return result
  }
  if (call.outside || isStream(call)) return encoded(call, await handler({ ...given, withDb }, input))
  return withDb(async db => encoded(call, await handler({ ...given, db }, input)))
}

function encoded({ answer: declared }: Call, answer: unknown) {
  if (declared instanceof z.ZodType) return JSON.stringify(z.encode(declared, answer))
  return declared.kind === 'redirect' ? addressOf(answer as Redirection) : answer
}

function respond(call: Call, answer: unknown, reply: FastifyReply, explain: (error: unknown) => RefusalBody) {
  if (call.answer instanceof z.ZodType) {
    return reply
      .code(call.status ?? 200)
      .header('content-type', 'application/json; charset=utf-8')
      .send(answer)
  }
  if (call.answer.kind === 'nothing') return reply.code(204).send()
  if (call.answer.kind === 'redirect') return reply.redirect(answer as string, 302)
  if (call.answer.kind === 'file') return sendFile(reply, answer as FileToSend, call.answer.type)
  return sendStream(reply, answer as AsyncIterable<unknown>, call.answer.line, explain)
}

/** Reading is what cannot write: a GET, or a caller below the level of writing, whatever the handler does. */
const isReading = ({ method, access, roundTrip }: Call, level: Level) =>
  (method === 'GET' && !roundTrip) || (access.kind === 'element' && level < 2)

/** What somebody does, not what a page does while nobody looks at it. */
export const isActivity = (call: Call, level: Level) => !call.unattended && !isReading(call, level)

const isStream = (call: Call) => !(call.answer instanceof z.ZodType) && call.answer.kind === 'stream'

export function voiceOf({ voice, access }: Call): Voice | DatabaseRole {
  if (voice) return voice
  if (access.kind === 'open') return 'none'
  return access.kind === 'role' && !access.inClient ? 'platform' : 'app'
}

/** The header chooses among the declared elements; naming any other changes nothing: it narrows, it never grants. */
export const narrowed = (declared: readonly string[], request: FastifyRequest) => {
  const named = headerOf(request, 'elementpath')
  return named !== undefined && declared.includes(named) ? [named] : declared
}

async function levelOn(elements: readonly string[], caller: Caller, gate: Gate): Promise<Level> {
  const levels = await gate.levels(caller, elements)
  return Math.max(0, ...elements.map(element => levels.get(element) ?? 0)) as Level
}

const rightsOf = (caller: Caller, gate: Gate) => ({
  level: (element: string) => levelOn([element], caller, gate),
  perimeter: (element: string) => gate.perimeter(caller, element),
})

/** A client named in the input is the client of the request, or it does not exist. Super roles choose among all. */
function requireOwnClient({ access }: Call, input: unknown, caller: Caller) {
  if (access.kind === 'signedIn' && !access.inClient) return
  const named = clientNamedIn(input)
  if (named !== undefined && named !== caller.clientId && !actsAsSuper(access, caller)) throw notFound()
}

/** Where the work stands: a super role names the client in his input, everybody else works in that of his request. */
const clientOfWork = ({ access }: Call, input: unknown, caller: Caller | undefined) =>
  (caller && actsAsSuper(access, caller) ? clientNamedIn(input) : undefined) ?? caller?.clientId

const clientNamedIn = (input: unknown) => (input as { clientId?: string | null } | undefined)?.clientId ?? undefined

/** Whose folder keeps what is uploaded. It comes before the input is read: only the address can name a client. */
const ownerOfFiles = (call: Call, request: FastifyRequest, caller: Caller | undefined) =>
  clientOfWork(call, z.object({ clientId: z.uuid() }).safeParse(request.params).data, caller)

/** By a super role that the call admits: one that it does not admit chooses nothing. */
export const actsAsSuper = (access: Access, { superAdmin, superDev }: Caller) =>
  access.kind === 'role' &&
  ((superAdmin && access.roles.includes('superAdmin')) || (superDev && access.roles.includes('superDev')))

export function languageOf(request: FastifyRequest, caller?: Caller): Language {
  const asked = headerOf(request, 'accept-language')?.slice(0, 2)
  return isLanguage(asked) ? asked : (caller?.language ?? 'fr')
}

/** The token stands bare, as the brief writes it, or after `Bearer `. */
const tokenOf = (request: FastifyRequest) => headerOf(request, 'authorization')?.replace(/^Bearer /i, '')

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
