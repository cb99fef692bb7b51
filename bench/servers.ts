import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Server = {
  address: string
  /** Memory of the process, in megabytes. */
  memory(): number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const patience = 90_000

/**
 * As `npm start` starts it: each of its threads keeps less of what is young, which nobody asks for again; the heap grows
 * by a quarter before it is collected, and memory outside it comes from two places instead of eight a processor.
 */
const asStarted = {
  options: ['--max-semi-space-size=8', '--heap-growing-percent=25'],
  environment: { MALLOC_ARENA_MAX: '2' },
}

/** Starts a program of ours on a free port; its lines go to a file. Production would refuse the demo's data. */
export async function startServer(
  program: string,
  environment: Record<string, string>,
  folder: string,
): Promise<Server> {
  const port = await freePort()
  const log = await open(join(folder, `${program.replaceAll('/', '-')}.log`), 'w')
  const server = spawn(process.execPath, [...asStarted.options, ...nodeOptions(), program], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...asStarted.environment, ...environment },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  process.once('exit', () => server.kill())
  const address = `http://127.0.0.1:${port}`
  await answering(address, server, program)
  return {
    address,
    memory: () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).stdout) / 1024,
    stop: async () => {
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** `BENCH_NODE_OPTIONS=--cpu-prof` writes a profile of each server as it stops. */
const nodeOptions = () => process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []

async function answering(address: string, server: ChildProcess, program: string) {
  const giveUpAt = Date.now() + patience
  while (server.exitCode === null && Date.now() < giveUpAt) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    )
    if (answers) return
    await wait(50)
  }
  server.kill('SIGKILL')
  throw new Error(`${program} n’a pas démarré : voyez son journal sous .cache/bench.`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address and a port.')
  return address.port
}
