import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

/** Hours of somebody, named by his contact in the directory; instants in UTC. */
export type WorkedTime = {
  contactId: string
  startAt: string
  endAt: string
  breakMinutes: number
  task: string | null
}

/** What applications know of who worked when. */
export type WorkedTimeSource = {
  source: 'atelier' | 'culture'
  of(db: Db<never>, asked: { contactIds: readonly string[]; day: string }): Promise<readonly WorkedTime[]>
}

export const workedTimeOffer = offer<WorkedTimeSource>('worked time')

/** Told where hours of a day became known, or others: `{ source, contactIds, day }` and whatever names the work. */
export const workRecorded = 'work.recorded'
