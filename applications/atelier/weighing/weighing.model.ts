import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { isPatternOfStream, scaleProtocols } from '#kernel/shared/scale-frames.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { NamedWorkshop } from '../workshops/workshop.model.ts'

export const kindsOfWeighing = ['harvest', 'reception', 'control', 'pallet', 'case', 'waste', 'pour'] as const
export type KindOfWeighing = (typeof kindsOfWeighing)[number]
/** What is weighed of a lot that stands; a delivery is weighed by its lines. */
export const kindsOfLotWeighing = ['control', 'pallet', 'case', 'waste'] as const
/** What somebody pays for: a scale whose verification has ended may not weigh it (design of lots and stock, section 5). */
const commercialKinds: readonly KindOfWeighing[] = ['harvest', 'reception', 'pallet', 'case']

/** Web Serial reads a scale, a scale that types is a keyboard, a person types by hand or tells the mean of some. */
export const sourcesOfWeighing = ['scale', 'keyboard', 'manual', 'average'] as const
export type SourceOfWeighing = (typeof sourcesOfWeighing)[number]
export const fewestSamples = 5
export const usesOfContainer = ['crate', 'support'] as const
export const reasonOfWeighing = z.string().overwrite(asOneLine).min(1).max(500)

const code = z
  .string()
  .overwrite(written => written.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{1,20}$/, 'atelier.weighing.code-form')
const name = z.string().overwrite(asOneLine).min(1).max(60)
const mostTareG = 2_000_000
const mostRangeG = 100_000_000
const mostStepG = 100_000

export const containerFields = {
  use: z.enum(usesOfContainer),
  code,
  name,
  tareKg: PositiveKilograms.refine(g => g <= mostTareG, 'kernel.weight.too-heavy'),
}
export const Container = z.object({
  ...containerFields,
  id: idOf('atelier.container'),
  workshopId: idOf('atelier.workshop'),
  version: z.int32(),
})
export type Container = z.output<typeof Container>

export const parities = ['none', 'even', 'odd'] as const
export const bitsOfByte = [7, 8] as const
export const bitsOfStop = [1, 2] as const
/** Bits a second, as scales and adapters offer them. */
export const bauds = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const

/** How a scale speaks over the serial line of its poste. */
const serialFields = z.strictObject({
  protocol: z.enum(scaleProtocols),
  baud: z.literal(bauds),
  dataBits: z.literal(bitsOfByte),
  parity: z.enum(parities),
  stopBits: z.literal(bitsOfStop),
  /** What describes the frames of a scale that talks by itself. */
  pattern: z.string().trim().min(1).max(200).refine(isPatternOfStream, 'atelier.weighing.pattern-form').nullable(),
})
export const SerialLine = serialFields.refine(
  ({ protocol, pattern }) => (protocol === 'ascii_stream') === (pattern !== null),
  { path: ['pattern'], message: 'atelier.weighing.pattern-of-stream' },
)
export type SerialLine = z.output<typeof SerialLine>

export const scaleFields = {
  code,
  name,
  maxKg: PositiveKilograms.refine(g => g <= mostRangeG, 'kernel.weight.too-heavy'),
  stepKg: PositiveKilograms.refine(g => g <= mostStepG, 'kernel.weight.too-heavy'),
  verifiedUntil: z.iso.date().nullable().default(null),
  /** None where the scale types, or somebody does. */
  serial: SerialLine.nullable().default(null),
}
export const Scale = z.object({
  ...scaleFields,
  id: idOf('atelier.scale'),
  workshopId: idOf('atelier.workshop'),
  isExpired: z.boolean(),
  version: z.int32(),
})
export type Scale = z.output<typeof Scale>

/** What was read, and on what; what the goods stand in and on is taken off. */
const readFields = {
  scaleId: idOf('atelier.scale').nullable().default(null),
  crateId: idOf('atelier.container').nullable().default(null),
  crates: z.int().min(0).max(10_000).default(0),
  supportId: idOf('atelier.container').nullable().default(null),
  grossKg: PositiveKilograms.refine(g => g <= mostRangeG, 'kernel.weight.too-heavy'),
  /** What a scale that moves says is refused, whoever reads it. */
  isStable: z.boolean().default(true),
  frame: z.string().min(1).max(64).nullable().default(null),
}

/** What a scale said of goods that are worked with; a weight that is typed there is no weighing. */
export const ReadOnScale = z.strictObject({ ...readFields, source: z.enum(['scale', 'keyboard']) })
export type ReadOnScale = z.output<typeof ReadOnScale>

/** What one weighing says. Of a line of a delivery or of a lot; crates and what they stand on are taken off. */
export const weighingFields = {
  deliveryLineId: idOf('atelier.delivery_line').nullable().default(null),
  lotId: idOf('atelier.lot').nullable().default(null),
  kind: z.enum(kindsOfLotWeighing).default('control'),
  ...readFields,
  source: z.enum(sourcesOfWeighing),
  samples: z.int().min(fewestSamples).max(1_000).nullable().default(null),
  reason: reasonOfWeighing.nullable().default(null),
  happenedAt: z.iso.datetime({ offset: true }).optional(),
}

export const Weighing = z.object({
  id: idOf('atelier.weighing'),
  kind: z.enum(kindsOfWeighing),
  source: z.enum(sourcesOfWeighing),
  lotId: idOf('atelier.lot').nullable(),
  deliveryLineId: idOf('atelier.delivery_line').nullable(),
  /** The lot by its number, or the delivery with what is weighed of it. */
  about: z.string().nullable(),
  crate: z.string().nullable(),
  crates: z.int(),
  support: z.string().nullable(),
  scale: z.string().nullable(),
  grossKg: Kilograms,
  tareKg: Kilograms,
  netKg: Kilograms,
  reason: z.string().nullable(),
  weighedAt: z.string(),
  by: z.string().nullable(),
  /** Why it does not count any more. */
  cancelledFor: z.string().nullable(),
  canCancel: z.boolean(),
})
export type Weighing = z.output<typeof Weighing>

/** What one weighs on and in at a workshop. */
export const BenchOfWorkshop = z.object({ containers: z.array(Container), scales: z.array(Scale) })
export type BenchOfWorkshop = z.output<typeof BenchOfWorkshop>

/** What stands at the scales of somebody: what may be weighed, in what, on what. */
export const WeighingBench = z.object({
  workshops: z.array(
    NamedWorkshop.extend({
      can: z.object({ weigh: z.boolean(), set: z.boolean() }),
      weighings: z.int(),
      netKg: Kilograms,
    }),
  ),
  containers: z.array(Container),
  scales: z.array(Scale),
  /** Lines of deliveries that are open, the oldest first. */
  lines: z.array(
    z.object({
      id: idOf('atelier.delivery_line'),
      deliveryId: idOf('atelier.delivery'),
      workshopId: idOf('atelier.workshop'),
      number: z.string(),
      goods: z.string(),
      origin: z.string().nullable(),
      weighings: z.int(),
      netKg: Kilograms,
    }),
  ),
  mayType: z.boolean(),
  mayAverage: z.boolean(),
})
export type WeighingBench = z.output<typeof WeighingBench>

type Tared = { tareKg: number } | null | undefined

/** What one of those that were weighed together weighs, to the gram. */
export const meanOf = (kg: number, samples: number) => Math.round((kg / samples) * 1000) / 1000

/** Of the crates and of what they stand on, in the unit of their tares: grams at the server, kilograms on a page. */
export const tareOf = (crate: Tared, crates: number, support: Tared) =>
  (crate ? crate.tareKg * crates : 0) + (support?.tareKg ?? 0)

export type WeighingFault =
  | { code: 'WEIGHING_UNSTABLE' }
  | { code: 'WEIGHING_RANGE'; maxG: number; stepG: number }
  | { code: 'NET_NEGATIVE' }
  | { code: 'SCALE_EXPIRED'; day: string }

type Judged = {
  kind: KindOfWeighing
  source: SourceOfWeighing
  isStable: boolean
  grossG: number
  tareG: number
  scale: Pick<Scale, 'maxKg' | 'stepKg' | 'verifiedUntil'> | null
  today: string
}

/**
 * What keeps a weight from counting: what moves, what is beyond the range or between two steps of the scale, what weighs no
 * more than its tare, what is paid for on a scale whose verification has ended. A mean stands between steps.
 */
export function faultOf({ kind, source, isStable, grossG, tareG, scale, today }: Judged): WeighingFault | null {
  if (!isStable) return { code: 'WEIGHING_UNSTABLE' }
  const isBetweenSteps = scale && source !== 'average' && grossG % scale.stepKg !== 0
  if (scale && (grossG > scale.maxKg || isBetweenSteps))
    return { code: 'WEIGHING_RANGE', maxG: scale.maxKg, stepG: scale.stepKg }
  if (grossG <= tareG) return { code: 'NET_NEGATIVE' }
  if (scale?.verifiedUntil && scale.verifiedUntil < today && commercialKinds.includes(kind))
    return { code: 'SCALE_EXPIRED', day: scale.verifiedUntil }
  return null
}

/** Kilograms as a scale types them: no lot is called so. */
export const isWeight = (text: string) => /^\d{1,6}(\.\d{1,3})?$/.test(text.replace(',', '.'))

/** The longest time between two keys of a scale that types, in milliseconds: no finger is as fast. */
const fastestFinger = 80
const fewestKeys = 3

/**
 * What a scale typed and ended with Enter, in kilograms; undefined of what a person typed, or of what is no weight. `at` are the
 * milliseconds at which each key was pressed, Enter included.
 */
export function typedByScale(keys: readonly { key: string; at: number }[]): number | undefined {
  if (keys.at(-1)?.key !== 'Enter' || keys.length <= fewestKeys) return undefined
  const isFast = keys.every(
    ({ at }, index) => index === 0 || at - (keys[index - 1] as { at: number }).at <= fastestFinger,
  )
  const text = keys
    .slice(0, -1)
    .map(({ key }) => key)
    .join('')
    .replace(',', '.')
  return isFast && isWeight(text) ? Number(text) : undefined
}
