import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

export const organismsElement = 'rh/gestion_du_personnel/parametrage'

/** What is written of an organism; documents are sent to its address. */
export const organismFields = z.strictObject({
  name: z.string().overwrite(asOneLine).min(1).max(80),
  email: z
    .union([z.email(), z.literal('').transform(() => null)])
    .nullable()
    .default(null),
})
export type OrganismFields = z.output<typeof organismFields>

export const InsuranceOrganism = z.object({
  id: idOf('rh.insurance_organism'),
  name: z.string(),
  email: z.string().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  version: z.int32(),
})
export type InsuranceOrganism = z.output<typeof InsuranceOrganism>
