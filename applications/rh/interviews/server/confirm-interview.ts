import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InterviewToConfirm } from '../interview-confirmation.model.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Asking = { db: RhDb; clock: Clock }
type Invitation = { clientName: string; interviewConfirmationNumber: string }

/** What the link of an invitation opens, to a visitor who may see nothing else. */
export async function interviewAsked(
  { db, clock }: Asking,
  { clientName, interviewConfirmationNumber }: Invitation,
): Promise<InterviewToConfirm> {
  const { rows } = await sql<{ told: InterviewToConfirm | null }>`
    select rh.interview_asked(${clientName}, ${interviewConfirmationNumber}, ${clock.now().toString()}::timestamptz) as told`.execute(
    db,
  )
  return rows[0]?.told ?? { outcome: 'unknown' }
}

const refusals: Record<string, () => Refusal> = {
  unknown: notFound,
  expired: () => new Refusal(400, 'INTERVIEW_EXPIRED', 'rh.interview.expired'),
  already: () => new Refusal(409, 'ALREADY_CONFIRMED', 'rh.interview.already-confirmed'),
}

/** @throws Refusal 404; 400 INTERVIEW_EXPIRED; 409 ALREADY_CONFIRMED */
export async function confirmInterview(
  { db, clock }: Asking,
  { clientName, interviewConfirmationNumber }: Invitation,
): Promise<{ outcome: 'confirmed' }> {
  const { rows } = await sql<{ outcome: string }>`
    select rh.confirm_interview(${clientName}, ${interviewConfirmationNumber}, ${clock.now().toString()}::timestamptz)
      as outcome`.execute(db)
  const refusal = refusals[rows[0]?.outcome ?? 'unknown']
  if (refusal) throw refusal()
  return { outcome: 'confirmed' }
}

/** @throws Refusal 404; 400 INTERVIEW_EXPIRED */
export async function declineInterview(
  { db, clock }: Asking,
  { clientName, interviewConfirmationNumber, choice }: Invitation & { choice: string },
): Promise<{ declined: boolean }> {
  const { rows } = await sql<{ outcome: string }>`
    select rh.decline_interview(${clientName}, ${interviewConfirmationNumber}, ${choice},
      ${clock.now().toString()}::timestamptz) as outcome`.execute(db)
  const refusal = refusals[rows[0]?.outcome ?? 'unknown']
  if (refusal) throw refusal()
  return { declined: true }
}
