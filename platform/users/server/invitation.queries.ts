import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { hoursBeforeReminder } from '../member.model.ts'

/** Whether a membership waits for whoever was invited: his client knows of him what was typed. */
export const isInvited = (row: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${row}.accepted_at`)} is null and ${sql.ref(`${row}.invited_as`)} is not null)`

/** The same for so long that the link in his mail is dead. */
export function isLateInvited(row: string, clock: Clock): RawBuilder<boolean> {
  const deadSince = clock.now().subtract({ hours: hoursBeforeReminder }).toString()
  return sql`(${isInvited(row)} and ${sql.ref(`${row}.invited_at`)} <= ${deadSince}::timestamptz)`
}
