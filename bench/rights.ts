import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { measureRights } from './measure-rights.ts'

/** The section on rights alone. `--quick` leaves the large population out. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const folder = join(fileURLToPath(new URL('..', import.meta.url)), '.cache', 'bench')
const key = 'the key of the bench, which keeps nothing'

const postgres = await startPostgres({ dataDir: folder })
try {
  await measureRights(postgres.url, key, keysFrom(key), folder, values.quick)
} finally {
  await postgres.stop()
}
