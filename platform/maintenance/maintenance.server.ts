import { platformAnswers } from '#platform/platform-db.ts'
import { maintenanceCalls } from './maintenance.calls.ts'
import { createMaintenance } from './server/create-maintenance.ts'
import { endMaintenance } from './server/end-maintenance.ts'
import { peopleNamed } from './server/find-people.queries.ts'
import type { MaintenanceBoard } from './server/maintenance-board.ts'
import { maintenancesSince } from './server/maintenances.queries.ts'

export { type MaintenanceBoard, openMaintenanceBoard } from './server/maintenance-board.ts'
export { maintenanceJob, maintenanceRound } from './server/maintenance-round.ts'

/** `round` starts what is due at once, without waiting for the job of the next minute. */
export const maintenanceServer = (board: MaintenanceBoard, round: () => Promise<void>) => {
  const state = async () => board.state()
  return platformAnswers(maintenanceCalls, {
    isApplicationUnderMaintenance: state,
    isUnderMaintenance: state,
    getMaintenances: ({ db, clock }) => maintenancesSince(db, clock),
    createMaintenance: async (given, input) => {
      given.afterCommit(round)
      return createMaintenance(given, input)
    },
    endMaintenance: endMaintenance(board),
    findPeopleToKeep: ({ db }, { words }) => peopleNamed(db, words),
  })
}
