import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, type FileHandle, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartFailure } from '../start-failure.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { isAlive } from './processes.ts'

/** Lies inside the cluster, so that one rename brings both. */
export const passwordFile = 'sillon.password'

type NewCluster = { folder: string; binaries: Binaries; account: Account; forTests: boolean }

/** Makes the files in a folder apart and renames it whole: a killed or a doubled first start leaves nothing half made. */
export async function createCluster({ folder, binaries, account, forTests }: NewCluster) {
  await removeAbandoned(folder)
  const making = `${folder}.new-${process.pid}`
  try {
    await mkdir(making, { mode: 0o700 })
    const password = randomBytes(24).toString('base64url')
    if (account) await chown(making, account.uid, account.gid)
    await initdb({ folder: making, binaries, account, forTests, password })
    await writeFile(join(making, passwordFile), password, { mode: 0o600 })
    if (account) await chown(join(making, passwordFile), account.uid, account.gid)
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    if (!isMadeByAnother(error)) throw error
  }
}

async function removeAbandoned(folder: string) {
  for (const name of await readdir(dirname(folder))) {
    const maker = /^postgres\.new-(\d+)/.exec(name)?.[1]
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker))))
      await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}

async function initdb({ folder, binaries, account, forTests, password }: NewCluster & { password: string }) {
  const [code, complaint] = await withReadable(`${folder}.password`, password, account, ({ fd }) => {
    const run = spawn(binaries.initdb, initdbArguments(folder, forTests), {
      cwd: folder,
      ...account,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: [fd, 'ignore', 'pipe'],
    })
    const ended = new Promise<number | null>((resolve, reject) => run.once('error', reject).once('close', resolve))
    return Promise.all([ended, run.stderr ? text(run.stderr) : ''])
  })
  if (code === 0) return
  if (/user does not exist/.test(complaint)) throw namelessAccount()
  if (/No space left/.test(complaint)) throw Object.assign(new Error(complaint), { code: 'ENOSPC' })
  throw new StartFailure(
    `PostgreSQL n’a pas pu préparer ${dirname(folder)} : ${complaint.trim() || `initdb a rendu ${code}`}`,
  )
}

const namelessAccount = () =>
  new StartFailure(
    `PostgreSQL refuse de tourner sous un compte sans nom (${process.getuid?.()}) : lancez Sillon avec un compte qui existe, ou indiquez une base PostgreSQL 18 dans DATABASE_URL.`,
  )

/** `C.UTF-8` orders by bytes and knows the letters of every script; macOS has it only since lately. */
const initdbArguments = (folder: string, forTests: boolean) => [
  '-D',
  process.platform === 'linux' ? '/proc/self/cwd' : folder,
  '--username=postgres',
  '--pwfile=/dev/stdin',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  ...(process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8']),
  '--lc-messages=C',
  '--no-instructions',
  ...(forTests ? ['--no-sync', '--set=scram_iterations=1'] : []),
]

/** initdb opens its standard input anew, which Node's pipes (sockets) do not allow: a real file, unlinked at the end. */
async function withReadable<Result>(
  path: string,
  content: string,
  account: Account,
  work: (file: FileHandle) => Promise<Result>,
) {
  await writeFile(path, content, { mode: 0o600 })
  try {
    if (account) await chown(path, account.uid, account.gid)
    const file = await open(path)
    return await work(file).finally(() => file.close())
  } finally {
    await rm(path, { force: true })
  }
}

const isMadeByAnother = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
