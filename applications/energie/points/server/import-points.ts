import { Refusal } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { emptyDay, holesOf, type Merged, mergePoints } from '#platform/series/day-of-points.model.ts'
import { daysNamed, heldSeries, type StoredDay, writePoints } from '#platform/series/series.server.ts'
import { type LoadCurve, loadCurveIn } from '../load-curve.model.ts'
import type { ImportFields, ImportReport } from '../points.model.ts'
import { seriesOfMeters } from '../points-place.model.ts'
import { type Asking, meterWithPoints, spanOf } from './points.queries.ts'

type MergedDay = Merged & { name: string; former: StoredDay | null }

const mostTold = 50
const mostDays = 400

/**
 * Writes what is missing; what stands stays unless it is to be replaced. The same file again writes nothing.
 * @throws Refusal 404; 400 STEP_UNKNOWN, TOO_MANY_POINTS
 */
export async function importPoints(
  { db, clock }: Asking,
  { text, dryRun, ...file }: ImportFields,
): Promise<ImportReport> {
  const { direction } = await meterWithPoints(db, file.meterId)
  const curve = loadCurveIn(text, { ...file, direction })
  if (!curve.isStepKnown) throw new Refusal(400, 'STEP_UNKNOWN', 'energie.points.step-unknown')
  if (curve.days.size > mostDays) throw new Refusal(400, 'TOO_MANY_POINTS', 'energie.points.too-many')
  const subject = { kind: seriesOfMeters, id: file.meterId }
  const seriesId = dryRun ? null : await heldSeries(db, subject)
  const standing = await daysNamed(db, subject, [...curve.days.keys()])
  const days = [...curve.days].map(([name, brought]): MergedDay => {
    const former = standing.get(name) ?? null
    const writing = { quality: 'r', replaces: file.replaces } as const
    return { name, former, ...mergePoints(former ?? emptyDay(name, brought.stepMin), brought, writing) }
  })
  const report = reportOf(curve, days)
  const changed = days.filter(({ written }) => written.length > 0)
  if (seriesId === null || changed.length === 0) return report
  const now = clock.now().toString()
  await writePoints(
    db,
    seriesId,
    changed.map(({ name, former, day }) => ({ day: name, former, next: day })),
    { now, ...(file.replaces && { reason: file.fileName }) },
  )
  await noteImport(db, { ...file, now }, report, changed)
  return report
}

function reportOf(curve: LoadCurve, days: readonly MergedDay[]): ImportReport {
  const differences = days.flatMap(({ name, day, different }) =>
    different.map(({ place, standing, brought }) => ({
      at: spanOf(name, day.stepMin, { from: place, to: place }).from,
      standing,
      brought,
    })),
  )
  const holes = days.map(({ name, day }) => holesOf(day).map(hole => ({ ...hole, name, stepMin: day.stepMin }))).flat()
  return {
    read: curve.read,
    written: days.reduce((sum, { written }) => sum + written.length, 0),
    same: curve.same + days.reduce((sum, { same }) => sum + same, 0),
    different: curve.different + differences.length,
    differences: differences.slice(0, mostTold),
    otherDirection: curve.otherDirection,
    gaps: holes.slice(0, mostTold).map(({ name, stepMin, ...hole }) => spanOf(name, stepMin, hole)),
    missing: holes.reduce((sum, { from, to }) => sum + to - from, 0),
    faults: curve.faults.slice(0, mostTold),
  }
}

type File = { meterId: string; fileName: string; now: string }

async function noteImport(
  db: EnergieDb,
  { meterId, fileName, now }: File,
  { read, written, same, different }: ImportReport,
  days: readonly MergedDay[],
) {
  const names = days.map(({ name }) => name).toSorted()
  const { id } = await db
    .insertInto('energie.point_import')
    .values({
      meterId,
      fileName,
      firstDay: names[0] as string,
      lastDay: names.at(-1) as string,
      readCount: read,
      writtenCount: written,
      sameCount: same,
      differentCount: different,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('energie.point_import_day')
    .values(days.map(({ name, day, written: places }) => ({ importId: id, day: name, stepMin: day.stepMin, places })))
    .execute()
}
