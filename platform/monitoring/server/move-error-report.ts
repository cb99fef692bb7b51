import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ErrorState, nextStates } from '../error-report.model.ts'

type Move = { id: string; to: ErrorState; authorId: string | null; release: string }

/** Writes where a report stands, and who said so: nobody, where it opened again by itself. */
export async function moveErrorReport(db: PlatformDb, clock: Clock, { id, to, authorId, release }: Move) {
  await db
    .updateTable('platform.error_report')
    .set({ state: to, fixedIn: to === 'fixed' ? release : null })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('platform.error_report_event')
    .values({ errorReportId: id, at: clock.now().toString(), authorId, state: to, release })
    .execute()
}

/**
 * Those who mend say where a report stands.
 * @throws Refusal 404; 409 TRANSITION_INVALID from where it cannot go there
 */
export async function settleErrorReport(db: PlatformDb, clock: Clock, move: Move) {
  const report = await takeForChange(db.selectFrom('platform.error_report').select('state').where('id', '=', move.id))
  const from = report.state as ErrorState
  const allowed = nextStates[from]
  if (!allowed.includes(move.to)) {
    throw new Refusal(409, 'TRANSITION_INVALID', 'monitoring.already', { detail: { from, to: move.to, allowed } })
  }
  await moveErrorReport(db, clock, move)
}
