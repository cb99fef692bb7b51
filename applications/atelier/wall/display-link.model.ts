import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** How long a screen shows its lines before somebody renews its link. */
export const daysOfDisplay = 365

export const displayFields = {
  atelierId: idOf('atelier.workshop'),
  label: z.string().overwrite(asOneLine).min(1).max(60),
  /** Shown in turn. */
  ligneIds: z.array(idOf('atelier.ligne_atelier')).min(1).max(12),
}

/** A link that opens lines on a screen nobody signs in at. */
export const DisplayLink = z.object({
  id: idOf('atelier.display_link'),
  label: z.string(),
  lines: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
})
export type DisplayLink = z.output<typeof DisplayLink>
