import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** What the payroll software of a company was told at once; `hash` is the SHA-256 of its file. */
export const PayExport = z.object({
  id: idOf('rh.pay_export'),
  number: z.int(),
  hash: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  lines: z.int(),
  /** Of them, those that correct what was told before. */
  corrections: z.int(),
  people: z.int(),
  exportedBy: z.string().nullable(),
  exportedAt: z.string(),
})
export type PayExport = z.infer<typeof PayExport>
