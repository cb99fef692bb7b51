import { room } from '#kernel/server/room.ts'
import { type MaintenanceBoard, maintenanceJob, maintenanceServer } from './maintenance.server.ts'

export const maintenanceRoom = room<{ board: MaintenanceBoard; runMaintenances(): Promise<void> }>({
  answers: ({ board, runMaintenances }) => [maintenanceServer(board, runMaintenances)],
  jobs: ({ board }) => [maintenanceJob(board)],
})
