import type { List } from './list.ts'
import type { z } from 'zod'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Multipart uploads of a call, by form field. `maxBytes` bounds one file; the type is judged by content. */
export type FileRule = { types: readonly string[]; maxBytes: number; many?: boolean; optional?: boolean }

/** A binary download. */
export type FileAnswer = { kind: 'file'; type: string }
/** Lines `data: {json}` that end on `data: [DONE]`, one JSON value of `line` each. */
export type StreamAnswer<Line extends z.core.$ZodType = z.core.$ZodType> = { kind: 'stream'; line: Line }
/** 302, for a browser that navigates: back to one of our pages, or on to a third party. */
export type RedirectAnswer = { kind: 'redirect' }
/** 204, no body. */
export type NoAnswer = { kind: 'nothing' }

export const file = (type = 'application/octet-stream'): FileAnswer => ({ kind: 'file', type })
export const stream = <Line extends z.core.$ZodType>(line: Line): StreamAnswer<Line> => ({ kind: 'stream', line })
export const redirect: RedirectAnswer = { kind: 'redirect' }
export const nothing: NoAnswer = { kind: 'nothing' }

/**
 * Which database role a handler works with. Without it the access decides: none for an open call, the super roles'
 * own for `role('superAdmin')`, the client's rows for all others. `auth` is identity's, `public` that of visitors.
 */
export type Voice = 'app' | 'auth' | 'platform' | 'public' | 'none'

/**
 * One call of the API, as data: the server makes the route from it, the browser the request, the tools the list.
 * `input` holds path parameters, query and body together; its object is strict: an unknown field is refused.
 */
export type Call = {
  /** The room that declares it, `rh/positions`: what it answers is kept under that name, and written there by `calls`. */
  room?: string
  method: Method
  /** Below /api/, without leading slash; parameters `:so`, the last may be optional (`:search?`) or hold slashes (`:path+`). */
  path: string
  access: Access
  input?: z.core.$ZodObject
  files?: Record<string, FileRule>
  /**
   * A call of this feature with the same path parameters, which is asked before any file is read: where it refuses, so
   * does this one. For calls that strangers may send files to.
   */
  filesAfter?: string
  answer: z.core.$ZodType | FileAnswer | StreamAnswer | RedirectAnswer | NoAnswer
  /** Speaks to a third party: no transaction is held around the handler, which is given `withDb` instead. */
  outside?: boolean
  /**
   * A GET by which a browser leaves for a third party or comes back from it: it alone may write, the row of that round
   * trip, and it leaves aside what the third party adds to the address.
   */
  roundTrip?: boolean
  /** Writes down who was shown what: whoever may read makes it, and its transaction may write all the same, a GET's too. */
  leavesTrace?: boolean
  /**
   * Rooms beside its own whose answers it makes wrong: `rh/positions`, `rh` for all of an application, `'everything'`
   * for whatever is on screen. Its own room needs no word, and a call that browsers make by themselves disturbs nothing.
   */
  touches?: readonly string[] | 'everything'
  /** What its page may ask of the list that it answers a page of: orders, filters, words (`listOf`). */
  list?: List
  voice?: Voice
  /** Only for somebody who proved less than five minutes ago who he is; otherwise 409 REAUTH_REQUIRED. */
  fresh?: boolean
  /**
   * Takes an `Idempotency-Key` (UUID): who sends it again with the same input is told what was answered, and nothing is done
   * twice. For writes inside one transaction that may be sent again long after, as from a workshop without network.
   */
  replays?: boolean
  /** Never by somebody who entered the client to help: 409 SUPPORT_NOT_ALLOWED. */
  inPerson?: boolean
  /** A write of `signedIn()` that stays open to who may only read in the client: it touches nothing but his own affairs. */
  whileReadOnly?: boolean
  /** Browsers make it by themselves: it is no sign that somebody is there, and does not keep a session from ending. */
  unattended?: boolean
  /** Answers while everything is closed: to anybody (sign-in, the two checks), or to super roles alone. */
  duringMaintenance?: boolean | 'superRoles'
  /** Open, and not among the 60 calls a minute of an address: a whole office signs in from one. */
  uncounted?: boolean
  /** Milliseconds that a browser waits: 10 s unless said, 30 s with files, 60 s where no transaction is held. */
  patienceMs?: number
  /** Status of a good answer, 200 unless said. */
  status?: 200 | 201
}

export type Calls = Record<string, Call>

/** Declares the calls of a feature of a room; the keys are the names that the brief and the code use. */
export const calls = <const C extends Calls>(room: string, declared: C): C =>
  Object.fromEntries(Object.entries(declared).map(([name, call]) => [name, { ...call, room }])) as C

export type InputOf<C extends Call> = C['input'] extends z.core.$ZodType ? z.output<C['input']> : Record<string, never>
/** What a caller sends: before defaults and conversions. */
export type SentTo<C extends Call> = C['input'] extends z.core.$ZodType ? z.input<C['input']> : Record<string, never>
export type AnswerOf<C extends Call> = C['answer'] extends z.core.$ZodType
  ? z.output<C['answer']>
  : C['answer'] extends StreamAnswer<infer Line>
    ? AsyncIterable<z.output<Line>>
    : C['answer'] extends FileAnswer
      ? FileToSend
      : C['answer'] extends RedirectAnswer
        ? Redirection
        : void

/** What a handler of a `file()` call returns. `bytes` is read once, as it is sent. */
export type FileToSend = { name: string; type?: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }

/** What a handler of a `redirect` call returns: one of our pages by its path, or the third party's address. */
export type Redirection = { page: string } | { thirdParty: URL }

/** The fields of an input, by name: path parameters, query and body together. */
export const fieldsOfInput = ({ input }: Pick<Call, 'input'>) => input?._zod.def.shape ?? {}

/** The names in a path: `rh/:clientId/:search?` gives `clientId` and `search`. */
export const pathParameters = (path: string) => [...path.matchAll(/:(\w+)[?+]?/g)].map(match => match[1] as string)
