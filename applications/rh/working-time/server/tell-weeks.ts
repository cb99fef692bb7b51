import { emit } from '#kernel/server/events.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Worked = { employeeId: string; workDate: string }

/** Whoever counts on a week hears that hours in it moved: once a week, whatever their number. */
export async function tellWeeks(db: RhDb, moved: readonly Worked[]) {
  const weeks = Map.groupBy(moved, ({ workDate }) => {
    const { year, week } = weekOf(workDate)
    return `${year} ${week}`
  })
  for (const ofWeek of weeks.values()) {
    const { year: isoYear, week: isoWeek } = weekOf((ofWeek[0] as Worked).workDate)
    const employeeIds = [...new Set(ofWeek.map(({ employeeId }) => employeeId))]
    await emit(db, 'work.validated', { employeeIds, isoYear, isoWeek })
  }
}
