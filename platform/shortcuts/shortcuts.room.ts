import { room } from '#kernel/server/room.ts'
import { shortcutsServer } from './shortcuts.server.ts'

export const shortcutsRoom = room({ answers: () => [shortcutsServer] })
