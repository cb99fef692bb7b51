import { room } from '#kernel/server/room.ts'
import { keepRegistersJob, registerServers } from './register.server.ts'

export const registerRoom = room({
  answers: () => registerServers,
  jobs: () => [keepRegistersJob],
})
