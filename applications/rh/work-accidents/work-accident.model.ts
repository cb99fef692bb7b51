import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

/** `benign`: neither care nor a day off. `commute`: between the home or the meal and the workplace. */
export const kindsOfAccident = ['benign', 'work', 'commute'] as const
export type KindOfAccident = (typeof kindsOfAccident)[number]

export const statesOfAccident = ['reported', 'declared', 'registered', 'closed'] as const
export type StateOfAccident = (typeof statesOfAccident)[number]

const line = z.string().overwrite(asOneLine).min(1).max(120)
const lines = z.string().overwrite(asSeveralLines).min(1).max(2_000)

/** What is known of it. */
export const toldOfAccident = {
  kind: z.enum(kindsOfAccident),
  occurredAt: z.iso.datetime({ offset: true }),
  knownAt: z.iso.datetime({ offset: true }),
  place: line,
  circumstances: lines,
  witness: line.nullable(),
  /** Written by who may read of health; what others send of it is not looked at. */
  injuredPart: line.nullable(),
  injury: z.string().overwrite(asOneLine).min(1).max(500).nullable(),
  hadCare: z.boolean(),
  stoppedFrom: z.iso.date().nullable(),
  stoppedTo: z.iso.date().nullable(),
}
const Told = z.strictObject(toldOfAccident)
type Told = z.output<typeof Told>

/** Nobody knew of it before it happened. */
export const isKnownAfter = ({ occurredAt, knownAt }: Pick<Told, 'occurredAt' | 'knownAt'>) =>
  Date.parse(occurredAt) <= Date.parse(knownAt)
export const knownBefore = 'rh.accident.known-before'

type Consequences = Pick<Told, 'kind' | 'hadCare' | 'stoppedFrom' | 'stoppedTo'>

/** What cannot have come of an accident, or of a benign one, is said at its field. */
export const withConsequences = <Fields extends z.ZodType<Consequences>>(fields: Fields) =>
  fields
    .refine(({ kind, hadCare, stoppedFrom }) => kind !== 'benign' || (!hadCare && stoppedFrom === null), {
      path: ['kind'],
      message: 'rh.accident.not-benign',
    })
    .refine(({ stoppedFrom, stoppedTo }) => stoppedTo === null || (stoppedFrom !== null && stoppedFrom <= stoppedTo), {
      path: ['stoppedTo'],
      message: 'rh.accident.stop-backwards',
    })

const inOrder = <Fields extends z.ZodType<Told>>(fields: Fields) =>
  withConsequences(fields.refine(isKnownAfter, { path: ['knownAt'], message: knownBefore }))

/** Of one that is reported. */
export const WorkAccidentFields = inOrder(z.strictObject({ employeeId: idOf('rh.employee'), ...toldOfAccident }))
export type WorkAccidentFields = z.output<typeof WorkAccidentFields>

/** Of one that stands, whose person stays. */
export const WorkAccidentChange = inOrder(
  z.strictObject({ id: idOf('rh.work_accident'), version: z.int32(), ...toldOfAccident }),
)
export type WorkAccidentChange = z.output<typeof WorkAccidentChange>

export const Declaration = z.strictObject({
  declaredAt: z.iso.datetime({ offset: true }),
  reference: z.string().overwrite(asOneLine).min(1).max(60).nullable(),
  /** Why the employer doubts that work caused it. */
  reserves: lines.nullable(),
})
export type Declaration = z.output<typeof Declaration>

export const Analysis = z.strictObject({ cause: lines, measures: lines })
export type Analysis = z.output<typeof Analysis>

/** `injuredPart` and `injury` are null for who reads nothing of health. */
export const WorkAccident = z.object({
  ...toldOfAccident,
  id: idOf('rh.work_accident'),
  employeeId: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  company: z.string(),
  state: z.enum(statesOfAccident),
  /** Until when it is to be declared; null of one that is not, or was. */
  declareUntil: z.string().nullable(),
  declaredAt: z.string().nullable(),
  reference: z.string().nullable(),
  reserves: z.string().nullable(),
  /** Its line in the register of benign accidents, `2026-3`. */
  register: z.string().nullable(),
  cause: z.string().nullable(),
  measures: z.string().nullable(),
  version: z.int32(),
  mayWrite: z.boolean(),
})
export type WorkAccident = z.output<typeof WorkAccident>

export const SafetyCockpit = z.object({
  /** Since the last accident at work that stopped somebody; null where none ever did. */
  daysWithoutAccident: z.int().nullable(),
  toDeclare: z.int(),
  /** Of those, they whose time is over. */
  late: z.int(),
  /** Of the last twelve months. */
  stopped: z.int(),
  benign: z.int(),
  mayReport: z.boolean(),
  readsHealth: z.boolean(),
})
export type SafetyCockpit = z.output<typeof SafetyCockpit>
