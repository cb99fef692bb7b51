import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const cropIncidentsElement = 'culture/suivi/suiviCulture/evenement'
export const cropIncidentsPath = '/culture/suivi/suiviCulture/evenement'

export const kindsOfIncident = ['disease', 'pest', 'breakdown', 'climate', 'irrigation', 'other'] as const
export const statesOfIncident = ['open', 'followed', 'closed'] as const
/** From which severity an event is told in red. */
export const gravest = 4

/** What a person writes of what he saw. */
export const CropIncidentFields = z.strictObject({
  placeId: idOf('platform.place'),
  kind: z.enum(kindsOfIncident),
  /** The disease, the insect, the machine. */
  agent: z.string().overwrite(asOneLine).min(1).max(80),
  severity: z.int().min(1).max(5),
  observedOn: z.iso.date(),
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
})
export type CropIncidentFields = z.output<typeof CropIncidentFields>

/** What was done about it. */
export const outcomeOfIncident = z.string().overwrite(asSeveralLines).min(1).max(2_000)

export const CropIncident = z.object({
  ...CropIncidentFields.shape,
  id: idOf('culture.crop_incident'),
  place: z.string(),
  state: z.enum(statesOfIncident),
  outcome: z.string().nullable(),
  closedOn: z.string().nullable(),
  by: z.string().nullable(),
  can: z.object({ write: z.boolean(), close: z.boolean() }),
  version: z.int32(),
})
export type CropIncident = z.output<typeof CropIncident>

export const PlacesOfIncidents = z.array(z.object({ id: idOf('platform.place'), name: z.string() }))
