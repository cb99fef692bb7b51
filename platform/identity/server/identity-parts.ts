import type { Ground, Visit } from '#kernel/server/answers.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What identity is told by the rooms and files beside it. */
export type IdentityParts = {
  settings: Pick<SettingsBoard, 'present'>
  board: {
    state(): { name: string | null }
    reopenedAt(): Temporal.Instant | undefined
    isClosedTo(person: { userId: string; isSuper: boolean }): boolean
  }
  /** Whether a password stands in the list of leaked ones, where the installation has one. */
  isBreached(password: string): Promise<boolean>
}

/** What every handler of identity is given, whatever its call. */
export type IdentityGiven = Ground &
  IdentityParts & {
    visit: Visit
    requestId: string
    afterCommit(work: () => unknown): void
  }

/** The same, for handlers that hash or speak to somebody between two transactions. */
export type IdentityGivenApart = IdentityGiven & {
  withDb<Result>(work: (db: PlatformDb) => Promise<Result>): Promise<Result>
}
