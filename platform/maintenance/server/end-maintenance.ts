import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { maintenanceCalls } from '../maintenance.calls.ts'
import { maintenanceEnded } from '../maintenance.signals.ts'
import type { MaintenanceBoard } from './maintenance-board.ts'
import { maintenanceOf, maintenanceToEnd } from './maintenances.queries.ts'

type End = typeof maintenanceCalls.endMaintenance

/** Opens again what was closed; sessions are not revived. One that has not begun is cancelled. */
export const endMaintenance =
  (board: MaintenanceBoard) =>
  async ({ db, caller, clock, signals, afterCommit }: Given<End, PlatformTables>, { id }: InputOf<End>) => {
    const found = await maintenanceToEnd(db, id)
    const now = clock.now().toString()
    const row = await db
      .updateTable('platform.maintenance')
      .set(found.startedAt ? { endedAt: now, endedBy: caller.userId } : { cancelledAt: now, endedBy: caller.userId })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    afterCommit(async () => {
      await board.reload()
      signals.tell('everybody', maintenanceEnded, { applicationId: row.applicationId })
    })
    return maintenanceOf(row)
  }
