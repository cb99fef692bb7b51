import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Anomaly, PersonsAnomaly } from './anomaly.model.ts'

/** How far the week of somebody has come towards pay. */
export const weekStates = ['entered', 'verified_hr', 'verified_pay', 'exported'] as const
export type WeekState = (typeof weekStates)[number]

/** People whose weeks are moved at once. */
export const mostAtOnce = 2000

export const moveOutcomes = ['done', 'unknown', 'anomalies', 'hr-first', 'nothing', 'exported'] as const
/** `anomalies`: something blocks. `hr-first`: HR has not verified it. `nothing`: it stands there already. */
export type MoveOutcome = (typeof moveOutcomes)[number]
export const Moved = z.object({
  done: z.int(),
  results: z.array(z.object({ employeeId: z.uuid(), name: z.string(), outcome: z.enum(moveOutcomes) })),
})
export type Moved = z.infer<typeof Moved>

const Named = z.object({ id: z.uuid(), name: z.string() })
/** The companies that one checks, and the sites that narrow a list. */
export const CheckChoices = z.object({
  companies: z.array(Named.extend({ can: z.object({ write: z.boolean() }) })),
  sites: z.array(Named.extend({ companyId: z.uuid() })),
})
export type CheckChoices = z.infer<typeof CheckChoices>

/** People by the state of their week; of a period, by the least of their weeks. */
const Counts = z.object({ entered: z.int(), verified_hr: z.int(), verified_pay: z.int(), exported: z.int() })

const check = {
  id: idOf('rh.pay_check'),
  companyId: z.uuid(),
  company: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of which it is; all of the company where none is named. */
  sites: z.array(z.string()),
  version: z.int(),
  people: z.int(),
  counts: Counts,
  /** Those that nothing stands against at the next step. */
  ready: z.array(z.uuid()),
  /** What blocks first, then what is told, then what was justified. */
  anomalies: z.array(PersonsAnomaly),
}

/** The week of a company as HR looks at it; minutes by day, Monday to Sunday. */
export const HrCheck = z.object({
  ...check,
  sums: z.object({
    planned: z.array(z.int()),
    worked: z.array(z.int()),
    /** Hundredths of a day. */
    away: z.array(z.int()),
  }),
  can: z.object({ write: z.boolean(), stepBack: z.boolean() }),
})
export type HrCheck = z.infer<typeof HrCheck>

export const DayToCheck = z.object({
  day: z.iso.date(),
  planned: z.int(),
  worked: z.int(),
  /** Hundredths of the day that he is away. */
  away: z.int(),
  typeCode: z.string().nullable(),
})
export type DayToCheck = z.infer<typeof DayToCheck>

/** The week of somebody, as HR looks at it: minutes, and hundredths of a day. */
export const PersonToCheck = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  days: z.array(DayToCheck),
  planned: z.int(),
  worked: z.int(),
  away: z.int(),
  anomalies: z.array(Anomaly),
  state: z.enum(weekStates),
  /** Hours or absences moved since HR had verified them. */
  isReopened: z.boolean(),
  /** Why it last went one step back. */
  reason: z.string().nullable(),
})
export type PersonToCheck = z.infer<typeof PersonToCheck>

const RubricSum = z.object({
  rubric: z.string(),
  unit: z.enum(['minutes', 'days']),
  /** Whole minutes, or hundredths of a day. */
  quantity: z.int(),
  /** In the period before. */
  before: z.int(),
  /** By how many percent it moved, where that is more than usual. */
  variance: z.int().nullable(),
})
export type RubricSum = z.infer<typeof RubricSum>

/** A period of a company as pay looks at it, with what all its people make of each rubric. */
export const PayCheck = z.object({
  ...check,
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  sums: z.array(RubricSum),
  worked: z.int(),
  away: z.int(),
  closedAt: z.string().nullable(),
  can: z.object({ write: z.boolean(), stepBack: z.boolean(), export: z.boolean() }),
})
export type PayCheck = z.infer<typeof PayCheck>

/** What somebody is paid by in a period, in the order of a payslip. */
export const PersonToPay = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  payrollNumber: z.string().nullable(),
  rubrics: z.array(RubricSum),
  /** Minutes, and hundredths of a day. */
  worked: z.int(),
  away: z.int(),
  anomalies: z.array(Anomaly),
  /** How many of his weeks stand where. */
  weeks: Counts,
  state: z.enum(weekStates),
})
export type PersonToPay = z.infer<typeof PersonToPay>

/** The least of some states; entered where there is none. */
export const leastOf = (states: readonly WeekState[]): WeekState =>
  weekStates.find(state => states.includes(state)) ?? 'entered'

/** How many stand in each state. */
export const countsOf = (states: readonly WeekState[]) => {
  const counts = { entered: 0, verified_hr: 0, verified_pay: 0, exported: 0 }
  for (const state of states) counts[state] += 1
  return counts
}
