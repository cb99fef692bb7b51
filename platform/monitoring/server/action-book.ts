import type { Insertable } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import type { Answered } from '#kernel/server/watch.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { soon } from './soon.ts'

type Parts = { databases: Databases; clock: Clock; log: Log; catalogue: ElementCatalogue }

/** At most so many wait; while the database is away those beyond are not kept. */
const mostWaiting = 5_000
const everyMs = 2_000
/** What one statement takes: PostgreSQL reads 65,535 values at most. */
const mostTogether = 1_000
type Action = Insertable<PlatformTables['platform.action_event']>

/** Notes what people do, and what they were refused, after the answer and two seconds of it at once. */
export function openActionBook({ databases, clock, log, catalogue }: Parts) {
  let waiting: Action[] = []
  let left = 0

  const write = async () => {
    if (left > 0) log.warn({ left }, 'actions that were too many to be kept')
    left = 0
    while (waiting.length > 0) await writeSome()
  }
  const writeSome = async () => {
    const actions = waiting.slice(0, mostTogether)
    waiting = waiting.slice(mostTogether)
    try {
      await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
        db.insertInto('platform.action_event').values(actions).execute(),
      )
    } catch (error) {
      waiting = [...actions, ...waiting].slice(0, mostWaiting)
      throw error
    }
  }
  const writing = soon('actions not written', write, everyMs, log)

  return {
    note(answer: Answered) {
      if (!answer.isAct && !(answer.status === 403 && answer.caller)) return
      if (waiting.length >= mostWaiting) left += 1
      else waiting.push(actionOf(answer, clock, catalogue))
      writing.ask()
    },
    settle: writing.settle,
    stop: writing.stop,
  }
}

function actionOf(
  { name, status, ms, caller, clientId, elements, isSupport }: Answered,
  clock: Clock,
  catalogue: ElementCatalogue,
): Action {
  const [element] = elements
  return {
    at: clock.now().toString(),
    userId: caller?.userId ?? null,
    clientId: clientId ?? null,
    applicationId: element ? (catalogue.applicationOf(element) ?? null) : null,
    elementId: element ? (catalogue.idOf(element) ?? null) : null,
    call: name,
    status,
    ms: Math.round(ms),
    support: isSupport,
  }
}
