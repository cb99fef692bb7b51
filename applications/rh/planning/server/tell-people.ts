import type { Ground } from '#kernel/server/answers.ts'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { usersOfEmployees } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { planningNews } from './planning-news.ts'

/** What whoever tells people is given. */
export type Telling = { db: RhDb; say: Ground['say'] }

type Told = { employeeIds: readonly string[]; week: number; text: 'published' | 'moved' }

/** People who have an account hear of their week. */
export async function tellPeople({ db, say }: Telling, { employeeIds, week, text }: Told) {
  const users = await usersOfEmployees(db, employeeIds)
  await notify(db, {
    userIds: users.map(({ userId }) => userId),
    type: planningNews.code,
    title: language => say(language, `rh.planning.news-${text}`, { week }),
  })
}

/** Those whose published shifts moved or were called off, week by week. */
export async function tellOfChanges(given: Telling, shifts: readonly { employeeId: string; workDate: string }[]) {
  const weeks = Map.groupBy(shifts, ({ workDate }) => {
    const { year, week } = weekOf(workDate)
    return `${year} ${week}`
  })
  for (const ofWeek of weeks.values())
    await tellPeople(given, {
      employeeIds: [...new Set(ofWeek.map(({ employeeId }) => employeeId))],
      week: weekOf(ofWeek[0]?.workDate as string).week,
      text: 'moved',
    })
}
