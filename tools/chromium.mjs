import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { run } from './run.mjs'

/** The one without windows first: it spends a fifth less on the same pages. */
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
/** `packages`: the first that the packager knows is taken (Ubuntu has no headless shell). */
const packagers = [
  {
    name: 'apt-get',
    refresh: [...asRoot, 'apt-get', 'update', '-qq'],
    install: [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { name: 'dnf', install: [...asRoot, 'dnf', 'install', '-y', '-q'], packages: ['chromium'] },
  { name: 'apk', install: [...asRoot, 'apk', 'add', '--quiet'], packages: ['chromium'] },
  { name: 'brew', install: ['brew', 'install', '--cask', '--quiet'], packages: ['chromium'] },
]

/** The browser of the journeys: `{ path }`, or `{ problem }`, a sentence that says what to do. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && works(given)) return { path: given }
  if (given) return { problem: `CHROMIUM_PATH ne désigne pas un navigateur qui démarre (${given}) : corrigez-le.` }
  const path = browserOfTheMachine() ?? (await installChromium())
  return path ? { path } : { problem: noBrowser }
}

const noBrowser =
  'Les parcours demandent Chromium ou Chrome : installez-le (par exemple « sudo apt-get install chromium »), ou donnez son chemin dans CHROMIUM_PATH, puis relancez.'

/** Only where it asks nothing: as root, with a sudo that wants no password, or with Homebrew. */
async function installChromium() {
  const packager = packagers.find(({ name }) => onPath(name))
  const needsRoot = packager && packager.name !== 'brew' && asRoot.length > 0
  if (!packager || (needsRoot && !succeeds('sudo', ['-n', 'true']))) return undefined
  console.log(`Installation de Chromium pour les parcours (${packager.name})…`)
  if (packager.refresh && !(await runQuietly(packager.refresh))) return undefined
  for (const name of packager.packages) if (await runQuietly([...packager.install, name])) return browserOfTheMachine()
  return undefined
}

/** Whether the command came to its end, which asks nothing of anybody. */
async function runQuietly([command, ...words]) {
  return (await run(command, words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) === 0
}

/** The package that Ubuntu calls chromium-browser is a script that only says to install a snap: it must answer. */
const browserOfTheMachine = () => browsers.map(onPath).find(path => path !== undefined && works(path))
const works = path => succeeds(path, ['--version'])

function onPath(name) {
  if (isAbsolute(name)) return isExecutable(name) ? name : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function succeeds(command, words) {
  try {
    execFileSync(command, words, { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
