import type { Databases } from './db.ts'
import type { Log } from './log.ts'

/** Milliseconds. A change is told at once; a telling that got lost is made good by reading again. */
const patrolMs = 5_000

/**
 * Keeps what a process holds in memory like the database: read now, when the channel tells of a change, and every five
 * seconds. Answers the function that ends it.
 */
export async function keepCurrent(databases: Databases, log: Log, channel: string, reload: () => Promise<void>) {
  const again = () => void reload().catch(error => log.error({ err: error }, `${channel} not read`))
  await reload()
  const stopListening = await databases.listen('platform', channel, again)
  const timer = setInterval(again, patrolMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await stopListening()
  }
}
