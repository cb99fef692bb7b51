import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import type { Cluster } from './cluster.ts'
import { readLockFile } from './lock-file.ts'

const maxLogBytes = 5_000_000

/**
 * Starts a server on the cluster, detached so that it outlives a killed program. Returns once it is ready; quietly, too,
 * when another start was faster or an old server is not quite gone: the caller looks again.
 */
export async function launch(cluster: Cluster, port: number | undefined): Promise<'ready' | 'look again'> {
  await rotateLog(cluster.logFile)
  const log = await open(cluster.logFile, 'a', 0o600)
  const words = serverArguments(cluster, port ?? (await freePort()))
  const before = (await log.stat()).size
  const server = spawn(cluster.binaries.postgres, words, {
    cwd: cluster.folder,
    ...cluster.account,
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', log.fd, log.fd],
  })
  const spawned = new Promise((resolve, reject) => server.once('spawn', resolve).once('error', reject))
  try {
    await spawned
  } finally {
    await log.close()
  }
  server.unref()
  while (server.exitCode === null && server.signalCode === null) {
    const lockFile = await readLockFile(cluster)
    if (lockFile?.pid === server.pid && lockFile?.isReady) return 'ready'
    await wait(20)
  }
  return judge(cluster, await complaintsOf(cluster.logFile, before, server.pid))
}

/** Small: one machine, one program, its pools and its jobs. Nobody but this machine, over TCP only. */
function serverArguments(cluster: Cluster, port: number) {
  const settings = {
    cluster_name: cluster.name,
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: cluster.forTests ? '64MB' : '256MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // In full it tells the row that a rule refuses, with the numbers of people.
    log_error_verbosity: 'terse',
    ...(cluster.forTests && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const folder = process.platform === 'linux' ? '/proc/self/cwd' : cluster.folder
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address and a port.')
  return address.port
}

async function rotateLog(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (found && found.size > maxLogBytes) await rename(file, `${file}.1`)
}

/** What this server said since it started: another start may write in the same log. */
async function complaintsOf(logFile: string, from: number, pid: number | undefined) {
  const lines = (await readFile(logFile)).subarray(from).toString().trim().split('\n')
  const own = lines.filter(line => line.includes(` [${pid}] `))
  return (own.length > 0 ? own : lines).join('\n')
}

function judge(cluster: Cluster, complaints: string): 'look again' {
  if (/already exists|shared memory block .* is still in use|could not create any TCP/.test(complaints))
    return 'look again'
  if (/No space left/.test(complaints)) throw Object.assign(new Error(complaints), { code: 'ENOSPC' })
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(complaints)?.[1] ?? complaints.slice(-300)
  throw new StartFailure(`PostgreSQL n’a pas démarré (${reason}) : le détail est dans ${cluster.logFile}.`)
}
