import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const sourcesOfNonConformity = [
  'control',
  'reception',
  'supplier',
  'production',
  'audit',
  'litige',
  'complaint',
] as const
export const severities = ['minor', 'major', 'critical'] as const
export type Severity = (typeof severities)[number]

/** Where causes are looked for: people, machine, method, material, environment (Ishikawa's five M). */
export const kindsOfCause = ['people', 'machine', 'method', 'material', 'environment'] as const

export const statesOfNonConformity = [
  'open',
  'contained',
  'analysed',
  'acting',
  'verified',
  'closed',
  'cancelled',
] as const
export type StateOfNonConformity = (typeof statesOfNonConformity)[number]

export const kindsOfAction = ['immediate', 'corrective', 'preventive'] as const
export type KindOfAction = (typeof kindsOfAction)[number]

/** Days after the last action before somebody may say that it worked. */
export const daysUntilChecked = 30
/** Days within which the same cause at the same place is a repeat. */
export const daysOfRepeat = 180
/** How many times one asks why, of what is more than minor. */
export const fewestWhys = 3

/** Hours until contained and days until closed, by severity (design of quality, section 7). */
const delays = {
  minor: { hours: 24, days: 90 },
  major: { hours: 4, days: 60 },
  critical: { hours: 1, days: 30 },
} as const satisfies Record<Severity, { hours: number; days: number }>

/** When it must be contained, while it is open, or closed, from then on; null of one that has ended. Instants. */
export function dueAtOf(state: StateOfNonConformity, severity: Severity, detectedAt: string): string | null {
  if (state === 'closed' || state === 'cancelled') return null
  const { hours, days } = delays[severity]
  return Temporal.Instant.from(detectedAt)
    .add({ hours: state === 'open' ? hours : days * 24 })
    .toString()
}

type Analysed = { severity: Severity; causes: readonly string[]; whys: readonly string[] }

/** A cause is named, and of what is more than minor one has asked why three times. */
export const isAnalysed = ({ severity, causes, whys }: Analysed) =>
  causes.length > 0 && (severity === 'minor' || whys.length >= fewestWhys)

type Doing = { kind: KindOfAction; dueOn: string | null; doneAt: string | null }

/** The day from which somebody may say whether it worked; null while an action is not done, or there is none. */
export function checkableOn(actions: readonly Doing[]): string | null {
  const lasting = actions.filter(({ kind }) => kind !== 'immediate')
  if (lasting.length === 0 || actions.some(({ doneAt }) => doneAt === null)) return null
  const last = actions
    .map(({ doneAt }) =>
      Temporal.Instant.from(doneAt as string)
        .toZonedDateTimeISO('Europe/Paris')
        .toPlainDate(),
    )
    .toSorted(Temporal.PlainDate.compare)
    .at(-1)
  return last?.add({ days: daysUntilChecked }).toString() ?? null
}

export const sentence = z.string().trim().min(3).max(1_000)
export const why = z.string().overwrite(asOneLine).min(3).max(300)
export const mostWhys = 5

const line = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)

export const nonConformityFields = {
  source: z.enum(sourcesOfNonConformity),
  severity: z.enum(severities),
  title: z.string().overwrite(asOneLine).min(3).max(120),
  facts: z.string().trim().min(1).max(4_000).nullable().default(null),
  place: line(80).nullable().default(null),
  partnerId: idOf('platform.partner').nullable().default(null),
  lotNumbers: z
    .array(
      z
        .string()
        .overwrite(written => written.trim().toUpperCase())
        .regex(/^[A-Z0-9-]{4,20}$/, 'qualite.non-conformity.lot-form'),
    )
    .max(50)
    .refine(numbers => new Set(numbers).size === numbers.length, 'qualite.controls.twice')
    .default([]),
  kg: PositiveKilograms.nullable().default(null),
  ownerId: idOf('platform.user').nullable().default(null),
}

export const QualityAction = z.object({
  id: idOf('qualite.quality_action'),
  kind: z.enum(kindsOfAction),
  text: z.string(),
  ownerId: idOf('platform.user').nullable(),
  owner: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  doneAt: z.string().nullable(),
  doneBy: z.string().nullable(),
  canEnd: z.boolean(),
})
export type QualityAction = z.output<typeof QualityAction>

export const NonConformityRow = z.object({
  id: idOf('qualite.non_conformity'),
  number: z.string(),
  companyId: idOf('platform.company'),
  company: z.string(),
  source: z.enum(sourcesOfNonConformity),
  severity: z.enum(severities),
  title: z.string(),
  place: z.string().nullable(),
  kg: Kilograms.nullable(),
  detectedAt: z.string(),
  owner: z.string().nullable(),
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
  /** The same cause stood at the same place within the half year before. */
  isRepeat: z.boolean(),
  state: z.enum(statesOfNonConformity),
})
export type NonConformityRow = z.output<typeof NonConformityRow>

export const kindsOfNonConformityEvent = [
  'opened',
  'contained',
  'analysed',
  'acting',
  'verified',
  'not_effective',
  'closed',
  'cancelled',
  'reopened',
  'held',
] as const
export type KindOfNonConformityEvent = (typeof kindsOfNonConformityEvent)[number]

export const NonConformity = NonConformityRow.extend({
  facts: z.string().nullable(),
  partnerId: idOf('platform.partner').nullable(),
  partner: z.string().nullable(),
  lots: z.array(z.object({ number: z.string(), isKnown: z.boolean() })),
  hasNoLot: z.boolean(),
  ownerId: idOf('platform.user').nullable(),
  causes: z.array(z.enum(kindsOfCause)),
  whys: z.array(z.string()),
  actions: z.array(QualityAction),
  /** From which day somebody may say whether it worked. */
  checkOn: z.iso.date().nullable(),
  isEffective: z.boolean().nullable(),
  reopenedCount: z.int(),
  events: z.array(
    z.object({
      id: idOf('qualite.non_conformity_event'),
      kind: z.enum(kindsOfNonConformityEvent),
      text: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  can: z.object({
    edit: z.boolean(),
    addAction: z.boolean(),
    contain: z.boolean(),
    analyse: z.boolean(),
    act: z.boolean(),
    verify: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    reopen: z.boolean(),
  }),
  version: z.int32(),
})
export type NonConformity = z.output<typeof NonConformity>

/** Where one may open one, of whose goods, and whom one may charge with it. */
export const NonConformityChoices = z.object({
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  suppliers: z.array(z.object({ id: idOf('platform.partner'), name: z.string() })),
  owners: z.array(
    z.object({ id: idOf('platform.user'), name: z.string(), companyIds: z.array(idOf('platform.company')) }),
  ),
})
export type NonConformityChoices = z.output<typeof NonConformityChoices>
