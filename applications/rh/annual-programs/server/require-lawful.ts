import { wrongField } from '#kernel/server/errors.ts'
import { type Limited, longestWeek, mondaysOf, type PlannedWeek } from '../annual-weeks.model.ts'

/** @throws Refusal 400 of a week that is none of the period, that is said twice or that is longer than the law allows */
export function requireLawful(weeks: readonly PlannedWeek[], limited: Limited) {
  const open = new Set(mondaysOf(limited.period))
  for (const [place, { monday, minutes }] of weeks.entries()) {
    if (!open.delete(monday)) throw wrongField(`weeks.${place}.monday`, 'UNKNOWN', 'rh.annual.week-unknown')
    const limit = longestWeek(monday, limited)
    if (minutes > limit)
      throw wrongField(`weeks.${place}.minutes`, 'TOO_LONG', 'rh.annual.week-too-long', {
        hours: Math.floor(limit / 60),
      })
  }
}
