import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const built = join(root, 'dist', 'web')
const stamp = `${built}.stamp`
const folders = ['kernel', 'platform', 'applications', 'main', 'tools']
const files = ['package.json', 'package-lock.json', 'vite.config.ts']
const notRead = /^(server|migrations|testing)$|\.(test|journey|server|queries)\.tsx?$|\.(sql|md|mjs)$/

export async function requireFrontEnd(node) {
  if ((await buildFrontEnd(node)) !== 0)
    throw new Error('L’interface n’a pas pu être construite : l’erreur est ci-dessus.')
}

/** Builds the front end when one of its sources has changed since the last time. Returns the exit code. */
export async function buildFrontEnd(node) {
  if (isBuilt()) return 0
  return oneAtATime('construction', async () => (isBuilt() ? 0 : build(node)))
}

const isBuilt = () => existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()

async function build(node) {
  const hash = hashOfSources()
  console.log('Construction de l’interface (une demi-minute environ)…')
  rmSync(stamp, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const environment = { ...process.env, NODE_ENV: 'production' }
  const code = await run(node, [vite, 'build', '--logLevel', 'warn'], { env: environment })
  if (code !== 0) return code
  writeFileSync(stamp, hash)
  return 0
}

/** A tenth of a second for a thousand files; dates would be cheaper, and wrong after a `git checkout`. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...files, ...folders.flatMap(sourcesUnder)])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function sourcesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !notRead.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourcesUnder(path) : [path]
    })
}
