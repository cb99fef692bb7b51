import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

export type Night = { at: string; today: string }

/** A job of the night that forgets, client by client, what was kept for its time; the files of the keys that it answers go then. */
export const forgetEachNight = (
  { name, cron }: Pick<Job, 'name' | 'cron'>,
  forgetIn: (db: RhDb, night: Night) => Promise<string[]>,
): Job => ({
  name,
  cron,
  run: async ({ databases, clock, files }) => {
    const night = { at: clock.now().toString(), today: clock.today().toString() }
    const keys: string[] = []
    await inEachClientEvenClosed(databases, async (db: RhDb) => {
      keys.push(...(await forgetIn(db, night)))
    })
    await Promise.all(keys.map(key => files.remove(key)))
  },
})
