export {
  daysNamed,
  daysOf,
  type DayOfSubject,
  type StoredDay,
  type SummedDay,
  sumsOfDays,
} from './server/series.queries.ts'
export { type Change, heldSeries, writePoints } from './server/write-points.ts'
