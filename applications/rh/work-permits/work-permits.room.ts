import { room } from '#kernel/server/room.ts'
import { workPermitsServer } from './work-permits.server.ts'

export const workPermitsRoom = room({
  answers: () => [workPermitsServer],
})
