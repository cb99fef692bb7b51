import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { testKey } from '#kernel/testing/database.ts'
import { migrationFolders } from '#main/migrations.ts'

export type ScratchDatabase = { url: string; close(): Promise<void> }

/** An installed, empty database on a PostgreSQL of its own, as an operator gets it; closing leaves nothing. */
export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sillon-scratch-'))
  const postgres = await startPostgres({ dataDir, forTests: true })
  const close = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await install(postgres.url, keysFrom(testKey), migrationFolders)
  } catch (error) {
    await close()
    throw error
  }
  return { url: postgres.url, close }
}
