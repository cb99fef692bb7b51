import type { Caller } from './gate.ts'

/** Something that nobody expected, wherever it happened. */
export type Failure = {
  error: unknown
  during: { kind: 'call' | 'job' | 'signal' | 'event'; name: string }
  requestId?: string | undefined
  userId?: string | undefined
  clientId?: string | undefined
  agent?: string | undefined
  /** What the caller had sent: its words may stand in the message of the error, and are nobody else's business. */
  sent?: unknown
}

/** A declared call that was answered, well or not. */
export type Answered = {
  name: string
  status: number
  ms: number
  /** Whether somebody did something: a write that a person asked for, not what his browser does by itself. */
  isAct: boolean
  caller: Caller | undefined
  /** Where the work stood. */
  clientId: string | undefined
  /** The elements on which the call was judged, by their path. */
  elements: readonly string[]
  /** Done in a client by somebody who runs the platform. */
  isSupport: boolean
}

/** Who watches over the program is told after the answer: he can neither fail nor hold up what he is told of. */
export type Watch = {
  failed(failure: Failure): void
  answered(answer: Answered): void
}

export const noWatch: Watch = { failed: () => undefined, answered: () => undefined }
