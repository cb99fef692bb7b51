import type { FastifyRequest } from 'fastify'
import type { Access, ByRole, Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { forbidden, Refusal } from './errors.ts'
import type { Caller, Gate } from './gate.ts'

/** What the first half of the road found out, before any body was read. */
export type Passage = {
  caller: Caller | undefined
  level: Level
  /** Where the work stands, once the input has told it. */
  clientId?: string | undefined
}

/** Maintenance, session, client, access, proof: who may pass. Nothing of the body has been read yet. */
export async function admit(call: Call, request: FastifyRequest, gate: Gate): Promise<Passage> {
  const { access } = call
  if (access.kind === 'open') {
    gate.requireOpen(call, undefined)
    if (!call.uncounted) await gate.countOpenCall(request.ip)
    return { caller: undefined, level: 0 }
  }
  const caller = await gate.session(tokenOf(request), headerOf(request, 'clientid')).catch((refusal: unknown) => {
    gate.requireOpen(call, undefined)
    throw refusal
  })
  // Whoever watches knows the caller from here on, even if what follows refuses.
  const passage: Passage = { caller, level: 0, clientId: caller.clientId }
  request.passage = passage
  gate.requireOpen(call, caller)
  if (access.kind === 'element' || access.inClient) gate.requireClient(caller)
  requireInPerson(call, caller)
  if (writesThoughReadOnly(call, caller)) throw forbidden()
  if (access.kind === 'role' && !(await mayAct(call, access, caller, gate))) throw forbidden()
  const level = access.kind === 'element' ? await levelOn(elementsMeant(access.elements, request), caller, gate) : 0
  if (access.kind === 'element' && level < access.needs) throw forbidden()
  if (call.fresh || access.kind === 'role') await gate.requireProof(call, caller)
  return { ...passage, level }
}

/** Who may only read in a client keeps what is his own there, and changes nothing else of it. */
const writesThoughReadOnly = ({ access, method, whileReadOnly }: Call, { readOnly }: Caller) =>
  readOnly && access.kind === 'signedIn' && access.inClient && method !== 'GET' && !whileReadOnly

/** Whatever client the request names, or its input: who entered it to help is not one of its people. */
export function requireInPerson({ inPerson }: Call, { support }: Caller) {
  if (inPerson && support) throw new Refusal(409, 'SUPPORT_NOT_ALLOWED', 'kernel.error.support')
}

/** Who may only read in a client administers nothing there; a super role is not held by what the client may. */
const mayAct = async (call: Call, access: ByRole, caller: Caller, gate: Gate) =>
  !(caller.readOnly && call.method !== 'GET' && !actsAsSuper(access, caller)) && gate.hasRole(caller, access.roles)

/** The header chooses among the declared elements; naming any other changes nothing: it narrows, it never grants. */
export const elementsMeant = (declared: readonly string[], request: FastifyRequest) => {
  const named = headerOf(request, 'elementpath')
  return named !== undefined && declared.includes(named) ? [named] : declared
}

export async function levelOn(elements: readonly string[], caller: Caller, gate: Gate): Promise<Level> {
  const levels = await gate.levels(caller, elements)
  return Math.max(0, ...elements.map(element => levels.get(element) ?? 0)) as Level
}

/** By a super role that the call admits: one that it does not admit chooses nothing. */
export const actsAsSuper = (access: Access, { superAdmin, superDev }: Caller) =>
  access.kind === 'role' &&
  ((superAdmin && access.roles.includes('superAdmin')) || (superDev && access.roles.includes('superDev')))

/** The token stands bare, as the brief writes it, or after `Bearer `. */
export const tokenOf = (request: FastifyRequest) => headerOf(request, 'authorization')?.replace(/^Bearer /i, '')

export const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
