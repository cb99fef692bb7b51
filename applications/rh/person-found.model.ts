import { z } from 'zod'

/** Somebody whom one looks for by name. */
export const PersonFound = z.object({ id: z.uuid(), name: z.string(), firstname: z.string(), company: z.string() })
export type PersonFound = z.output<typeof PersonFound>
