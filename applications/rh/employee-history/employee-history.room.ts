import { room } from '#kernel/server/room.ts'
import { employeeHistoryServer } from './employee-history.server.ts'

export const employeeHistoryRoom = room({
  answers: () => [employeeHistoryServer],
})
