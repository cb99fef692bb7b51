import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project: the tools work from any current folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
