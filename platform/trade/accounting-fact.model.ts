import type { Names } from '#kernel/shared/names.ts'

/** What is booked on one account: energy that was bought, a credit to a customer. `code` is unique among all of them. */
export type AccountingKind = { code: string; name: Names }

/** Something to book, once: `key` stays the same as long as there is the fact. */
export type AccountingFact = {
  key: string
  /** The code of its kind. */
  kind: string
  day: string
  /** Null where nothing says whose it is. */
  companyId: string | null
  /** The number that stands on the paper. */
  reference: string
  partner: string
  label: string
  /** Hundredths of a percent, and cents; null where no tax is known of it. */
  vatRate: number | null
  vatCents: number | null
  /** Without tax: a debit above zero, a credit below. */
  cents: number
}
