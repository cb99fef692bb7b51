import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { inParis } from '#kernel/shared/dates-in-words.ts'
import { moveApplication, requireMove } from '#rh/candidate-applications/moves.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { freeSlots } from '../free-slots.model.ts'
import type { interviewsCalls } from '../interviews.calls.ts'
import { interviewScopeOf } from './interview-scope.ts'
import { applicationOf, planInterview } from './plan-interview.ts'

type Plan = typeof interviewsCalls.planInterviews
type Asked = { recruiterId: string; day: string; minutes: number; now: string }

/** Hours of a day at which a recruiter has no talk. */
export async function slotsOf(db: RhDb, { recruiterId, day, minutes, now }: Asked) {
  const { rows } = await sql<{ startAt: string; endAt: string }>`
    select start_at, end_at from rh.interview
     where recruiter_id = ${recruiterId} and state in ('planned', 'confirmed')
       and (start_at at time zone 'Europe/Paris')::date = ${day}::date
     order by start_at`.execute(db)
  return freeSlots({ day, minutes, busy: rows, now })
}

/** Gives each application the next free hour of the day. What one refuses keeps no other waiting. */
export async function planInterviews(given: Given<Plan, RhTables>, input: InputOf<Plan>): Promise<AnswerOf<Plan>> {
  const { db, caller, say, language } = given
  const { candidateApplicationIds, day, minutes, kind, place, mustConfirm } = input
  const scope = await interviewScopeOf(given)
  const recruiterId = input.recruiterId ?? caller.userId
  const acting = { at: scope.now, by: caller.userId }
  const slots = await slotsOf(db, { recruiterId, day, minutes, now: scope.now })
  const answers: AnswerOf<Plan> = []
  for (const id of new Set(candidateApplicationIds)) {
    const slot = slots[0]
    try {
      const application = await applicationOf(db, id)
      if (!scope.mayEdit(application.companyId, recruiterId))
        throw new Refusal(403, 'FORBIDDEN', 'kernel.error.forbidden')
      if (!slot) throw new Refusal(400, 'INTERVIEW_OVERLAP', 'rh.interview.day-full')
      requireMove(application, 'interview_scheduled')
      const planned = { ...slot, recruiterId, kind, place, mustConfirm, otherInterviewerIds: [] }
      await planInterview(db, id, planned, acting)
      await moveApplication(db, application, { to: 'interview_scheduled', ...acting }, { recruiterId })
      slots.shift()
      answers.push({ candidateApplicationId: id, startAt: slot.startAt, error: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      answers.push({ candidateApplicationId: id, startAt: null, error: say(language, error.label, error.values) })
    }
  }
  return answers
}

/** The present week of France, Monday to Sunday. */
export function weekOf(now: string) {
  const today = inParis(now).startOfDay()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  return { from: monday.toInstant().toString(), to: monday.add({ days: 7 }).toInstant().toString() }
}
