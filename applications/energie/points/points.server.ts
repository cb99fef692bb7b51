import { energieAnswers } from '#energie/energie-db.ts'
import { correctPoints } from './server/correct-points.ts'
import { deletePointImport } from './server/delete-point-import.ts'
import { estimatePoints } from './server/estimate-points.ts'
import { importPoints } from './server/import-points.ts'
import { loadCurves } from './server/load-curves.queries.ts'
import { metersWithPoints, pointImports, pointsCalendar } from './server/points.queries.ts'
import { pointsCalls } from './points.calls.ts'

export { loadCurvesOf } from './server/load-curves.queries.ts'

export const pointsServer = energieAnswers(pointsCalls, {
  getMetersWithPoints: ({ db }) => metersWithPoints(db),
  getPointsCalendar: (given, { meterId, month }) => pointsCalendar(given, meterId, month),
  importPoints: (given, file) => importPoints(given, file),
  getPointImports: ({ db }) => pointImports(db),
  deletePointImport: (given, { id }) => deletePointImport(given, id),
  estimatePoints: (given, estimate) => estimatePoints(given, estimate),
  correctPoints: (given, correction) => correctPoints(given, correction),
  getLoadCurves: (given, asked) => loadCurves(given, asked),
})
