import { room } from '#kernel/server/room.ts'
import { candidatesServer, recruitmentServer } from './recruitment.server.ts'

export const recruitmentRoom = room({
  answers: () => [recruitmentServer, candidatesServer],
})
