import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { absenceAccounts, absenceCodes } from './absence-type.model.ts'

export const absenceStates = ['requested', 'approved_1', 'approved', 'refused', 'withdrawn', 'cancelled'] as const
export type AbsenceState = (typeof absenceStates)[number]
export const waitingStates: readonly AbsenceState[] = ['requested', 'approved_1']

const Said = z.string().trim().min(1).max(500)
/** Characters of a reason that says something. */
export const shortestDecision = 5
export const Decision = z.string().trim().min(shortestDecision).max(500)

const when = {
  typeCode: z.enum(absenceCodes),
  fromDay: z.iso.date(),
  /** Away from noon on. */
  fromNoon: z.boolean(),
  toDay: z.iso.date(),
  /** Away until noon. */
  untilNoon: z.boolean(),
}
type When = { fromDay: string; fromNoon: boolean; toDay: string; untilNoon: boolean }
const isForward = ({ fromDay, fromNoon, toDay, untilNoon }: When) =>
  fromDay < toDay || (fromDay === toDay && !(fromNoon && untilNoon))
const backwards = { path: ['toDay'], message: 'rh.absence.backwards' }

export const AbsenceFields = z
  .strictObject({ employeeId: idOf('rh.employee'), ...when, privateReason: Said.nullable() })
  .refine(isForward, backwards)
export type AbsenceFields = z.infer<typeof AbsenceFields>

export const AbsencePreviewed = z
  .strictObject({ employeeId: idOf('rh.employee'), ...when })
  .refine(isForward, backwards)

/** `hundredths` of a day; why somebody is away, and its balance, only for who may decide or asked for it. */
export const Absence = z.object({
  id: z.uuid(),
  employeeId: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  company: z.string(),
  ...when,
  typeCode: z.string().nullable(),
  hundredths: z.int(),
  privateReason: z.string().nullable(),
  state: z.enum(absenceStates),
  decisionReason: z.string().nullable(),
  /** The day by which a paper is to prove it. */
  proofDueOn: z.iso.date().nullable(),
  /** What is left of its account once all that is asked is taken; null where it takes from none. */
  balanceAfter: z.int().nullable(),
  version: z.int(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean(), cancel: z.boolean() }),
})
export type Absence = z.infer<typeof Absence>

/** What asking would do; balances in hundredths of a day. */
export const AbsencePreview = z.object({
  hundredths: z.int(),
  balanceBefore: z.int().nullable(),
  balanceAfter: z.int().nullable(),
  /** Whether another absence stands on these days. */
  overlaps: z.boolean(),
  /** Whether the stretch lies outside of any contract. */
  outside: z.boolean(),
  /** How many of the same site are away meanwhile. */
  colleaguesAway: z.int(),
})

/** Somebody's days of a month; which kind of absence only for who may decide or asked for it. */
export const AwayRow = z.object({
  employeeId: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  absences: z.array(
    z.object({
      id: z.uuid(),
      typeCode: z.string().nullable(),
      state: z.enum(absenceStates),
      fromDay: z.iso.date(),
      fromNoon: z.boolean(),
      toDay: z.iso.date(),
      untilNoon: z.boolean(),
    }),
  ),
})
export type AwayRow = z.infer<typeof AwayRow>

export const balanceKinds = ['opening', 'accrual', 'adjusted', 'reserved', 'released', 'expired'] as const
export const Balance = z.object({
  account: z.enum(absenceAccounts),
  /** Hundredths of a day that may still be asked. */
  available: z.int(),
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(balanceKinds),
      hundredths: z.int(),
      effectiveOn: z.iso.date(),
      explanation: z.string().nullable(),
    }),
  ),
})
export const Adjustment = z.strictObject({
  employeeId: idOf('rh.employee'),
  account: z.enum(absenceAccounts),
  /** More, or less with a minus. */
  hundredths: z.int().min(-20_000).max(20_000),
  reason: Decision,
})
export const AbsenceChoices = z.object({
  companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  can: z.object({ request: z.boolean(), decide: z.boolean(), administer: z.boolean() }),
})
/** `own`: nobody decides on his own, nor says both of two yeses. `changed`: it no longer waits as it was read. */
export const decidedOutcomes = ['done', 'unknown', 'own', 'changed'] as const
export const Decided = z.object({ id: z.uuid(), outcome: z.enum(decidedOutcomes) })
