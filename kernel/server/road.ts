import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Level } from '#kernel/shared/access.ts'
import type { Call, FileToSend, Redirection, Voice } from '#kernel/shared/call.ts'
import { isLanguage, type Language } from '#kernel/shared/names.ts'
import { actsAsSuper, admit, headerOf, levelOn, type Passage, requireInPerson, tokenOf } from './admit.ts'
import { type Afterwards, waitForCommit } from './afterwards.ts'
import type { Ground } from './answers.ts'
import type { DatabaseRole, Databases, Db, Standing } from './db.ts'
import { notFound } from './errors.ts'
import { exportsInTurn } from './exports-in-turn.ts'
import type { Caller, Gate } from './gate.ts'
import { readInput } from './read-input.ts'
import { onceByKey } from './replay.ts'
import { type RefusalBody, refusalBody } from './refuse.ts'
import { noteFailureOf } from './request-watch.ts'
import { addressOf, sendFile, sendStream, sendWhole } from './send.ts'
import type { Translate } from './translate.ts'
import type { Patience } from './patience.ts'
import { type Received, receiveUploads } from './uploads.ts'
import { visitOf } from './visit.ts'
import type { Watch } from './watch.ts'
import { type WholeList, wholeList, type WholeType, wholeTypeAsked } from './whole-list.ts'

export type RoadParts = {
  ground: Ground
  databases: Databases
  gate: Gate
  say: Translate
  watch: Watch
  patience: Patience
  /** Called after a commit that may have written to the outbox. */
  wakeDispatcher(): void
}

type AnyHandler = (given: unknown, input: unknown) => unknown

/** A call and who answers it; `before` is asked first where the call says so. */
export type Way = { call: Call; handler: AnyHandler; before?: Way | undefined }

/** Input, transaction, handler, answer, commit. The answer is checked before the commit: unknown columns never leave. */
export async function walk(
  way: Way,
  passage: Passage,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RoadParts,
): Promise<FastifyReply> {
  const { call } = way
  const { caller } = passage
  const wholeType = wholeTypeAsked(call, headerOf(request, 'accept'))
  if (wholeType) return walkWithWhole(way, wholeType, request, reply, parts)
  const atCommit = () => waitForCommit(error => noteFailureOf(request, error, 'after the commit', parts.watch))
  const walking = { passage, request, reply, parts }
  const afterwards = atCommit()
  if (way.before)
    await answerOf(way.before, { ...walking, received: { fields: {}, files: {} }, afterwards: atCommit() })
  const received = call.files
    ? await receiveUploads(call, request, ownerOfFiles(call, request, caller), {
        store: parts.ground.files,
        withinMs: parts.patience.filesMs,
      })
    : undefined
  const answer = await answerOf(way, { ...walking, received, afterwards }).catch(async (error: unknown) => {
    if (!afterwards.hasCommitted()) await received?.discard()
    throw error
  })
  afterwards.run()
  if (caller && isActivity(call, passage.level)) parts.gate.noteActivity(caller)
  const explain = (error: unknown) => refusalBody(request, error, languageOf(request, caller), parts)
  return respond(call, answer, reply, explain)
}

/**
 * A list that leaves whole waits its turn. Its reader is judged again when it comes, and before anything leaves: what he
 * may see can have been taken from him meanwhile. One who goes away is read nothing more, and took nothing.
 */
async function walkWithWhole(
  way: Way,
  type: WholeType,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RoadParts,
): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const afterwards = waitForCommit(error => noteFailureOf(request, error, 'after the commit', parts.watch))
  const judged = async () => (request.passage = await admit(way.call, request, parts.gate))
  const { caller, clientId } = request.passage as Passage
  try {
    const { passage, answer } = await exportsInTurn(clientId ?? caller?.userId ?? '', gone.signal, async () => {
      const passage = await judged()
      const whole = { type, gone: gone.signal }
      return { passage, answer: await answerOf(way, { passage, request, reply, parts, afterwards, whole }) }
    })
    await judged()
    gone.signal.throwIfAborted()
    const { callName: name = '' } = request.routeOptions.config
    const { bytes, ...taken } = answer as WholeList
    await parts.gate.noteExport(passage.caller as Caller, {
      ...taken,
      name,
      clientId: passage.clientId,
      requestId: request.id,
      visit: visitOf(request, reply),
    })
    return sendWhole(reply, name, type, bytes)
  } catch (error) {
    if (!gone.signal.aborted) throw error
    return reply.hijack()
  }
}

type Walking = {
  passage: Passage
  request: FastifyRequest
  reply: FastifyReply
  parts: RoadParts
  afterwards: Afterwards
  received?: Pick<Received, 'fields' | 'files'> | undefined
  whole?: { type: WholeType; gone: AbortSignal }
}

/** What the handler answers, encoded; from here on the passage says who asks, and in which client. */
async function answerOf({ call, handler }: Way, walking: Walking) {
  const { passage, request, reply, parts, afterwards, received } = walking
  const { caller } = passage
  const input = readInput(call, request, received?.fields)
  const actor = caller && (await callerInNamedClient(call, input, caller, request, parts.gate))
  if (actor) requireOwnClient(call, input, actor)
  passage.caller = actor
  passage.clientId = clientOfWork(call, input, actor)
  const given = {
    ...parts.ground,
    requestId: request.id,
    language: languageOf(request, actor),
    afterCommit: afterwards.add,
    ...(actor ? { caller: actor, rights: rightsOf(actor, parts.gate) } : {}),
    ...(received ? { uploads: received.files } : {}),
    ...(['auth', 'public'].includes(voiceOf(call)) ? { visit: visitOf(request, reply) } : {}),
  }
  return inTransaction(call, handler, given, input, walking)
}

/** What is encoded for the wire by the transaction, so that a wrong answer undoes the work instead of half-telling it. */
async function inTransaction(
  call: Call,
  handler: AnyHandler,
  given: object,
  input: unknown,
  { passage, request, reply, parts, afterwards, whole }: Walking,
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
    snapshot: whole !== undefined,
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
  const key = call.replays ? headerOf(request, 'idempotency-key') : undefined
  if (key !== undefined) {
    const sent = { key, call: request.routeOptions.config.callName ?? '', input }
    return withDb(db => onceByKey(db, sent, reply, async () => encoded(call, await handler({ ...given, db }, input))))
  }
  if (!whole) return withDb(async db => encoded(call, await handler({ ...given, db }, input)))
  return withDb(db => wholeList(call, whole, input as object, asked => handler({ ...given, db }, asked)))
}

function encoded({ answer: declared }: Call, answer: unknown) {
  if (declared instanceof z.core.$ZodType) return JSON.stringify(z.encode(declared, answer))
  return declared.kind === 'redirect' ? addressOf(answer as Redirection) : answer
}

function respond(call: Call, answer: unknown, reply: FastifyReply, explain: (error: unknown) => RefusalBody) {
  if (call.answer instanceof z.core.$ZodType) {
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

/** Reading is what cannot write: a GET, or a caller below the level of writing, but for the trace that a call leaves. */
const isReading = ({ method, access, roundTrip, leavesTrace }: Call, level: Level) =>
  !leavesTrace && ((method === 'GET' && !roundTrip) || (access.kind === 'element' && level < 2))

/** What somebody does, not what a page does while nobody looks at it. */
export const isActivity = (call: Call, level: Level) => !call.unattended && !isReading(call, level)

const isStream = (call: Call) => !(call.answer instanceof z.core.$ZodType) && call.answer.kind === 'stream'

export function voiceOf({ voice, access }: Call): Voice | DatabaseRole {
  if (voice) return voice
  if (access.kind === 'open') return 'none'
  return access.kind === 'role' && !access.inClient ? 'platform' : 'app'
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

/** A super role who names another client than that of the request is judged by what he is in the one that he names. */
async function callerInNamedClient(call: Call, input: unknown, caller: Caller, request: FastifyRequest, gate: Gate) {
  const named = clientNamedIn(input)
  if (!named || named === caller.clientId || !actsAsSuper(call.access, caller)) return caller
  const there = await gate.session(tokenOf(request), named)
  requireInPerson(call, there)
  return there
}

/**
 * Where the work stands: a super role names the client in his input, and so does a visitor, who sees in it what its
 * migrations grant to visitors; everybody else works in that of his request.
 */
const clientOfWork = (call: Call, input: unknown, caller: Caller | undefined) =>
  (mayNameAny(call, caller) ? clientNamedIn(input) : undefined) ?? caller?.clientId

const mayNameAny = (call: Call, caller: Caller | undefined) =>
  caller ? actsAsSuper(call.access, caller) : voiceOf(call) === 'public'

const clientNamedIn = (input: unknown) => (input as { clientId?: string | null } | undefined)?.clientId ?? undefined

/** Whose folder keeps what is uploaded. It comes before the input is read: only the address can name a client. */
const ownerOfFiles = (call: Call, request: FastifyRequest, caller: Caller | undefined) =>
  clientOfWork(call, z.object({ clientId: z.uuid() }).safeParse(request.params).data, caller)

export function languageOf(request: FastifyRequest, caller?: Caller): Language {
  const asked = headerOf(request, 'accept-language')?.slice(0, 2)
  return isLanguage(asked) ? asked : (caller?.language ?? 'fr')
}
