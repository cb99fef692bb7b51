import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const cropEventsElement = 'culture/suivi/suiviCulture/evenement'
export const cropEventsPath = '/culture/suivi/suiviCulture/evenement'

export const kindsOfEvent = ['disease', 'pest', 'breakdown', 'climate', 'irrigation', 'other'] as const
export const statesOfEvent = ['open', 'followed', 'closed'] as const
/** From which severity an event is told in red. */
export const gravest = 4

/** What a person writes of what he saw. */
export const CropEventFields = z.strictObject({
  placeId: idOf('platform.place'),
  kind: z.enum(kindsOfEvent),
  /** The disease, the insect, the machine. */
  agent: z.string().overwrite(asOneLine).min(1).max(80),
  severity: z.int().min(1).max(5),
  observedOn: z.iso.date(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type CropEventFields = z.output<typeof CropEventFields>

/** What was done about it. */
export const outcomeOfEvent = z.string().overwrite(asSeveralLines).min(1).max(2_000)

export const CropEvent = z.object({
  ...CropEventFields.shape,
  id: idOf('culture.crop_event'),
  place: z.string(),
  state: z.enum(statesOfEvent),
  outcome: z.string().nullable(),
  closedOn: z.string().nullable(),
  by: z.string().nullable(),
  can: z.object({ write: z.boolean(), close: z.boolean() }),
  version: z.int32(),
})
export type CropEvent = z.output<typeof CropEvent>

export const PlacesOfEvents = z.array(z.object({ id: idOf('platform.place'), name: z.string() }))
