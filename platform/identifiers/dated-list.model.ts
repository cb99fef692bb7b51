/** A row of a published list, for the days on which it holds; both ends included, open where they are not said. */
export type Dated = { validFrom?: string; validTo?: string }

/** The rows that hold on a civil date (`2026-11-22`). */
export const inForce = <Row extends Dated>(rows: readonly Row[], date: string): Row[] =>
  rows.filter(({ validFrom = date, validTo = date }) => validFrom <= date && date <= validTo)
