import type { Presence } from '#kernel/server/presence.ts'
import { room } from '#kernel/server/room.ts'
import { presenceServer } from './presence.server.ts'

export const presenceRoom = room<{ presence: Presence }>({ answers: ({ presence }) => [presenceServer(presence)] })
