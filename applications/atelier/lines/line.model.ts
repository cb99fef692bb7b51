import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const linesElement = 'atelier/ligne'

const code = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'atelier.line.code-form')
const label = z.string().overwrite(asOneLine).min(1).max(60)

/** What is written of a line, under the brief's names. */
export const lineFields = {
  atelierId: idOf('atelier.workshop'),
  code,
  label,
  position: z.int().min(0).max(999).default(0),
  active: z.boolean().default(true),
  /** What it takes in an hour, where an article says nothing nearer. */
  kgPerHour: Kilograms.nullable().default(null),
  casesPerHour: z.int().min(1).max(100_000).nullable().default(null),
  stationCount: z.int().min(1).max(99).default(1),
  userIds: z.array(idOf('platform.user')).max(200).default([]),
  articleIds: z.array(idOf('platform.article')).max(2_000).default([]),
}

/** How a line stands at this minute. */
export const lineStates = ['running', 'suspended', 'idle', 'off'] as const
export type LineState = (typeof lineStates)[number]

export const LigneAtelier = z.object({
  id: idOf('atelier.ligne_atelier'),
  code: z.string(),
  label: z.string(),
  atelierId: idOf('atelier.workshop'),
  position: z.int(),
  active: z.boolean(),
  kgPerHour: Kilograms.nullable(),
  casesPerHour: z.int().nullable(),
  stationCount: z.int(),
  userIds: z.array(idOf('platform.user')),
  articleIds: z.array(idOf('platform.article')),
  /** The order that pours. */
  runningOrderId: idOf('atelier.fabrication_order').nullable(),
  /** What it does, and since when it stands still. */
  state: z.enum(lineStates),
  order: z
    .object({
      id: idOf('atelier.fabrication_order'),
      number: z.string(),
      article: z.string(),
      doneCases: z.int(),
      plannedCases: z.int(),
      pausedSince: z.string().nullable(),
    })
    .nullable(),
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
  version: z.int32(),
})
export type LigneAtelier = z.output<typeof LigneAtelier>

export const LigneWithUsers = LigneAtelier.extend({
  users: z.array(z.object({ id: idOf('platform.user'), name: z.string() })),
})

export const operationKinds = [
  'changeover',
  'pouring',
  'sorting',
  'packing',
  'labelling',
  'palletising',
  'cleaning',
  'control',
] as const

/** A line has so many steps at most. */
export const mostOperations = 30

/** A step along a line. */
export const Operation = z.strictObject({
  /** Left out of one that is new. */
  id: idOf('atelier.ligne_operation').optional(),
  code,
  label,
  kind: z.enum(operationKinds),
  peopleNeeded: z.int().min(0).max(99).default(1),
  active: z.boolean().default(true),
})
export type Operation = z.output<typeof Operation>
