import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { NamedWorkshop } from '../workshops/workshop.model.ts'
import { Grading } from './grading.model.ts'

export const statesOfDelivery = ['expected', 'in_progress', 'graded', 'closed', 'refused', 'cancelled'] as const
export type StateOfDelivery = (typeof statesOfDelivery)[number]
export const categoriesOfHarvest = ['extra', 'I', 'II'] as const

/** What may still be weighed, graded and changed. */
export const openStates = ['expected', 'in_progress', 'graded'] as const satisfies readonly StateOfDelivery[]
export const isOpen = (state: StateOfDelivery) => (openStates as readonly StateOfDelivery[]).includes(state)

/** Days within which a harvest is brought in (design of lots and stock, section 6). */
export const mostDaysSinceHarvest = 10

/** A harvest of today or of the ten days before. */
export const isHarvestDay = (harvestedOn: string, today: Temporal.PlainDate) => {
  const days = Temporal.PlainDate.from(harvestedOn).until(today).days
  return days >= 0 && days <= mostDaysSinceHarvest
}

/** An open delivery is graded once each of its lines that must be is; without any such line it stays in progress. */
export function settledState(
  state: StateOfDelivery,
  lines: readonly { needsGrading: boolean; isGraded: boolean }[],
): StateOfDelivery {
  if (state !== 'in_progress' && state !== 'graded') return state
  const asked = lines.filter(({ needsGrading }) => needsGrading)
  return asked.length > 0 && asked.every(({ isGraded }) => isGraded) ? 'graded' : 'in_progress'
}

const text = (most: number) => z.string().overwrite(asOneLine).min(1).max(most).nullable().default(null)

/** What is told of a delivery before it comes or when it stands at the dock. */
export const deliveryFields = {
  growerId: idOf('platform.partner').nullable().default(null),
  carrier: text(60),
  plate: text(20),
  note: z.string().overwrite(asSeveralLines).min(1).max(500).nullable().default(null),
  expectedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  expectedKg: PositiveKilograms.nullable().default(null),
}

/** One crop of one day from one place. */
export const deliveryLineFields = {
  articleId: idOf('platform.article'),
  cropCodeId: idOf('platform.crop_code').nullable().default(null),
  placeId: idOf('platform.place').nullable().default(null),
  harvestedOn: z.iso.date(),
  externalNumber: text(40),
  temperatureC: z.number().min(-40).max(60).multipleOf(0.1).nullable().default(null),
  category: z.enum(categoriesOfHarvest).nullable().default(null),
}

export const DeliveryRow = z.object({
  id: idOf('atelier.delivery'),
  number: z.string(),
  state: z.enum(statesOfDelivery),
  workshop: z.string(),
  /** Who brings it, or the places that it comes from. */
  origin: z.string().nullable(),
  /** Articles and crops, in a few words. */
  goods: z.string().nullable(),
  carrier: z.string().nullable(),
  plate: z.string().nullable(),
  expectedAt: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  isLate: z.boolean(),
  expectedKg: Kilograms.nullable(),
  netKg: Kilograms,
  lines: z.int(),
})
export type DeliveryRow = z.output<typeof DeliveryRow>

export const DeliveryLine = z.object({
  id: idOf('atelier.delivery_line'),
  rank: z.int(),
  articleId: idOf('platform.article'),
  article: z.string(),
  cropCodeId: idOf('platform.crop_code').nullable(),
  cropCode: z.string().nullable(),
  placeId: idOf('platform.place').nullable(),
  place: z.string().nullable(),
  harvestedOn: z.string(),
  externalNumber: z.string().nullable(),
  temperatureC: z.number().nullable(),
  category: z.enum(categoriesOfHarvest).nullable(),
  netKg: Kilograms,
  crates: z.int(),
  weighings: z.int(),
  needsGrading: z.boolean(),
  grading: Grading.nullable(),
  lot: z.object({ id: idOf('atelier.lot'), number: z.string(), qualityStatus: z.string() }).nullable(),
  version: z.int32(),
})
export type DeliveryLine = z.output<typeof DeliveryLine>

export const Delivery = z.object({
  ...DeliveryRow.omit({ lines: true, workshop: true }).shape,
  workshop: NamedWorkshop,
  growerId: idOf('platform.partner').nullable(),
  grower: z.string().nullable(),
  note: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  refusedReason: z.string().nullable(),
  lines: z.array(DeliveryLine),
  can: z.object({
    write: z.boolean(),
    weigh: z.boolean(),
    grade: z.boolean(),
    close: z.boolean(),
    refuse: z.boolean(),
    reopen: z.boolean(),
  }),
  version: z.int32(),
})
export type Delivery = z.output<typeof Delivery>

const Choice = z.object({ name: z.string() })

/** What may stand in a delivery. */
export const DeliveryChoices = z.object({
  workshops: z.array(NamedWorkshop),
  growers: z.array(Choice.extend({ id: idOf('platform.partner') })),
  articles: z.array(
    Choice.extend({ id: idOf('platform.article'), code: z.string(), familyId: idOf('platform.article_family') }),
  ),
  cropCodes: z.array(
    Choice.extend({
      id: idOf('platform.crop_code'),
      code: z.string(),
      familyId: idOf('platform.article_family'),
      needsGrading: z.boolean(),
    }),
  ),
  places: z.array(Choice.extend({ id: idOf('platform.place') })),
  locations: z.array(Choice.extend({ id: idOf('atelier.location'), workshopId: idOf('atelier.workshop') })),
})
export type DeliveryChoices = z.output<typeof DeliveryChoices>
