import { z } from 'zod'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

/** What contracts and papers make happen; moving them moves it. */
export const foundKinds = ['arrival', 'trial_end', 'contract_end', 'seniority', 'paper_end'] as const
export type FoundKind = (typeof foundKinds)[number]
/** Of these somebody decides something: one that passed unmarked is still to be dealt with. */
export const kindsToDealWith: readonly FoundKind[] = ['trial_end', 'paper_end']

/** What somebody plans. */
export const plannedKinds = ['training', 'meeting', 'career_talk', 'medical_visit', 'other'] as const
export const eventKinds = [...foundKinds, ...plannedKinds] as const
export type EventKind = (typeof eventKinds)[number]

export const eventStates = ['planned', 'done', 'ignored', 'missed', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

/** Days: how long an event that is past is still asked about, and after how many a planned one was missed. */
export const daysAsked = 30
export const daysUntilMissed = 7
/** Days that one asks for at once. */
export const mostDays = 400

const Time = z.string().regex(hourOfDay, 'rh.event.time-form')
const Reason = z.string().overwrite(asSeveralLines).min(1).max(500)

const written = {
  kind: z.enum(plannedKinds),
  title: z.string().overwrite(asOneLine).min(1).max(120),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  /** `HH:MM`; none where it takes the whole day. */
  fromTime: Time.nullable(),
  toTime: Time.nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(1_000).nullable(),
  /** Days before it at which its owner is told. */
  reminderDays: z.array(z.int().min(0).max(90)).max(5),
}

type When = { fromDay: string; toDay: string; fromTime: string | null; toTime: string | null }
const isForward = ({ fromDay, toDay, fromTime, toTime }: When) =>
  fromDay < toDay || (fromDay === toDay && (fromTime === null || toTime === null || fromTime < toTime))

export const HrEventFields = z
  .strictObject({
    ...written,
    companyId: idOf('platform.company'),
    siteId: idOf('rh.site').nullable(),
    employeeIds: z.array(idOf('rh.employee')).min(1).max(200),
  })
  .refine(isForward, { path: ['toDay'], message: 'rh.event.backwards' })
  .refine(({ fromTime, toTime }) => (fromTime === null) === (toTime === null), {
    path: ['toTime'],
    message: 'rh.event.both-times',
  })
export type HrEventFields = z.output<typeof HrEventFields>

export const Mark = z
  .strictObject({ mark: z.enum(['done', 'ignored']), reason: Reason.nullable() })
  .refine(({ mark, reason }) => mark === 'done' || reason !== null, {
    path: ['reason'],
    message: 'rh.event.why-ignored',
  })

/** Something that happens with people: written by somebody, or found in their contracts and papers. */
export const HrEvent = z.object({
  /** One of a contract or paper is known by its kind, its source and its day. */
  id: z.string(),
  kind: z.enum(eventKinds),
  isFound: z.boolean(),
  /** Of what stands behind a found one; of itself else. */
  sourceId: z.uuid(),
  /** What somebody wrote, or which paper ends; none where the kind says it all. */
  title: z.string().nullable(),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  companyId: idOf('platform.company'),
  siteId: idOf('rh.site').nullable(),
  site: z.string().nullable(),
  people: z.array(z.object({ id: idOf('rh.employee'), name: z.string(), firstname: z.string() })),
  /** Years that somebody has been there. */
  years: z.int().nullable(),
  state: z.enum(eventStates),
  note: z.string().nullable(),
  reminderDays: z.array(z.int()),
  owner: z.string().nullable(),
  /** `edit` also ends it. */
  can: z.object({ edit: z.boolean(), mark: z.boolean() }),
  version: z.int32(),
})
export type HrEvent = z.output<typeof HrEvent>

export const HrEventChoices = z.object({
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string(), canPlan: z.boolean() })),
  sites: z.array(z.object({ id: idOf('rh.site'), name: z.string(), companyId: idOf('platform.company') })),
})
export type HrEventChoices = z.output<typeof HrEventChoices>

/** Whether it is past and somebody should still say what became of it. */
export const isLeftOpen = ({ state, toDay }: Pick<HrEvent, 'state' | 'toDay'>, today: string) =>
  (state === 'planned' || state === 'missed') && toDay < today

/** What a reader narrows events to. */
export type NarrowedTo = { kind?: EventKind; siteId?: string }
