import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** How many lines of an export the payroll software is to be told by its API, was told, and may have heard without an answer. */
export const Sending = z.object({ total: z.int(), told: z.int(), unsure: z.int() })
export type Sending = z.infer<typeof Sending>

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
  /** Null where the company brings its software the file. */
  sending: Sending.nullable(),
})
export type PayExport = z.infer<typeof PayExport>

/** A line by who it is of and what it tells: minutes, or hundredths of a day. */
const LineInWords = z.object({
  id: idOf('rh.pay_line'),
  person: z.string(),
  rubric: z.string(),
  unit: z.enum(['minutes', 'days']),
  quantity: z.int(),
  from: z.iso.date(),
  to: z.iso.date(),
})
export type LineInWords = z.infer<typeof LineInWords>

/** What became of the next lines of an export. */
export const SentExport = z.object({
  total: z.int(),
  /** How many of all lines have been gone through. */
  done: z.int(),
  /** With the words of the software. */
  refused: z.array(LineInWords.extend({ message: z.string() })),
  /** Asked before and never answered: they are told again where somebody looked for them in the software, and names them. */
  unsure: z.array(LineInWords),
})
export type SentExport = z.infer<typeof SentExport>
