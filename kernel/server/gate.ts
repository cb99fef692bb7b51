import type { Call } from '#kernel/shared/call.ts'
import type { Level, Role } from '#kernel/shared/access.ts'
import type { Language } from '#kernel/shared/names.ts'

/** The person behind a request, as his session row tells. */
export type Caller = {
  userId: string
  sessionId: string
  connectionUid: string
  /** The client that the request works in; undefined where none is needed and none was named. */
  clientId: string | undefined
  /** What is remembered of rights is kept under this number: any change of rights adds 1 to it. */
  rightsVersion: number
  language: Language
  superAdmin: boolean
  superDev: boolean
  /** Whether the client, or the person's membership of it, is read-only. */
  readOnly: boolean
  /** How a super administrator who entered the client to help may act in it; null for whoever belongs to it. */
  support: 'read' | 'write' | null
  /** When he last proved who he is. Milliseconds since 1970, as the two below. */
  authenticatedAt: number
  /** When this session was given a second factor; null while it has none. */
  mfaAt: number | null
  lastActivityAt: number
}

/** Levels by company; `everywhere` is the level on records that belong to no company. */
export type Perimeter = { everywhere: Level; byCompany: ReadonlyMap<string, Level> }

/** A list that leaves whole: by which call, in what type, of how many rows, narrowed by which filters, to where. */
export type Taken = {
  name: string
  type: string
  rows: number
  filters: readonly string[]
  clientId: string | undefined
  requestId: string
  visit: { address: string; agent: string | undefined }
}

/** What the road asks of the rooms that know people, clients and rights. It refuses by throwing. */
export type Gate = {
  /** @throws Refusal 503 when what is called is closed for everybody who is not kept */
  requireOpen(call: Call, caller: Caller | undefined): void
  /**
   * The session that the token proves, in the client that the header names, or in none when he does not belong to it.
   * @throws Refusal 401 with the reason
   */
  session(token: string | undefined, clientId: string | undefined): Promise<Caller>
  /** @throws Refusal 403 CLIENT_NOT_ALLOWED of who works in no client here */
  requireClient(caller: Caller): void
  levels(caller: Caller, elements: readonly string[]): Promise<ReadonlyMap<string, Level>>
  perimeter(caller: Caller, element: string): Promise<Perimeter>
  hasRole(caller: Caller, roles: readonly Role[]): Promise<boolean>
  /**
   * Whether the caller has proved enough of himself for this call.
   * @throws Refusal 409 MFA_REQUIRED, 409 REAUTH_REQUIRED
   */
  requireProof(call: Call, caller: Caller): Promise<void>
  /**
   * Counts a call that somebody makes without a session.
   * @throws Refusal 429 past 60 in a minute from one address
   */
  countOpenCall(address: string): Promise<void>
  /**
   * Writes down that somebody takes a whole list away. What cannot be written down does not leave.
   * @throws Error when the line could not be written
   */
  noteExport(caller: Caller, taken: Taken): Promise<void>
  /** A write ended well: it counts as activity of the session. Never fails the request. */
  noteActivity(caller: Caller): void
}
