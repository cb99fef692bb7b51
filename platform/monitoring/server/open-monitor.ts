import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Log } from '#kernel/server/log.ts'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Failure, Watch } from '#kernel/server/watch.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { openActionBook } from './action-book.ts'
import { openErrorBook } from './error-book.ts'
import { openPulse } from './pulse.ts'
import { agentNameOf, seenOnServer } from './seen-error.ts'

type Parts = { databases: Databases; keys: Keys; clock: Clock; log: Log; catalogue: ElementCatalogue; release: string }

export type Monitor = ReturnType<typeof openMonitor>

/** Watches over one process: what fails, what people do, how long it takes. Nothing here can fail a request. */
export function openMonitor(parts: Parts) {
  const { keys, log, release } = parts
  const errors = openErrorBook(parts)
  const actions = openActionBook(parts)
  const pulse = openPulse(parts)

  const noteFailure = (failure: Failure) => {
    const { requestId, clientId, userId, agent } = failure
    errors.note(seenOnServer(failure), {
      release,
      requestId,
      clientId,
      pseudonym: userId && pseudonymOf(keys, userId),
      agent: agentNameOf(agent),
    })
  }
  /** Whoever is watched never hears of what goes wrong in the watching. */
  const quietly =
    <Told>(note: (told: Told) => void) =>
    (told: Told) => {
      try {
        note(told)
      } catch (error) {
        log.warn({ err: error }, 'not noted')
      }
    }
  const watch: Watch = {
    failed: quietly(noteFailure),
    answered: quietly(answer => {
      pulse.note(answer)
      actions.note(answer)
    }),
  }

  return {
    watch,
    errors,
    pulse,
    /** Everything that was told is written. */
    settle: () => Promise.all([errors.settle(), actions.settle(), pulse.beat()]),
    stop: () => Promise.all([errors.stop(), actions.stop(), pulse.stop()]),
  }
}
