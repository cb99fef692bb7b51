import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { recallWidth } from '#atelier/lots/lots.server.ts'
import { articleId, clientOfLots, lotId, requireLots } from './fill-lots.ts'
import { table } from './report.ts'

/** What a recall and a stock ask of a million lots and five million moves. `--quick` measures a tenth of them. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const lots = values.quick ? 100_000 : 1_000_000
const folder = join(fileURLToPath(new URL('..', import.meta.url)), '.cache', 'bench')
const keys = keysFrom('the key of the bench, which keeps nothing')

const postgres = await startPostgres({ dataDir: folder })
try {
  const databases = openDatabases(addressesOfRoles(await requireLots(postgres.url, { lots }, keys), keys))
  const ask = (work: (db: Parameters<typeof recallWidth>[0]) => Promise<unknown>) =>
    databases.transaction('app', { clientId: clientOfLots, readOnly: true }, work)
  const harvest = (turn: number) => 1_010 + 5 * Math.floor(((turn * 7_919) % lots) / 5.5)
  const figures = [
    ['rappel d’un lot', '< 20', await timed(turn => ask(db => recallWidth(db, [lotId(harvest(turn))])))],
    [
      'rappel de 100 lots',
      '< 100',
      await timed(turn =>
        ask(db =>
          recallWidth(
            db,
            Array.from({ length: 100 }, (_, n) => lotId(harvest(turn) + 5 * n)),
          ),
        ),
      ),
    ],
    [
      'stock d’un article',
      '< 30',
      await timed(turn =>
        ask(db =>
          sql`select location_id, sum(g)::float8 as g from atelier.lot_balance
               where article_id = ${articleId(1 + (turn % 140))} and g <> 0 group by location_id`.execute(db),
        ),
      ),
    ],
  ] as const
  console.log(`\nLots parmi ${lots.toLocaleString('fr')}`)
  table([
    ['', 'visé (ms)', 'médiane', 'p95'],
    ...figures.map(([what, aim, told]) => [what, aim, at(told, 0.5), at(told, 0.95)]),
  ])
  await databases.close()
} finally {
  await postgres.stop()
}

async function timed(work: (turn: number) => Promise<unknown>) {
  const told: number[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now()
    await work(turn)
    if (turn >= 10) told.push(performance.now() - began)
  }
  return told.toSorted((one, other) => one - other)
}

function at(sorted: readonly number[], share: number) {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
