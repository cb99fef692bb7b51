import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'

/** Whether a membership holds now; `row` is the name that `platform.client_user` bears in the query. */
export const isMemberNow = (row: string, clock: Clock): RawBuilder<boolean> =>
  sql<boolean>`platform.is_member_at(${sql.ref(`${row}.active`)}, ${sql.ref(`${row}.ends_at`)}, ${clock.now().toString()}::timestamptz)`
