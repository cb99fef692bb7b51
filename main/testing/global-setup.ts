import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { testKey } from '#kernel/testing/database.ts'
import { createTemplate, databaseAddress, templateName } from '#kernel/testing/template.ts'
import { applications, platformElements } from '#main/applications.ts'
import { migrationFolders } from '#main/migrations.ts'
import { declareApplications } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** One PostgreSQL a run, with a template database migrated once, of which each test file takes a copy. */
export default async function setUp() {
  if (process.env.SILLON_TEST_POSTGRES) return undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'sillon-tests-'))
  const postgres = await startPostgres({ dataDir, forTests: true })
  await createTemplate(postgres.url)
  const template = databaseAddress(postgres.url, templateName)
  const keys = keysFrom(testKey)
  await install(template, keys, migrationFolders)
  const databases = openDatabases(addressesOfRoles(template, keys))
  await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
    declareApplications(db, applications, platformElements),
  )
  await databases.close()
  process.env.SILLON_TEST_POSTGRES = postgres.url
  process.env.SILLON_TEST_FOLDER = dataDir
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
