import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import { makeLog } from '#kernel/server/log.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { openSockets } from '#kernel/server/sockets.ts'
import { signal } from '#kernel/shared/signal.ts'
import { databaseAddress } from '#kernel/testing/template.ts'
import { migrationFolders } from '#main/migrations.ts'
import { gatherCrowd } from './crowd.ts'
import { run } from './fill.ts'
import { startServer } from './servers.ts'

/** The limits that the product sets itself: 5,000 people on one process. */
const people = 5_000
const mostMegabytes = 400
const mostMilliseconds = 2_000

const holders = 2
const rounds = 5
const restMs = 15_000
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache', 'bench')
const key = 'the key of the bench, which keeps nothing'
const greeting = signal('GREETING', z.object({ words: z.string() }))

if (!existsSync(join(root, 'dist', 'web', 'index.html'))) throw new Error('the interface is not built: npm run build')
const postgres = await startPostgres({ dataDir: folder })
try {
  await measureCrowd(await freshDatabase())
} finally {
  await postgres.stop()
}

async function freshDatabase() {
  await run(postgres.url, 'drop database if exists sockets with (force)')
  await run(postgres.url, 'create database sockets')
  const database = databaseAddress(postgres.url, 'sockets')
  await install(database, keysFrom(key), migrationFolders)
  return database
}

async function measureCrowd(database: string) {
  const environment = { DATABASE_URL: database, SILLON_KEY: key, DATA_DIR: folder }
  const server = await startServer('main/server.ts', environment, folder)
  const alone = server.memory()
  const tickets = await gatherCrowd(database, people)
  const begun = performance.now()
  const crowd = await openAll(server.address, tickets)
  const openedIn = performance.now() - begun
  await wait(restMs)
  const together = server.memory()
  const milliseconds = await broadcasts(database, crowd)
  for (const holder of crowd) holder.kill()
  await server.stop()

  const slowest = Math.max(...milliseconds)
  console.log(`${people} sockets ouvertes en ${(openedIn / 1000).toFixed(1)} s`)
  console.log(`Mémoire : ${alone.toFixed(0)} Mo seul, ${together.toFixed(0)} Mo avec elles (limite ${mostMegabytes})`)
  console.log(`Un mot à toutes, ${rounds} fois : ${milliseconds.join(', ')} ms (limite ${mostMilliseconds})`)
  if (together > mostMegabytes || slowest > mostMilliseconds) process.exitCode = 1
}

/** Held by other processes, so that what they cost is not counted as the server's. */
async function openAll(address: string, tickets: readonly string[]) {
  const each = Math.ceil(tickets.length / holders)
  const crowd = Array.from({ length: holders }, (_, index) =>
    fork(join(root, 'bench', 'hold-sockets.ts'), [address, ...tickets.slice(index * each, (index + 1) * each)]),
  )
  await Promise.all(crowd.map(holder => said(holder, 'opened')))
  return crowd
}

function said(holder: ChildProcess, what: string) {
  return new Promise<number>((resolve, reject) => {
    const hear = (message: Record<string, number>) => {
      if (message[what] === undefined) return
      holder.off('message', hear as never)
      resolve(message[what])
    }
    holder.on('message', hear as never)
    holder.once('exit', code => reject(new Error(`a process that held sockets ended with ${code}`)))
  })
}

/** From the word said on another process, through the database, to the last socket that heard it. */
async function broadcasts(database: string, crowd: readonly ChildProcess[]) {
  const other = openSockets(createServer(), {
    address: addressesOfRoles(database, keysFrom(key)).platform,
    redeem: async () => undefined,
    findEnded: async () => new Set(),
    heard: [],
    origins: [],
    log: makeLog('error'),
  })
  await wait(2_000)
  const milliseconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const heard = Promise.all(crowd.map(holder => said(holder, 'allHeardAt')))
    const at = Date.now()
    other.tell('everybody', greeting, { words: 'Pensez à enregistrer.' })
    milliseconds.push(Math.max(...(await heard)) - at)
    await wait(500)
  }
  await other.stop()
  return milliseconds
}
