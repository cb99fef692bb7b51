import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

/** The version of Sillon that runs, for whoever looks for what went wrong in it. */
export const release = manifest.version
