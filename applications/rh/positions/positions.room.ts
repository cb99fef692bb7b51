import { room } from '#kernel/server/room.ts'
import { positionsServer } from './positions.server.ts'

export const positionsRoom = room({
  answers: () => [positionsServer],
})
