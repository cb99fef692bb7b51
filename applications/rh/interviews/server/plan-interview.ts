import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { enqueue } from '#kernel/server/events.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type InterviewState, type NewInterview, usualMinutes } from '../interview.model.ts'

type Acting = { at: string; by: string }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 128 random bits, in base 32. */
const confirmationNumber = () => {
  const bits = [...randomBytes(16)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/**
 * Plans a talk about an application and has the candidate told.
 * @throws Refusal 400 INTERVIEW_OVERLAP, INTERVIEW_PAST, on a recruiter who is none; 409 where one is open already
 */
export async function planInterview(
  db: RhDb,
  applicationId: string,
  { startAt, endAt, recruiterId, kind, place, url, message, ...planned }: NewInterview,
  { at, by }: Acting,
): Promise<{ id: string; recruiterId: string }> {
  const end = endAt ?? Temporal.Instant.from(startAt).add({ minutes: usualMinutes }).toString()
  requireFuture(startAt, at)
  if (Temporal.Instant.compare(end, startAt) <= 0)
    throw wrongField('endAt', 'before_start', 'rh.interview.end-before-start')
  const who = recruiterId ?? by
  await requireMember(db, who)
  const open = await openInterview(db, applicationId)
  if (open) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.interview.one-is-open')
  const { rows } = await sql<{ rounds: number }>`
    select count(*)::int as rounds from rh.interview where candidate_application_id = ${applicationId}`.execute(db)
  const { id } = await withoutOverlap(db, who, () =>
    db
      .insertInto('rh.interview')
      .values({
        ...planned,
        candidateApplicationId: applicationId,
        recruiterId: who,
        startAt,
        endAt: end,
        kind,
        place: place ?? null,
        url: url ?? null,
        message: message ?? null,
        confirmationNumber: confirmationNumber(),
        round: (rows[0]?.rounds ?? 0) + 1,
        createdAt: at,
        createdBy: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await noteInterview(db, { id, what: 'planned', startAt, at, by })
  await enqueue(db, 'tell-interview', { interviewId: id, what: 'planned' })
  return { id, recruiterId: who }
}

/** @throws Refusal 400 INTERVIEW_PAST */
export function requireFuture(startAt: string, now: string) {
  if (Temporal.Instant.compare(startAt, now) > 0) return
  const label = 'rh.interview.past'
  throw new Refusal(400, 'INTERVIEW_PAST', label, { fields: [{ field: 'startAt', code: 'past', message: label }] })
}

/** @throws Refusal 400 */
export async function requireMember(db: RhDb, userId: string) {
  const member = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('userId', '=', userId)
    .where('clientId', '=', sql<string>`kernel.client_id()`)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!member) throw wrongField('recruiterId', 'unknown', 'rh.interview.recruiter-unknown')
}

/**
 * A recruiter has one talk at a time: the database says so, here in words. Those of one recruiter are written one after the
 * other: two at once would wait for each other for ever.
 * @throws Refusal 400 INTERVIEW_OVERLAP
 */
export async function withoutOverlap<Result>(
  db: RhDb,
  recruiterId: string,
  write: () => Promise<Result>,
): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`talks of ${recruiterId}`}, 0))`.execute(db)
  return write().catch((error: { constraint?: string }) => {
    if (error.constraint !== 'interview_overlap') throw error
    throw new Refusal(400, 'INTERVIEW_OVERLAP', 'rh.interview.overlap')
  })
}

export const openInterview = (db: RhDb, applicationId: string) =>
  db
    .selectFrom('rh.interview')
    .select(['id', 'startAt', 'version'])
    .where('candidateApplicationId', '=', applicationId)
    .where('state', 'in', ['planned', 'confirmed'])
    .orderBy('startAt')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

type Ending = Acting & {
  state: Extract<InterviewState, 'done' | 'no_show' | 'cancelled'>
  reason?: string | null
  silent?: boolean
}

/** Ends the open talk of an application, where it has one. */
export async function endOpenInterview(db: RhDb, applicationId: string, ending: Ending): Promise<boolean> {
  const open = await openInterview(db, applicationId)
  if (!open) return false
  await endInterview(db, open, ending)
  return true
}

/** Ends a talk that was taken for change; a candidate whose talk is cancelled is told unless it is silent. */
export async function endInterview(
  db: RhDb,
  { id, startAt, version }: { id: string; startAt: string; version: number },
  { state, reason = null, silent = false, at, by }: Ending,
) {
  await db
    .updateTable('rh.interview')
    .set({ state, cancelReason: state === 'cancelled' ? reason : null, version: version + 1 })
    .where('id', '=', id)
    .execute()
  await noteInterview(db, { id, what: state, startAt, reason, at, by })
  if (state === 'cancelled' && !silent) await enqueue(db, 'tell-interview', { interviewId: id, what: 'cancelled' })
}

type Event = {
  id: string
  what: 'planned' | 'confirmed' | 'declined' | 'moved' | 'recruiter' | 'cancelled' | 'done' | 'no_show'
  startAt: string
  at: string
  by: string | null
  reason?: string | null
}

export const noteInterview = (db: RhDb, { id, what, startAt, at, by, reason = null }: Event) =>
  db.insertInto('rh.interview_event').values({ interviewId: id, what, startAt, at, actorId: by, reason }).execute()

/** @throws Refusal 404 */
export async function applicationOf(db: RhDb, id: string) {
  const row = await db
    .selectFrom('rh.candidate_application')
    .select(['id', 'status', 'closedAt', 'version', 'companyId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
