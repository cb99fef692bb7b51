import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Noted, Occurrence } from './noted.ts'
import type { SeenError } from './seen-error.ts'
import { soon } from './soon.ts'
import { writeError } from './write-error.ts'
import { tellRoutes } from './tell-routes.ts'

/** Bounds of what waits to be written: errors that differ, and occurrences of each that differ. */
const mostErrors = 200
const mostOccurrences = 20
const mostRoutes = 200
const everyMs = 2_000

export type ErrorBook = ReturnType<typeof openErrorBook>

type Parts = { databases: Databases; clock: Clock; log: Log; release: string }

/**
 * Holds what went wrong for two seconds, then writes it, outside every request and whatever becomes of it: ten thousand
 * errors alike are one row that counts them. While the database is away it keeps what fits in its bounds.
 */
export function openErrorBook({ databases, clock, log, release }: Parts) {
  let waiting = new Map<string, Noted>()
  let routes = new Map<string, string>()
  let formerRoutes = new Map<string, string>()
  let left = 0

  const keep = ({ error, occurrences }: Noted) => {
    const known = waiting.get(error.fingerprint)
    if (known) for (const occurrence of occurrences) count(known, occurrence)
    else if (waiting.size < mostErrors) waiting.set(error.fingerprint, { error, occurrences })
    else left += 1
  }

  const write = async () => {
    const [errors, asked] = [waiting, new Map([...formerRoutes, ...routes])]
    if (left > 0) log.warn({ left }, 'errors that were too many to be kept')
    waiting = new Map()
    left = 0
    try {
      await databases.transaction('platform', { readOnly: false }, async (db: PlatformDb) => {
        const inOrder = [...errors.values()].sort((one, other) =>
          one.error.fingerprint < other.error.fingerprint ? -1 : 1,
        )
        for (const noted of inOrder) await writeError(db, clock, noted, release)
        await tellRoutes(db, asked)
      })
    } catch (error) {
      for (const noted of errors.values()) keep(noted)
      throw error
    }
    // The error itself may still wait in another process: a page is told once more, two seconds later.
    formerRoutes = routes
    routes = new Map()
    if (formerRoutes.size > 0) writing.ask()
  }
  const writing = soon('errors not written', write, everyMs, log)

  return {
    note: (error: SeenError, occurrence: Omit<Occurrence, 'at' | 'times'>) => {
      keep({ error, occurrences: [{ ...occurrence, at: clock.now().toString(), times: 1 }] })
      writing.ask()
    },
    /** On which page somebody was when the server failed him. */
    noteRoute: (requestId: string, route: string) => {
      if (routes.size < mostRoutes) routes.set(requestId, route)
      writing.ask()
    },
    settle: writing.settle,
    stop: writing.stop,
  }
}

function count({ occurrences }: Noted, added: Occurrence) {
  const alike = occurrences.find(known => isAlike(known, added))
  const near = alike ?? (occurrences.length < mostOccurrences ? undefined : nearest(occurrences, added))
  if (!near) return void occurrences.push(added)
  near.times += added.times
  near.at = added.at
  if (alike) near.requestId = added.requestId
}

const isAlike = (one: Occurrence, other: Occurrence) =>
  one.clientId === other.clientId &&
  one.pseudonym === other.pseudonym &&
  one.route === other.route &&
  one.release === other.release &&
  one.agent === other.agent

/** Past the bound a client still counts as touched where it can. */
const nearest = (occurrences: Occurrence[], added: Occurrence) =>
  occurrences.find(({ clientId }) => clientId === added.clientId) ?? occurrences.at(-1)
