import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

/** `2026-11`. */
export const MonthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** Cents: a debit above zero, a credit below. */
const Cents = z.int()

/** Something of a month to book, with the number of the export that had it before. */
export const LineOfMonth = z.object({
  key: z.string(),
  kind: z.string(),
  day: z.iso.date(),
  reference: z.string(),
  partner: z.string(),
  label: z.string(),
  /** Hundredths of a percent; null where no tax is known of it. */
  vatRate: z.int().nullable(),
  vatCents: Cents.nullable(),
  cents: Cents,
  before: z.int().nullable(),
})
export type LineOfMonth = z.infer<typeof LineOfMonth>

/** Lines of a kind together; without an account it stops the export. */
const KindOfMonth = z.object({
  kind: z.string(),
  name: z.string(),
  account: z.string().nullable(),
  lines: z.int(),
  /** Of them, those that were exported before. */
  former: z.int(),
  cents: Cents,
  /** Null where no tax is known of any of them. */
  vatCents: Cents.nullable(),
})
export type KindOfMonth = z.infer<typeof KindOfMonth>

/** How many lines of a month are shown before they are exported. */
export const mostLinesShown = 500

export const MonthToExport = z.object({
  kinds: z.array(KindOfMonth),
  /** The first ones, by day. */
  lines: z.array(LineOfMonth),
  /** What of the month no company could be told of: it is in no export. */
  withoutCompany: z.int(),
})
export type MonthToExport = z.infer<typeof MonthToExport>

/** A month as the accountant was given it; `hash` is the SHA-256 of its file. */
export const AccountingExport = z.object({
  id: idOf('finances.accounting_export'),
  number: z.int(),
  month: MonthText,
  lines: z.int(),
  former: z.int(),
  hash: z.string(),
  exportedBy: z.string(),
  exportedAt: z.string(),
  /** Said not to have been taken: its lines count as never exported. */
  refusal: z.object({ at: z.string(), by: z.string().nullable(), reason: z.string() }).nullable(),
  version: z.int32(),
})
export type AccountingExport = z.infer<typeof AccountingExport>

export const ReasonOfRefusal = z.string().trim().min(3).max(500)
