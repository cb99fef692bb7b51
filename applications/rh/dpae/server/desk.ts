import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Addresses on the loopback of the organisms that a demo simulates, by organism. */
export type SimulatedServices = Readonly<Record<string, string | undefined>>

/** What speaking to an organism takes, in a request or outside of one: short transactions, none around. */
export type Desk = Pick<Ground, 'keys' | 'clock' | 'fetchOutside' | 'files' | 'press' | 'say' | 'log'> & {
  withDb<Result>(work: (db: RhDb) => Promise<Result>): Promise<Result>
  clientId: string
  /** For whom it is done. */
  actorId: string | null
  language: Language
  simulated: SimulatedServices
}

type Known = { databases: Databases; simulated: SimulatedServices }

/** The same for a job, in the client of what waits. */
export const deskIn = (
  ground: Ground,
  { databases, simulated }: Known,
  { clientId, actorId }: { clientId: string; actorId: string | null },
): Desk => ({
  ...ground,
  withDb: work => databases.transaction('platform', { readOnly: false, clientId }, work),
  clientId,
  actorId,
  language: 'fr',
  simulated,
})
