import { room } from '#kernel/server/room.ts'
import { employeeExportServer } from './employee-export.server.ts'

export const employeeExportRoom = room({
  answers: () => [employeeExportServer],
})
