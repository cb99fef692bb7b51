import { z } from 'zod'

export const Service = z.object({ id: z.uuid(), name: z.string(), users: z.int() })

export const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  color: z.string().nullable(),
  archived: z.boolean(),
  services: z.array(Service),
})
export type Company = z.output<typeof Company>

/** A client as anybody may know it. */
export const PublicClient = z.object({ id: z.uuid(), name: z.string(), logo: z.string().nullable() })
