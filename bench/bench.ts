import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { type Comparison, compare, type Rounds } from './compare.ts'
import { creation, errands, firstPage, oneFile, search } from './errands.ts'
import { requireFilled } from './fill.ts'
import { type Pair, startPair, stopPair } from './pair.ts'
import { type Population, populations } from './populations.ts'
import { reportClients, reportErrands, reportMemory } from './report.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } } })
const rounds: Rounds = values.quick ? { count: 3, seconds: 1 } : { count: 7, seconds: 2 }

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache', 'bench')
const key = 'the key of the bench, which keeps nothing'
const restMs = 4_000

if (!existsSync(join(root, 'dist', 'web', 'index.html')))
  spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
const postgres = await startPostgres({ dataDir: folder })
try {
  await compareErrands()
  await compareClients()
} finally {
  await postgres.stop()
}

/** The road against the bare server, on the large client. */
async function compareErrands() {
  const pair = await open(populations.fifty, 1)
  await wait(restMs)
  reportMemory('au repos', pair)
  const comparisons: Comparison[] = []
  for (const errand of errands.filter(({ name }) => name.includes(values.only ?? '')))
    comparisons.push(...(await compare([pair], errand, rounds)))
  reportErrands('100 000 salariés dans 50 clients, questions posées à celui qui en a 20 000', comparisons)
  reportMemory('sous la charge', pair)
  await wait(restMs)
  reportMemory('au repos après elle', pair)
  await stopPair(pair)
}

/** Whether clients cost their neighbours anything. */
async function compareClients() {
  const pairs = [await open(populations.ten, 10), await open(populations.thousand, 1_000)]
  const [few, many]: Comparison[][] = [[], []]
  for (const errand of [firstPage, search, oneFile, creation]) {
    const [atFew, atMany] = await compare(pairs, errand, rounds)
    if (atFew) few?.push(atFew)
    if (atMany) many?.push(atMany)
  }
  reportClients(few ?? [], many ?? [])
  for (const pair of pairs) await stopPair(pair)
}

async function open(population: Population, clients: number): Promise<Pair> {
  const database = await requireFilled(postgres.url, population, keysFrom(key))
  return startPair(database, clients, key, folder)
}
