import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ErrorState } from '../error-report.model.ts'
import { isNewerRelease } from '../release-order.model.ts'
import type { Noted } from './noted.ts'
import { moveErrorReport } from './move-error-report.ts'

type Written = { id: string; state: ErrorState; fixedIn: string | null }

/** Counts what happened in its report, which opens again when a newer release than the one that mended it shows it. */
export async function writeError(db: PlatformDb, clock: Clock, { error, occurrences }: Noted, release: string) {
  const times = occurrences.reduce((sum, occurrence) => sum + occurrence.times, 0)
  const instants = occurrences.map(({ at }) => at).sort()
  const { rows } = await sql<Written>`
    insert into platform.error_report as known
           (fingerprint, source, call, code, place, message, frames, first_at, last_at, first_release, last_release, count)
    values (${error.fingerprint}, ${error.source}, ${error.call}, ${error.code}, ${error.place}, ${error.message},
            ${error.frames}, ${instants[0]}, ${instants.at(-1)}, ${release}, ${release}, ${times})
    on conflict (fingerprint) do update
       set count = known.count + ${times}, message = excluded.message, frames = excluded.frames,
           last_at = greatest(known.last_at, excluded.last_at), last_release = excluded.last_release
    returning id, state, fixed_in`.execute(db)
  const report = rows[0] as Written
  await db
    .insertInto('platform.error_occurrence')
    .values(
      occurrences.map(({ at, times: alike, release: own, requestId, clientId, pseudonym, route, agent }) => ({
        errorReportId: report.id,
        at,
        times: alike,
        requestId: requestId ?? null,
        clientId: clientId ?? null,
        pseudonym: pseudonym ?? null,
        route: route ?? null,
        release: own,
        agent: agent ?? null,
      })),
    )
    .execute()
  const isBack =
    report.state === 'fixed' && occurrences.some(({ release: own }) => isNewerRelease(own, report.fixedIn ?? ''))
  if (isBack) await moveErrorReport(db, clock, { id: report.id, to: 'new', authorId: null, release })
}
