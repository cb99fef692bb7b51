import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Job } from '#kernel/server/jobs.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import { endSessionsExcept } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { maintenanceCreated, maintenancePlanned } from '../maintenance.signals.ts'
import { type MaintenanceBoard, warningMinutes } from './maintenance-board.ts'

type Ground = { databases: Databases; clock: Clock; signals: Signals }

/**
 * Starts what is due, announces what comes, and signs out whoever is not kept while everything is closed. Done again it
 * changes nothing: a crash between two steps is made good by the next round.
 */
export async function maintenanceRound({ databases, clock, signals }: Ground, board: MaintenanceBoard) {
  const onPlatform = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
    databases.transaction('platform', { readOnly: false }, work)
  await onPlatform(db => startDue(db, clock))
  await board.reload()
  const closed = board.running().find(maintenance => maintenance.applicationId === null)
  if (closed) {
    const told = { name: closed.name, description: closed.description, plannedEnd: closed.plannedEndAt }
    await endSessionsExcept({ databases, clock, signals }, closed.keepAlive, 'MAINTENANCE', sessionId =>
      signals.tell(`session:${sessionId}`, maintenanceCreated, told),
    )
  }
  const { planned } = board.state()
  if (planned && warningMinutes.includes(minutesUntil(planned.startsAt, clock)))
    signals.tell('everybody', maintenancePlanned, planned)
}

/** One a scope: what is due while another runs waits for its end. */
async function startDue(db: PlatformDb, clock: Clock) {
  const now = clock.now().toString()
  const due = await db
    .selectFrom('platform.maintenance')
    .select(['id', 'applicationId'])
    .where('startedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('startsAt', '<=', now)
    .orderBy('startsAt')
    .forUpdate()
    .execute()
  const running = await db
    .selectFrom('platform.maintenance')
    .select('applicationId')
    .where('startedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .execute()
  const taken = new Set(running.map(({ applicationId }) => applicationId))
  for (const { id, applicationId } of due) {
    if (taken.has(applicationId)) continue
    taken.add(applicationId)
    await db.updateTable('platform.maintenance').set({ startedAt: now }).where('id', '=', id).execute()
  }
}

const minutesUntil = (instant: string, clock: Clock) =>
  Math.ceil(clock.now().until(Temporal.Instant.from(instant)).total('minutes'))

/** Each minute. It goes on while the other jobs rest. */
export const maintenanceJob = (board: MaintenanceBoard): Job => ({
  name: 'maintenance',
  cron: '* * * * *',
  duringMaintenance: true,
  run: ground => maintenanceRound(ground, board),
})
