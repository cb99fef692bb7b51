import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { Translate } from '#kernel/server/translate.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { BugReportState } from '../bug-report.model.ts'
import { bugReportAnswered } from './bug-report-notifications.ts'

type Said = { id: string; authorId: string; text: string | null }
type Given = { db: PlatformDb; clock: Clock; say: Translate }

/** Its author has more to say: what was settled is taken up again, what nobody has read yet stays new. */
export async function answerBugReport(given: Given, said: Said): Promise<void> {
  const { state } = await standing(given.db, said.id)
  await move(given, said, state === 'new' ? 'new' : 'in_progress')
}

/**
 * Those who mend it say where it stands, and its author is told.
 * @throws Refusal 409 TRANSITION_INVALID when it stands there already
 */
export async function settleBugReport(given: Given, said: Said, to: BugReportState): Promise<void> {
  const { db, say } = given
  const { state: from, number, title, userId } = await standing(db, said.id)
  if (from === to && said.text === null) {
    throw new Refusal(409, 'TRANSITION_INVALID', 'bug-reports.already', { detail: { from, to, allowed: [] } })
  }
  await move(given, said, to)
  await notify(db, {
    userIds: [userId],
    type: bugReportAnswered.code,
    title: language => say(language, 'bug-reports.told', { number, title }),
    text: said.text ?? (language => say(language, `bug-reports.state.${to}`)),
    link: '/sun/bugReport',
  })
}

async function standing(db: PlatformDb, id: string) {
  const report = await takeForChange(
    db.selectFrom('platform.bug_report').select(['state', 'number', 'title', 'userId']).where('id', '=', id),
  )
  return { ...report, state: report.state as BugReportState }
}

async function move({ db, clock }: Given, { id, authorId, text }: Said, state: BugReportState) {
  await db
    .updateTable('platform.bug_report')
    .set(eb => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('platform.bug_report_event')
    .values({ bugReportId: id, at: clock.now().toString(), authorId, state, text })
    .execute()
}
