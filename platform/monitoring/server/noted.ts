import type { SeenError } from './seen-error.ts'

/** One time that it happened, or several alike. */
export type Occurrence = {
  at: string
  times: number
  release: string
  requestId?: string | undefined
  clientId?: string | undefined
  pseudonym?: string | undefined
  route?: string | undefined
  agent?: string | undefined
}

export type Noted = { error: SeenError; occurrences: Occurrence[] }
