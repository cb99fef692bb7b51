import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { Flag, MeanOfRound, measures, NotationSettings, Values } from './measure.model.ts'

export const statesOfRound = ['due', 'in_progress', 'to_check', 'validated', 'to_redo', 'missed'] as const
export type StateOfRound = (typeof statesOfRound)[number]
/** In which a round is entered. */
export const openStates: readonly StateOfRound[] = ['due', 'in_progress', 'to_redo']
export const reasonsMissing = ['dead', 'broken', 'not_found'] as const

/** Days after which a round that nobody began is missed, and those ahead for which rounds are made. */
export const daysUntilMissed = 3
export const daysMadeAhead = 28

/** The tag that a plant bears. */
const tagOfPlant = z
  .string()
  .overwrite(written => written.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{1,20}$/, 'culture.rounds.tag-form')
export const sentenceOfRound = z.string().overwrite(asSeveralLines).min(1).max(500)

export const SampledPlant = z.strictObject({
  tag: tagOfPlant,
  rowLabel: z.string().overwrite(asOneLine).min(1).max(20).nullable(),
  /** Which plant of its row. */
  position: z.int().min(1).max(9_999).nullable(),
})
export type SampledPlant = z.output<typeof SampledPlant>

export const AttributionFields = z.strictObject({
  observerId: idOf('platform.user'),
  plants: z.array(SampledPlant).min(1).max(50),
})

const ofCrop = {
  plantingId: idOf('culture.planting'),
  code: z.string(),
  variety: z.string(),
  place: z.string(),
}
const Named = z.object({ id: z.uuid(), name: z.string() })

/** A crop and who measures it: nobody yet where `version` is 0. */
export const Attribution = z.object({
  ...ofCrop,
  observerId: idOf('platform.user').nullable(),
  observer: z.string().nullable(),
  plants: z.array(SampledPlant),
  can: z.object({ plan: z.boolean() }),
  version: z.int32(),
})
export type Attribution = z.output<typeof Attribution>

export const Attributions = z.object({
  crops: z.array(Attribution),
  /** Who may be chosen, for who plans. */
  observers: z.array(Named),
  plantsARound: z.int(),
})

export const RoundPlanFields = z.strictObject({
  /** 1 on Monday. */
  weekday: z.int().min(1).max(7),
  everyWeeks: z.int().min(1).max(4),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
})
export type RoundPlanFields = z.output<typeof RoundPlanFields>

/** The days of a plan between two days, both included. */
export function dueDays({ weekday, everyWeeks, startsOn, endsOn }: RoundPlanFields, from: string, until: string) {
  const start = Temporal.PlainDate.from(startsOn)
  const last = endsOn !== null && endsOn < until ? endsOn : until
  const days: string[] = []
  let day = start.add({ days: (weekday - start.dayOfWeek + 7) % 7 })
  for (; day.toString() <= last; day = day.add({ weeks: everyWeeks }))
    if (day.toString() >= from) days.push(day.toString())
  return days
}

/** A crop that somebody measures, and when; no plan yet where `version` is 0. */
export const PlannedCrop = z.object({
  ...ofCrop,
  observer: z.string().nullable(),
  plan: RoundPlanFields.nullable(),
  can: z.object({ plan: z.boolean() }),
  version: z.int32(),
})
export type PlannedCrop = z.output<typeof PlannedCrop>

export const PlantRound = z.object({
  ...ofCrop,
  id: idOf('culture.plant_round'),
  dueOn: z.string(),
  observerId: idOf('platform.user'),
  observer: z.string().nullable(),
  state: z.enum(statesOfRound),
  /** How many plants bear a tag, and how many of them were measured or told missing. */
  plants: z.int(),
  measured: z.int(),
  redoSentence: z.string().nullable(),
  can: z.object({ enter: z.boolean(), move: z.boolean(), check: z.boolean(), redo: z.boolean() }),
  version: z.int32(),
})
export type PlantRound = z.output<typeof PlantRound>

export const RoundPlant = z.object({
  ...SampledPlant.shape,
  tag: z.string(),
  isDone: z.boolean(),
  values: Values,
  missing: z.enum(reasonsMissing).nullable(),
  note: z.string().nullable(),
  /** Its rounds before, the newest first. */
  former: z.array(Values),
  flags: z.array(Flag),
})
export type RoundPlant = z.output<typeof RoundPlant>

/** A round, plant by plant. */
export const RoundInFull = z.object({
  ...PlantRound.shape,
  settings: NotationSettings,
  sampled: z.array(RoundPlant),
})
export type RoundInFull = z.output<typeof RoundInFull>

export const WeekOfRounds = z.object({
  /** Monday to Sunday. */
  days: z.array(z.string()),
  today: z.string(),
  rounds: z.array(PlantRound),
  crops: z.array(PlannedCrop),
  observers: z.array(Named),
})
export type WeekOfRounds = z.output<typeof WeekOfRounds>

/** Validated rounds of a crop, and of another to set against it; a value for each of `days`. */
export const NotationSeries = z.object({
  crops: z.array(z.object({ id: idOf('culture.planting'), name: z.string(), isTruss: z.boolean() })),
  measures: z.array(z.enum(measures)),
  measure: z.enum(measures),
  days: z.array(z.string()),
  series: z.array(
    z.object({ plantingId: idOf('culture.planting'), name: z.string(), means: z.array(MeanOfRound.nullable()) }),
  ),
  /** Of the first crop. */
  plants: z.array(z.object({ tag: z.string(), values: z.array(z.number().nullable()) })),
})
export type NotationSeries = z.output<typeof NotationSeries>
