import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Every folder that holds migrations, wherever a room keeps one; their files run in one global order, by name. */
export const migrationFolders = globSync(['kernel/migrations', '{platform,applications}/*/migrations'], { cwd: root })
  .toSorted()
  .map(folder => join(root, folder))
