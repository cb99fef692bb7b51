import type { RoomOfPages } from '#kernel/web/pages.ts'

type Rooms = Record<string, RoomOfPages>

const found = import.meta.glob<Rooms>([
  '../applications/*/*.web.ts',
  '!../applications/*/*-shell.web.ts',
  '!../applications/*/*-links.web.ts',
])
const codeOf = (file: string) => file.split('/')[2]

/** The rooms of the application whose code stands in an address: `/energie/parc`, `/tableauxdebord/energie`. */
export async function roomsAt(path: string): Promise<readonly RoomOfPages[]> {
  const words = path.toLowerCase().split('/')
  const ofApplication = Object.entries(found).filter(([file]) => words.includes(codeOf(file) ?? ''))
  const modules = await Promise.all(ofApplication.map(([, load]) => load()))
  return modules.flatMap(rooms => Object.values(rooms))
}

/** Those of every application, for who needs the whole list. */
export const roomsOfEveryApplication = async () =>
  (await Promise.all(Object.values(found).map(load => load()))).flatMap(rooms => Object.values(rooms))
