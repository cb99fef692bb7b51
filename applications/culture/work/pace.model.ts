/** Hours between two instants, hundredths kept. */
export const hoursBetween = (start: string, end: string) =>
  Math.round(Temporal.Instant.from(start).until(end).total('minutes') / 0.6) / 100

/** Whole minutes of hours in hundredths. */
export const minutesOf = (hours: number) => Math.round(hours * 60)

/** Units in an hour and what that is of the standard, in whole per cent (design of crops, section 8). */
export type Pace = { perHour: number; percent: number | null }

/** 46 rows in 3 h 50 are 12.0 an hour, 109 % of a standard of 11. Null where nothing was counted, or no time passed. */
export function paceOf(quantity: number | null, start: string, end: string | null, standard: number | null) {
  if (quantity === null || end === null) return null
  const minutes = Temporal.Instant.from(start).until(end).total('minutes')
  if (minutes <= 0) return null
  const perHour = (quantity * 60) / minutes
  const percent = standard === null ? null : Math.round((perHour / standard) * 100)
  return { perHour: Math.round(perHour * 10) / 10, percent } satisfies Pace
}

export const flagsOfWork = ['forgotten', 'long', 'uncounted', 'unusual'] as const
export type FlagOfWork = (typeof flagsOfWork)[number]

/** Hours in one stretch above which somebody is asked whether it is right: he has had no break (L3121-16: 20 minutes within 6 h). */
const longHours = 6
/** Per cent of the standard beyond which a pace is not believed. */
const leastPercent = 40
const mostPercent = 200

type Ended = {
  startedAt: string
  endedAt: string | null
  quantity: number | null
  isForgotten: boolean
  unit: string
  standardPerHour: number | null
}

/** What makes an entry worth a look before it is approved. */
export function flagsOf(entry: Ended): FlagOfWork[] {
  const { startedAt, endedAt, quantity, isForgotten, unit, standardPerHour } = entry
  if (endedAt === null) return []
  const percent = paceOf(quantity, startedAt, endedAt, standardPerHour)?.percent ?? null
  const flags: [FlagOfWork, boolean][] = [
    ['forgotten', isForgotten],
    ['long', hoursBetween(startedAt, endedAt) > longHours],
    ['uncounted', quantity === null && unit !== 'hour'],
    ['unusual', percent !== null && (percent < leastPercent || percent > mostPercent)],
  ]
  return flags.filter(([, holds]) => holds).map(([flag]) => flag)
}

export const dueLevels = ['fresh', 'due', 'late'] as const
export type DueLevel = (typeof dueLevels)[number]

/** How far a row is from when its task is due again: late from one and a half times its days. */
export function dueLevelOf(days: number, everyDays: number | null): DueLevel {
  if (everyDays === null || days <= everyDays) return 'fresh'
  return days >= everyDays * 1.5 ? 'late' : 'due'
}

/** Hours that rows ask for at a standard, tenths kept: 240 rows at 11 an hour are 21.8. */
export const hoursNeeded = (rows: number, standardPerHour: number | null) =>
  standardPerHour === null ? null : Math.round((rows / standardPerHour) * 10) / 10

/** Tenths of hours that are missing to what is needed; below zero where more is planned. 21.8 of 3 people for 7 h: 0.8. */
export const hoursShort = (needed: number, people: number, hoursEach: number) =>
  Math.round((needed - people * hoursEach) * 10) / 10
