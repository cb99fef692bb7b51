import type { RoomOfPages } from '#kernel/web/pages.ts'
import { roomsAtOnce } from './applications.web.ts'
import { roomsOfEveryApplication } from './pages-of-applications.ts'

/** Everything that has pages, for tools and tests: a browser fetches rooms of applications as they are asked for. */
export const webRooms: readonly RoomOfPages[] = [...roomsAtOnce, ...(await roomsOfEveryApplication())]
