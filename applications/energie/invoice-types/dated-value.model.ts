import { type Days, splitAt } from '../days.model.ts'

/** What counts from a day on, in millionths. */
export type DatedValue = { from: string; value: number }

/** What counts on a day: the last that began by then. */
export const valueOn = (values: readonly DatedValue[], day: string): number | null =>
  values
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.value ?? null

/** Some days in pieces of one value each. */
export const piecesOf = (days: Days, values: readonly DatedValue[]): (Days & { value: number | null })[] =>
  splitAt(
    days,
    values.map(({ from }) => from),
  ).map(piece => ({ ...piece, value: valueOn(values, piece.from) }))
