import type { PersonWeek, WorkedHours } from '../working-time.model.ts'

/** What somebody worked on a day. */
export const stretchesOn = ({ hours }: PersonWeek, day: string): WorkedHours[] =>
  hours.filter(({ workDate }) => workDate === day)
