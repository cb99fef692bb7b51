import { room } from '#kernel/server/room.ts'
import { placeChangesServer, workplacesServer } from './workplaces.server.ts'

export const workplacesRoom = room({
  answers: () => [workplacesServer, placeChangesServer],
})
