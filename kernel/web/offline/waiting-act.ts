import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'

/** What an outbox must know of a call to make it later, after a reload too. */
export type CallToMake = Pick<CallOfBrowser, 'method' | 'path' | 'room' | 'touches' | 'access'>

/** An act that the server has not confirmed. It holds no token: whoever made it is signed in when it is sent. */
export type WaitingAct = {
  /** The order in which acts were done. */
  id: number
  /** Its `Idempotency-Key`: sent again, it is done once. */
  key: string
  call: CallToMake
  input: Record<string, unknown>
  /** Acts of one lane are sent one after the other; those of others beside them. */
  lane: string
  /** What it is in the person's words. */
  label: string
  at: string
  /** What a screen needs to show it as done: names of whom its ids stand for. */
  about: Record<string, string>
  userId: string
  clientId: string
  /** How often it was sent in vain. */
  tries: number
  /** What the server refused it for: its lane waits until somebody decides. */
  refusal?: { status: number; code: string; message: string }
}

/** Whether a waiting act is of a call. */
export const isActOf = ({ call }: Pick<WaitingAct, 'call'>, { method, path }: CallOfBrowser) =>
  call.method === method && call.path === path

/** What is written of a call; zod schemas and functions are no data. */
export const callToMake = ({ method, path, room, touches, access }: CallOfBrowser): CallToMake => ({
  method,
  path,
  ...(room && { room }),
  ...(touches && { touches }),
  access: { kind: access.kind },
})
