import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

/** Files of the rooms that stand where the pattern says, from the root of the project. */
export const filesOfRooms = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

/** The only import of a computed name (decision 033): main, which may know every room, asks it for doors alone. */
export const moduleIn = <Module>(file: string) => import(pathToFileURL(join(root, file)).href) as Promise<Module>
