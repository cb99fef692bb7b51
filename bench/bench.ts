import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { type Comparison, compare } from './compare.ts'
import { errands } from './errands.ts'
import { requireFilled } from './fill.ts'
import { measureRights } from './measure-rights.ts'
import { measureStaff } from './measure-staff.ts'
import { type Pair, startPair, stopPair } from './pair.ts'
import { type Population, populations } from './populations.ts'
import { reportErrands, reportMemory, reportRatios } from './report.ts'

/** `--quick` gives an idea in five minutes; without it, figures to write down in a quarter of an hour. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const rounds = values.quick ? { count: 3, seconds: 1, warmUp: 5 } : { count: 7, seconds: 2, warmUp: 15 }
/** Some idle seconds before memory is read; V8 gives it back after a minute or so. */
const restMs = values.quick ? 5_000 : 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache', 'bench')
const key = 'the key of the bench, which keeps nothing'

if (!existsSync(join(root, 'dist', 'web', 'index.html')))
  spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })
const postgres = await startPostgres({ dataDir: folder })
try {
  await measureErrands()
  await measureClients()
  await measureStaff(postgres.url, key, keysFrom(key), folder, values.quick)
  await measureRights(postgres.url, key, keysFrom(key), folder, values.quick)
} finally {
  await postgres.stop()
}

/** What the road costs, beside a server that has none. */
async function measureErrands() {
  const pair = await open(populations.fifty)
  await wait(5_000)
  reportMemory('au repos', pair)
  const comparisons: Comparison[] = []
  for (const errand of errands) comparisons.push(...(await compare([pair], errand, rounds)))
  reportMemory('sous la charge', pair)
  reportErrands('100 000 salariés dans 50 clients, questions posées à celui qui en a 20 000', comparisons)
  await wait(restMs)
  reportMemory(`${restMs / 1000} s après elle`, pair)
  await stopPair(pair)
}

/** Whether the number of other clients changes it. */
async function measureClients() {
  const [few, many] = [await open(populations.ten), await open(populations.thousand)]
  const comparisons = []
  for (const errand of errands) comparisons.push(await compare([few, many], errand, rounds))
  reportRatios('Les mêmes dans 10 clients, puis dans 1 000', ['à 10', 'à 1 000'], comparisons)
  reportMemory('sous la charge, à 10 clients', few)
  reportMemory('sous la charge, à 1 000', many)
  for (const pair of [few, many]) await stopPair(pair)
}

async function open(population: Population): Promise<Pair> {
  const database = await requireFilled(postgres.url, population, keysFrom(key))
  return startPair(database, key, folder)
}
