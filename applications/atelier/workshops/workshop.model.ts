import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const workshopFields = {
  companyId: idOf('platform.company'),
  /** Begins the numbers of its lots. */
  code: z.string().regex(/^[A-Z0-9]{2,6}$/, 'atelier.workshop.code-form'),
  name: z.string().overwrite(asOneLine).min(1).max(80),
}

/** A place where goods are packed. */
export const Workshop = z.object({
  id: idOf('atelier.workshop'),
  ...workshopFields,
  company: z.string(),
  version: z.int32(),
})
export type Workshop = z.output<typeof Workshop>

/** A workshop as what stands in it names it. */
export const NamedWorkshop = z.object({ id: idOf('atelier.workshop'), code: z.string(), name: z.string() })
