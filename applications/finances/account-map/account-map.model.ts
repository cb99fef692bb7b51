import { z } from 'zod'

/** As the accountant's software has it: `60611`, `709`, `401EDF`. */
const Account = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{3,12}$/)
const Analytic = z.string().trim().min(1).max(20)

/** A kind of fact with what the client books it on; without an account nothing of that kind is exported. */
export const MappedKind = z.object({
  kind: z.string().regex(/^[a-z][a-z-]{1,39}$/),
  account: Account.nullable(),
  analytic: Analytic.nullable(),
})
export type MappedKind = z.output<typeof MappedKind>

export const AccountMap = z.object({
  /** Every kind that an application tells, in their order. */
  kinds: z.array(MappedKind.extend({ name: z.string() })),
  /** 0 until somebody saved it. */
  version: z.int32(),
})
export type AccountMap = z.output<typeof AccountMap>
