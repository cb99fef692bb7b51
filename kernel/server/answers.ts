import type { Level, Open } from '#kernel/shared/access.ts'
import type { AnswerOf, Call, Calls, InputOf, StreamAnswer, Voice } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { FetchOutside } from './fetch-outside.ts'
import type { FileStore, StoredFile } from './files.ts'
import type { Caller, Perimeter } from './gate.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail.ts'
import type { Press } from './pdf/press.ts'
import type { Keys } from './secrets.ts'
import type { Signals } from './sockets.ts'
import type { Translate } from './translate.ts'

/** What the program brings from outside. */
export type Surroundings = {
  clock: Clock
  keys: Keys
  files: FileStore
  mailer: Mailer
  fetchOutside: FetchOutside
  log: Log
  /** Where people reach Sillon, beside the host that a request names; the first is the one that mails lead to. */
  origins: readonly string[]
}

/** What every handler and every job may use, whoever calls. */
export type Ground = Surroundings & {
  say: Translate
  signals: Signals
  press: Press
  /** What rooms bring to a place that another keeps for it. */
  offered: Offered
}

/** What identity and calls of visitors need of HTTP, and nobody else: cookies, headers and where the person calls from. */
export type Visit = {
  header(name: string): string | undefined
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: { expires: Date; sameSite: 'strict' | 'lax' }): void
  clearCookie(name: string): void
  setHeader(name: string, value: string): void
  address: string
  agent: string | undefined
}

/** The caller's rights, asked of the row at hand. */
export type Rights = {
  /** The level on one element, whatever the call declared. */
  level(element: string): Promise<Level>
  /** The companies whose records the level counts on. */
  perimeter(element: string): Promise<Perimeter>
}

type VoiceOf<C extends Call> = C['voice'] extends Voice
  ? C['voice']
  : C['access'] extends Open
    ? 'none'
    : C['access'] extends { roles: readonly ('superAdmin' | 'superDev')[] }
      ? 'platform'
      : 'app'

/** Speaks to somebody else, or takes long: short transactions, none around. */
type Separately<C extends Call> = C['outside'] extends true ? true : C['answer'] extends StreamAnswer ? true : false

type Database<C extends Call, Tables> =
  VoiceOf<C> extends 'none'
    ? unknown
    : Separately<C> extends true
      ? { withDb: <Result>(work: (db: Db<Tables>) => Promise<Result>) => Promise<Result> }
      : { db: Db<Tables> }

/** What a handler is given follows from the access of its call: an open one has no tenant rows even in its type. */
export type Given<C extends Call, Tables> = Ground & {
  requestId: string
  language: Language
  /** Runs after the commit, and never when the transaction was undone. */
  afterCommit(work: () => unknown): void
} & (C['access'] extends Open ? unknown : { caller: Caller; rights: Rights }) &
  (VoiceOf<C> extends 'auth' | 'public' ? { visit: Visit } : unknown) &
  (C['files'] extends object ? { uploads: Record<keyof C['files'], StoredFile[]> } : unknown) &
  Database<C, Tables>

export type Handler<C extends Call, Tables> = (
  given: Given<C, Tables>,
  input: InputOf<C>,
) => C['answer'] extends StreamAnswer ? AnswerOf<C> | Promise<AnswerOf<C>> : Promise<AnswerOf<C>>

export type Handlers<All extends Calls, Tables> = { [Name in keyof All]: Handler<All[Name], Tables> }

/** A feature's server wing: its calls and who answers each. */
export type Answers = { calls: Calls; handlers: Record<string, (given: never, input: never) => unknown> }

/** Binds calls to handlers that know these tables; a call without a handler, or a wrong answer, does not compile. */
export const answersWith =
  <Tables>() =>
  <const All extends Calls>(calls: All, handlers: Handlers<All, Tables>): Answers => ({ calls, handlers })
