import { wrongField } from '#kernel/server/errors.ts'
import { daysOfWeek, weeksIn } from '#kernel/shared/iso-week.ts'

/** Monday to Sunday. @throws Refusal 400 at `week` of a 53rd week in a year of 52 */
export function daysInWeek(year: number, week: number): string[] {
  if (week > weeksIn(year)) throw wrongField('week', 'no_such_week', 'atelier.plan.no-such-week', { year })
  return daysOfWeek(year, week)
}
