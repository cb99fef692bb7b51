import { businessToday } from '../business-today.ts'

/** The month that an address names, `2026-11`; the present one where it names none. */
export const monthSaid = (text: string | null): Temporal.PlainYearMonth =>
  Temporal.PlainYearMonth.from(/^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '') ? (text as string) : businessToday())
