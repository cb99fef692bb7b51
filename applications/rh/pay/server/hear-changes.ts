import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Listener } from '#kernel/server/events.ts'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mondaysOf } from '../pay-period.model.ts'

type Hours = { employeeIds: string[]; isoYear: number; isoWeek: number }
type Absences = { employeeIds: string[]; from: string; to: string }

/** Hours that were validated, opened again or changed are to be verified anew. */
export const hoursListener: Listener = {
  kind: 'work.validated',
  hear: async (db, payload, { clock, eventId }) => {
    const { employeeIds, isoYear, isoWeek } = payload as Hours
    const monday = daysOfWeek(isoYear, isoWeek)[0] as string
    await openAgain(db as RhDb, { employeeIds, mondays: [monday], eventId, now: clock.now().toString() })
  },
}

/** Absences that hold, or hold no more, likewise: in each week that they reach. */
export const absencesListener: Listener = {
  kind: 'absence.changed',
  hear: async (db, payload, { clock, eventId }) => {
    const { employeeIds, from, to } = payload as Absences
    const mondays = mondaysOf({ from, to })
    await openAgain(db as RhDb, { employeeIds, mondays, eventId, now: clock.now().toString() })
  },
}

type Moved = { employeeIds: readonly string[]; mondays: readonly string[]; eventId: string; now: string }

/**
 * What was verified is entered again; what the payroll software was told is to be corrected. An event that is heard late opens
 * nothing that was verified since: who writes hours or absences and who verifies wait for each other.
 */
const openAgain = (db: RhDb, { employeeIds, mondays, eventId, now }: Moved) =>
  sql`update rh.pay_week
         set state = case when state = 'exported' then state else 'entered' end,
             reopened_at = case when state in ('verified_hr', 'verified_pay') then ${now}::timestamptz else reopened_at end,
             is_to_correct = told_until is not null,
             version = version + 1
       where employee_id in ${eachOf(employeeIds)} and monday = any(${mondays}::date[]) and moved_id < ${eventId}::uuid
         and (state <> 'entered' or (told_until is not null and not is_to_correct))`.execute(db)
