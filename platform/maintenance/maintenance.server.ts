import { platformAnswers } from '#platform/platform-db.ts'
import { maintenanceCalls } from './maintenance.calls.ts'
import type { MaintenanceBoard } from './server/maintenance-board.ts'

export { type MaintenanceBoard, openMaintenanceBoard } from './server/maintenance-board.ts'

export const maintenanceServer = (board: MaintenanceBoard) => {
  const answer = async () => board.state()
  return platformAnswers(maintenanceCalls, { isApplicationUnderMaintenance: answer, isUnderMaintenance: answer })
}
