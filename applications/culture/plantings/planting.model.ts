import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'

export const plantingsElement = 'culture/codesCulture'

/** What a person writes of a crop of a campaign. */
export const PlantingFields = z.strictObject({
  /** Begins the numbers of the lots that are harvested of it. */
  code: z
    .string()
    .overwrite(written => written.trim().toUpperCase())
    .regex(/^[A-Z0-9]{1,6}$/),
  /** What its harvest becomes: asked of a code that nobody has used yet. */
  familyId: idOf('platform.article_family').nullable(),
  /** The year in which it ends: `2027` of what is harvested from week 45 of 2026 on. */
  campaign: z.int().min(2000).max(2100),
  varietyId: idOf('culture.variety'),
  placeId: idOf('platform.place'),
  /** Square metres. */
  areaM2: z.number().positive().max(9_999_999.99).multipleOf(0.01),
  stemsM2: z.number().positive().max(99.99).multipleOf(0.01).nullable(),
  plantedOn: z.iso.date(),
  /** The day of its pull-out. */
  endedOn: z.iso.date().nullable(),
  /** Of the whole campaign. */
  targetKgM2: z.number().positive().max(999.999).multipleOf(0.001).nullable(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type PlantingFields = z.output<typeof PlantingFields>

export const statesOfPlanting = ['planned', 'growing', 'ended'] as const

/** Planned before it is planted, ended after its pull-out; civil days. */
export function stateOfPlanting(
  { plantedOn, endedOn }: Pick<PlantingFields, 'plantedOn' | 'endedOn'>,
  today: string,
): (typeof statesOfPlanting)[number] {
  if (plantedOn > today) return 'planned'
  return endedOn !== null && endedOn < today ? 'ended' : 'growing'
}

/** The week in which a campaign begins, in the year before the one that it is called by. */
export const firstWeekOfCampaign = 45

/** The campaign of a day. */
export function campaignOf(day: Temporal.PlainDate): number {
  const { yearOfWeek = day.year, weekOfYear = 1 } = day
  return weekOfYear >= firstWeekOfCampaign ? yearOfWeek + 1 : yearOfWeek
}

export const Planting = z.object({
  ...PlantingFields.shape,
  familyId: idOf('platform.article_family'),
  id: idOf('culture.planting'),
  variety: z.string(),
  place: z.string(),
  stage: z.enum(statesOfPlanting),
  archivedAt: z.string().nullable(),
  version: z.int32(),
})
export type Planting = z.output<typeof Planting>

const Choice = z.object({ id: z.uuid(), name: z.string() })

/** What the form chooses among. */
export const PlantingChoices = z.object({
  campaign: z.int(),
  varieties: z.array(Choice),
  places: z.array(Choice),
  families: z.array(Choice),
})
export type PlantingChoices = z.output<typeof PlantingChoices>
