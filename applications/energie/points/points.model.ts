import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { reasonsOfFault } from './load-curve.model.ts'

export const PointDay = z.iso.date().refine(day => day >= '2000-01-01' && day <= '2100-12-31', 'energie.values.day')
export const PointReason = z.string().overwrite(asOneLine).min(1).max(500)

/** Kilowatts with three decimals on the wire, whole watts in code. */
export const Kilowatts = z.codec(z.number().min(0).max(2_000_000), z.int(), {
  decode: written => Math.round(written * 1_000),
  encode: watts => watts / 1_000,
})

export const MeterWithPoints = z.object({
  id: idOf('energie.meter'),
  name: z.string(),
  direction: z.enum(['in', 'out']),
  hasPoints: z.boolean(),
})
export type MeterWithPoints = z.output<typeof MeterWithPoints>

const Span = z.object({ from: z.string(), to: z.string() })

/** A civil day: how many of its points are known, what they sum up to, and where it has holes, by instants. */
export const DayOfCalendar = z.object({
  day: z.string(),
  expected: z.int(),
  known: z.int(),
  estimated: z.int(),
  kwh: z.number(),
  holes: z.array(Span),
  version: z.int32(),
})
export type DayOfCalendar = z.output<typeof DayOfCalendar>

export const ImportFields = z.strictObject({
  meterId: idOf('energie.meter'),
  fileName: z.string().overwrite(asOneLine).min(1).max(200),
  /** Half a year of ten-minute points; longer files are brought in parts. */
  text: z.string().min(1).max(1_000_000),
  /** Where a stamp of this source stands in its step. */
  stamp: z.enum(['start', 'end']),
  /** Where the file says none. */
  unit: z.enum(['w', 'kw']),
  /** Takes the place of what stands and differs, be it corrected or estimated. */
  replaces: z.boolean(),
  dryRun: z.boolean(),
})
export type ImportFields = z.output<typeof ImportFields>

export const ImportReport = z.object({
  read: z.int(),
  written: z.int(),
  same: z.int(),
  different: z.int(),
  /** The first of them. */
  differences: z.array(z.object({ at: z.string(), standing: Kilowatts, brought: Kilowatts })),
  otherDirection: z.int(),
  /** Between its first and its last day, the first of them. */
  gaps: z.array(Span),
  missing: z.int(),
  faults: z.array(z.object({ line: z.int(), reason: z.enum(reasonsOfFault) })),
})
export type ImportReport = z.output<typeof ImportReport>

export const PointImport = z.object({
  id: idOf('energie.point_import'),
  meter: z.string(),
  fileName: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  read: z.int(),
  written: z.int(),
  same: z.int(),
  different: z.int(),
  by: z.string().nullable(),
  at: z.string(),
  deletedAt: z.string().nullable(),
})
export type PointImport = z.output<typeof PointImport>

const instant = z.iso.datetime({ offset: true })

/** A stretch of one civil day, by instants. */
export const Stretch = z.strictObject({
  meterId: idOf('energie.meter'),
  day: PointDay,
  from: instant,
  to: instant,
  reason: PointReason,
})

/** What a hole is filled with: the mean of the same hour of the four weeks before, or a power that somebody knows. */
export const EstimateFields = Stretch.extend({ kw: Kilowatts.nullable() })
export type EstimateFields = z.output<typeof EstimateFields>

export const CorrectionFields = Stretch.extend({ kw: Kilowatts, version: z.int32() })
export type CorrectionFields = z.output<typeof CorrectionFields>

/** A curve a meter: kilowatts of steps of minutes, kilowatt-hours of longer ones. */
export const LoadCurves = z.object({
  moments: z.array(z.string()),
  meters: z.array(
    z.object({
      meterId: idOf('energie.meter'),
      name: z.string(),
      values: z.array(z.number().nullable()),
      missing: z.array(z.int()),
      estimated: z.array(z.int()),
      totals: z.object({
        kwh: z.number(),
        expected: z.int(),
        known: z.int(),
        missing: z.int(),
        estimatedPct: z.number(),
        peakKw: z.number().nullable(),
      }),
    }),
  ),
})
export type LoadCurves = z.output<typeof LoadCurves>
