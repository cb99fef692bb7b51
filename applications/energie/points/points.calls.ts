import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { stepsOfCurve } from './curve-of-days.model.ts'
import {
  CorrectionFields,
  DayOfCalendar,
  EstimateFields,
  ImportFields,
  ImportReport,
  LoadCurves,
  MeterWithPoints,
  PointDay,
  PointImport,
} from './points.model.ts'
import { loadCurveElement, pointsElement } from './points-place.model.ts'

/** Ids of an address, one after the other. */
const metersOfAddress = z.codec(z.string().min(1).max(800), z.array(idOf('energie.meter')).min(1).max(20), {
  decode: written => written.split(','),
  encode: ids => ids.join(','),
})

const touches = ['energie/plans']

/** Points of ten minutes and their load curves (design of Énergie, section 5). */
export const pointsCalls = calls('energie/points', {
  getMetersWithPoints: {
    method: 'GET',
    path: 'energie/points/meters',
    access: reads(pointsElement, loadCurveElement),
    answer: z.array(MeterWithPoints),
  },
  /** The days of a month, up to today, with what they lack. */
  getPointsCalendar: {
    method: 'GET',
    path: 'energie/points/calendar/:meterId/:month',
    access: reads(pointsElement),
    input: z.strictObject({ meterId: idOf('energie.meter'), month: PointDay }),
    answer: z.array(DayOfCalendar),
  },
  /** A dry run says what would become of it. 400 STEP_UNKNOWN, TOO_MANY_POINTS */
  importPoints: {
    method: 'POST',
    path: 'energie/points/import',
    access: writes(pointsElement),
    touches,
    input: ImportFields,
    answer: ImportReport,
  },
  /** The latest hundred. */
  getPointImports: {
    method: 'GET',
    path: 'energie/points/imports',
    access: reads(pointsElement),
    answer: z.array(PointImport),
  },
  /** The points that it wrote go, but those that a person corrected since; it stays told. */
  deletePointImport: {
    method: 'DELETE',
    path: 'energie/points/imports/:id',
    access: manages(pointsElement),
    touches,
    input: z.strictObject({ id: idOf('energie.point_import') }),
    answer: z.array(PointImport),
  },
  /** Fills holes alone. 400 STRETCH outside its day; 409 NO_PAST when the four weeks before hold nothing at that hour */
  estimatePoints: {
    method: 'POST',
    path: 'energie/points/estimate',
    access: writes(pointsElement),
    touches,
    input: EstimateFields,
    answer: z.array(DayOfCalendar),
  },
  /** Takes the place of what stands. 400 STRETCH; 409 when the day was written meanwhile */
  correctPoints: {
    method: 'POST',
    path: 'energie/points/correct',
    access: manages(pointsElement),
    touches,
    input: CorrectionFields,
    answer: z.array(DayOfCalendar),
  },
  /** 400 TOO_MANY_POINTS beyond 20,000 values. */
  getLoadCurves: {
    method: 'GET',
    path: 'energie/points',
    access: reads(loadCurveElement),
    input: z
      .strictObject({ meters: metersOfAddress, from: PointDay, to: PointDay, step: z.enum(stepsOfCurve) })
      .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 1_900 * 86_400_000, {
        path: ['to'],
        error: 'energie.values.period',
      }),
    answer: LoadCurves,
  },
})
