import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Cluster } from './cluster.ts'
import { commandOf, isAlive } from './processes.ts'

/** What PostgreSQL writes in `postmaster.pid`; `port` and `status` come a moment after `pid`. */
export type LockFile = { pid: number; port: number | undefined; isReady: boolean; text: string }

const pathOf = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid')

export async function readLockFile(cluster: Cluster): Promise<LockFile | undefined> {
  const text = await readFile(pathOf(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || undefined, isReady: lines[7]?.trim() === 'ready', text }
}

/**
 * Whether the process that the lock file names is the server of this folder. It is not after a crash (its number may
 * since belong to anybody) nor in a folder that was copied while running.
 */
export async function isServerOf(cluster: Cluster, pid: number) {
  if (!isAlive(pid)) return false
  if ((await commandOf(pid)).includes(`cluster_name=${cluster.name}`)) return true
  if (await worksIn(cluster.folder, pid)) throw strangerAt(cluster.folder, pid)
  return false
}

/** PostgreSQL itself replaces the lock file of a dead process, but not that of a living one that is no server of ours. */
export async function discardLockFile(cluster: Cluster, { pid, text }: LockFile) {
  if (!isAlive(pid)) return
  const aside = `${pathOf(cluster)}.${process.pid}`
  await rename(pathOf(cluster), aside).catch(() => undefined)
  const moved = await readFile(aside, 'utf8').catch(() => text)
  if (moved === text) return rm(aside, { force: true })
  await rename(aside, pathOf(cluster))
}

/** Linux only, and where this account may look; elsewhere PostgreSQL's own interlock in shared memory remains. */
async function worksIn(folder: string, pid: number) {
  const [ours, theirs] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => undefined)])
  return theirs?.ino === ours.ino && theirs.dev === ours.dev && (await commandOf(pid)).includes('postgres')
}

const strangerAt = (folder: string, pid: number) =>
  new StartFailure(
    `Un serveur PostgreSQL (processus ${pid}) que Sillon n’a pas lancé à cet endroit travaille déjà sur ${folder} : arrêtez-le (kill -INT ${pid}), puis relancez.`,
  )
