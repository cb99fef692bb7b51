import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { run } from './run.mjs'

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
const packagers = [
  {
    name: 'apt-get',
    refresh: [...asRoot, 'apt-get', 'update', '-qq'],
    install: [...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends'],
  },
  { name: 'dnf', install: [...asRoot, 'dnf', 'install', '-y', '-q'] },
  { name: 'apk', install: [...asRoot, 'apk', 'add', '--quiet'] },
  { name: 'brew', install: ['brew', 'install', '--quiet'] },
]

/**
 * Installs a program by the packager of the machine, only where that asks nothing: as root, with a sudo that wants no
 * password, or with Homebrew. `packages` gives by packager what to ask it for: the first that it knows is taken.
 */
export async function installProgram(announcement, packages) {
  const packager = packagers.find(({ name }) => onPath(name))
  const needsRoot = packager && packager.name !== 'brew' && asRoot.length > 0
  if (!packager || (needsRoot && !succeeds('sudo', ['-n', 'true']))) return false
  console.log(`${announcement} (${packager.name})…`)
  if (packager.refresh && !(await runQuietly(packager.refresh))) return false
  for (const words of packages[packager.name]) if (await runQuietly([...packager.install, ...words])) return true
  return false
}

/** Whether the command came to its end, which asks nothing of anybody. */
async function runQuietly([command, ...words]) {
  return (await run(command, words, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })) === 0
}

export function onPath(name) {
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

export function succeeds(command, words) {
  try {
    execFileSync(command, words, { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}
