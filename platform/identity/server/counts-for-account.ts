import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from './is-member-now.ts'

/** Whether the person of a membership has come, or never had to be invited; `row` as for `isMemberNow`. */
export const hasCome = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.accepted_at`)} is not null or ${sql.ref(`${row}.invited_as`)} is null)`

/** Whether a membership gives its client a say on the account: one that he accepted, and that holds now. */
export const countsForAccount = (row: string, clock: Clock): RawBuilder<boolean> =>
  sql<boolean>`(${isMemberNow(row, clock)} and ${hasCome(row)})`

/**
 * The same for who is about to sign in: somebody who works nowhere yet answers his invitations by coming, so that what
 * they ask of him counts before. Nobody answers so for a super role, which needs no client.
 */
export const countsForSignIn = (row: string, clock: Clock): RawBuilder<boolean> => sql<boolean>`(
  ${isMemberNow(row, clock)} and (${hasCome(row)} or not exists (
    select from platform.user o where o.id = ${sql.ref(`${row}.user_id`)} and (o.super_admin or o.super_dev
        or exists (select from platform.client_user n where n.user_id = o.id and ${countsForAccount('n', clock)})))))`
