import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Pointed = {
  positionId?: string | null | undefined
  jobOfferId?: string | null | undefined
  recruiterId?: string | null | undefined
}

const unknown = {
  positionId: 'rh.application.position-unknown',
  jobOfferId: 'rh.application.offer-unknown',
  recruiterId: 'rh.interview.recruiter-unknown',
} as const

/** What an application points at is of the client: a position, an offer, a member. @throws Refusal 400 */
export async function requireKnown(db: RhDb, { positionId = null, jobOfferId = null, recruiterId = null }: Pointed) {
  const { rows } = await sql<Record<keyof typeof unknown, boolean>>`
    select ${positionId}::uuid is null or exists (
             select from rh.position where id = ${positionId}::uuid) as "positionId",
           ${jobOfferId}::uuid is null or exists (
             select from rh.job_offer where id = ${jobOfferId}::uuid) as "jobOfferId",
           ${recruiterId}::uuid is null or exists (
             select from platform.client_user
             where user_id = ${recruiterId}::uuid and client_id = kernel.client_id() and active) as "recruiterId"`.execute(
    db,
  )
  for (const field of ['positionId', 'jobOfferId', 'recruiterId'] as const)
    if (!rows[0]?.[field]) throw wrongField(field, 'unknown', unknown[field])
}
