import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** Days before its end at which a delegation begins to be announced. */
export const daysBeforeEnd = 14

/** Something lent to somebody that ends soon: rights by a colleague, or parts of the configuration by an admin. */
export const EndingDelegation = z.object({
  kind: z.enum(['rights', 'configuration']),
  person: z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() }),
  /** Who lends: rights only. */
  lender: z.string().nullable(),
  /** How many elements or components. */
  count: z.int(),
  endsAt: z.string(),
})
export type EndingDelegation = z.output<typeof EndingDelegation>

/** What a client cannot do without, in the order in which one does it. */
export const firstSteps = ['company', 'service', 'people', 'rights'] as const
export type FirstStep = (typeof firstSteps)[number]

export const ClientHome = z.object({
  companies: z.object({ active: z.int(), archived: z.int(), services: z.int() }),
  people: z.object({
    active: z.int(),
    admins: z.int(),
    invited: z.int(),
    /** Of those invited, the ones whose link is dead. */
    late: z.int(),
  }),
  /** The first ones to end. */
  ending: z.object({ total: z.int(), items: z.array(EndingDelegation) }),
  /** Files kept for this client; `size` in bytes. */
  storage: z.object({ files: z.int(), size: z.int() }),
  /** First steps that nobody has taken yet. */
  missing: z.array(z.enum(firstSteps)),
})
export type ClientHome = z.output<typeof ClientHome>
