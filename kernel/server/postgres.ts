import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, openCluster } from './postgres/cluster.ts'
import { endWithProgram } from './postgres/end-with-program.ts'
import { launch } from './postgres/launch.ts'
import { discardLockFile, isServerOf, readLockFile } from './postgres/lock-file.ts'
import { isGoneWithin } from './postgres/processes.ts'
import { openSession, type Session, takeFolder, urlOf } from './postgres/session.ts'
import { StartFailure } from './start-failure.ts'

export type EmbeddedPostgres = {
  /** For the installer: superuser, on 127.0.0.1. */
  url: string
  port: number
  /** The server was already running, left by a program that was killed. */
  adopted: boolean
  /** Stops the server (sessions are ended, data are on disk); the files stay. */
  stop(): Promise<void>
}

type Start = {
  dataDir: string
  log?: (message: string) => void
  /** Trades the safety of the data against power cuts for speed, and ends the server with the program. */
  forTests?: boolean
  /** How long to wait for a program that holds the folder and may be stopping, in milliseconds. */
  patience?: number
  /** The server died and could not be brought back: the program should end. */
  onLost?: (error: unknown) => void
}

type Held = { session: Session; port: number; pid: number; adopted: boolean }

/** Without any sign of progress; a recovery after a crash may take longer. */
const timeToAnswer = 60_000

/**
 * Starts the PostgreSQL of a data folder, or adopts the one that runs on it, and keeps the folder for this program.
 * A server that dies meanwhile is started again on the same port.
 * @throws StartFailure when another program holds the folder, or PostgreSQL cannot run there
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  forTests = false,
  patience = 5_000,
  onLost,
}: Start): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, forTests)
  let held = await hold(cluster, { patience })
  if (held.adopted) log(`PostgreSQL tournait encore (processus ${held.pid}) : repris.`)
  let stopping: Promise<void> | undefined
  let revival = Promise.resolve()

  const revive = async () => {
    log('PostgreSQL s’est interrompu : il est relancé.')
    held = await hold(cluster, { patience, port: held.port })
    watch()
  }
  const watch = () =>
    held.session.client.once('end', () => {
      if (!stopping) revival = revive().catch(error => onLost?.(error))
    })
  watch()

  const shutDown = async () => {
    await revival
    await stopServer(cluster, held.pid)
    if (held.session.isOpen) await held.session.client.end()
  }
  return {
    url: urlOf(cluster, held.port),
    port: held.port,
    adopted: held.adopted,
    stop: () => (stopping ??= shutDown()),
  }
}

async function hold(cluster: Cluster, { port, patience }: { port?: number; patience: number }): Promise<Held> {
  for (;;) {
    const reached = await reach(cluster, port)
    if (!(await takeFolder(cluster, reached.session, patience))) continue
    if (cluster.forTests) endWithProgram(reached.pid)
    return reached
  }
}

async function reach(cluster: Cluster, port: number | undefined): Promise<Held> {
  let adopted = true
  let giveUpAt = Date.now() + timeToAnswer
  while (Date.now() < giveUpAt) {
    const lockFile = await readLockFile(cluster)
    if (lockFile && (await isServerOf(cluster, lockFile.pid))) {
      const session = lockFile.port ? await openSession(cluster, lockFile.port) : undefined
      if (session && lockFile.port) return { session, port: lockFile.port, pid: lockFile.pid, adopted }
      await wait(50)
      continue
    }
    if (lockFile) await discardLockFile(cluster, lockFile)
    if ((await launch(cluster, port)) === 'ready') {
      adopted = false
      giveUpAt = Date.now() + timeToAnswer
    } else await wait(50)
  }
  throw new StartFailure(`PostgreSQL ne répond pas : le détail est dans ${cluster.logFile}.`)
}

/** Fast shutdown; when it takes longer than half a minute, an immediate one, which the next start recovers from. */
async function stopServer(cluster: Cluster, pid: number) {
  if (!(await isServerOf(cluster, pid))) return
  process.kill(pid, 'SIGINT')
  if (await isGoneWithin(pid, 30_000)) return
  process.kill(pid, 'SIGQUIT')
  await isGoneWithin(pid, 10_000)
}
