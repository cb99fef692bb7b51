import { Refusal } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import { endOfQuiet } from '#kernel/shared/quiet-hours.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { HiringData } from '../candidate-application.model.ts'
import { hiringColumns } from './decide-application.ts'

const mostDays = 30

type Answer = {
  applicationId: string
  interviewId?: string | null | undefined
  status: 'hired' | 'refused'
  hiring?: HiringData
  refusalReason?: string | null | undefined
  data: { immediateSending?: boolean | undefined; responseSendingTime?: string | null | undefined }
  at: string
  by: string
}

/** Prepares what the candidate is told, in place of an answer that has not gone. @throws Refusal 400 RESPONSE_TIME */
export async function answerLater({ db }: { db: RhDb }, answer: Answer): Promise<string> {
  const { applicationId, interviewId = null, status, hiring, refusalReason = null, data, at, by } = answer
  const time = sendingTime(data, at)
  await db
    .updateTable('rh.interview_response')
    .set({ cancelledAt: at })
    .where('candidateApplicationId', '=', applicationId)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute()
  const { typeOfContractId: _, ...place } = hiring ? hiringColumns(hiring) : { typeOfContractId: null }
  const { id } = await db
    .insertInto('rh.interview_response')
    .values({
      ...place,
      candidateApplicationId: applicationId,
      interviewId,
      status,
      refusalReason: status === 'refused' ? refusalReason : null,
      immediateSending: data.immediateSending === true,
      responseSendingTime: time,
      createdAt: at,
      createdBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (data.immediateSending === true) await enqueue(db, 'send-response', { responseId: id })
  return id
}

/** At once, or when quiet hours end, xor at a time within 30 days. @throws Refusal 400 RESPONSE_TIME at the field */
function sendingTime({ immediateSending, responseSendingTime }: Answer['data'], now: string): string {
  const latest = Temporal.Instant.from(now).add({ hours: mostDays * 24 })
  const isLater =
    !!responseSendingTime &&
    Temporal.Instant.compare(responseSendingTime, now) > 0 &&
    Temporal.Instant.compare(responseSendingTime, latest) <= 0
  if (immediateSending === true && !responseSendingTime) return endOfQuiet(now) ?? now
  if (immediateSending !== true && isLater) return responseSendingTime as string
  const label = 'rh.application.response-time'
  const fields = [{ field: 'responseSendingTime', code: 'response_time', message: label }]
  throw new Refusal(400, 'RESPONSE_TIME', label, { fields })
}
