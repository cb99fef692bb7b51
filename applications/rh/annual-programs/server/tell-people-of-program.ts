import type { Ground } from '#kernel/server/answers.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { usersOfEmployees } from '#rh/employees/employees.server.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { AnnualProgram } from '../annual-programs.model.ts'
import { annualNews } from './annual-news.ts'

/** What whoever tells people is given. */
export type Telling = { db: RhDb; say: Ground['say'] }

type Told = {
  employeeIds: readonly string[]
  program: Pick<AnnualProgram, 'groupLabel'>
  text: 'published' | 'moved'
  subtitle: string | ((language: Language) => string)
}

/** People who have an account hear of their program. */
export async function tellPeopleOfProgram({ db, say }: Telling, { employeeIds, program, text, subtitle }: Told) {
  const users = await usersOfEmployees(db, employeeIds)
  await notify(db, {
    userIds: users.map(({ userId }) => userId),
    type: annualNews.code,
    title: language => say(language, `rh.annual.news-${text}`, { group: program.groupLabel }),
    subtitle,
  })
}
