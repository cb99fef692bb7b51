import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'

const inTenThousandths = (written: number) => Math.round(written * 10_000)

/** A value with four decimals on the wire, whole ten-thousandths in code. A fifth is refused. */
export const Value = z.codec(
  z
    .number()
    .min(-10_000_000)
    .max(10_000_000)
    .refine(written => Math.abs(inTenThousandths(written) / 10_000 - written) < 1e-9, 'energie.values.decimals'),
  z.int(),
  { decode: inTenThousandths, encode: value => value / 10_000 },
)

export const Day = z.iso.date().refine(day => day >= '2000-01-01' && day <= '2100-12-31', 'energie.values.day')

export const DailyValue = z.object({
  day: z.string(),
  value: Value,
  origin: z.enum(['typed', 'import']),
  /** Why it took the place of another. */
  reason: z.string().nullable(),
  /** How many values that day had, this one included. */
  versions: z.int(),
})

export const ValuesOfSeries = z.object({
  series: z.string(),
  unit: z.string(),
  /** Half up; none while a day is missing. */
  mean: Value.nullable(),
  /** Days up to today without a value. */
  missing: z.array(z.string()),
  rows: z.array(DailyValue),
})
export type ValuesOfSeries = z.output<typeof ValuesOfSeries>

export const Written = z.strictObject({ series: z.string().max(30), day: Day, value: Value })
export type Written = z.output<typeof Written>

export const CorrectionReason = z.string().overwrite(asOneLine).min(1).max(500)

/** What became of values that were brought. */
export const WritingReport = z.object({
  written: z.int(),
  /** Stood there already. */
  same: z.int(),
  /** Another value stands there: it is kept, and corrected by who manages. */
  different: z.array(z.object({ series: z.string(), day: z.string(), standing: Value, brought: Value })),
  /** Lines of a file that cannot be read, counted from 1; nothing is written while there are any. */
  faults: z.array(z.object({ line: z.int(), reason: z.enum(['columns', 'day', 'value', 'bounds', 'twice']) })),
})
export type WritingReport = z.output<typeof WritingReport>
