import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { measureStaff } from './measure-staff.ts'

/** The part on the staff alone, in a client of 100,000 employees. `--quick` asks each question fewer times. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const folder = join(fileURLToPath(new URL('..', import.meta.url)), '.cache', 'bench')
const key = 'the key of the bench, which keeps nothing'

const postgres = await startPostgres({ dataDir: folder })
try {
  await measureStaff(postgres.url, key, keysFrom(key), folder, values.quick)
} finally {
  await postgres.stop()
}
