import { randomUUID } from 'node:crypto'
import { copyTemplate, databaseAddress, dropDatabase } from './template.ts'

/** The server key of every test installation. */
export const testKey = 'the key of test installations, which keep nothing'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** A database of its own for a test file, copied from the migrated template. */
export async function takeDatabase(): Promise<TestDatabase> {
  const server = process.env.SILLON_TEST_POSTGRES
  if (!server) throw new Error('the test run has not started its PostgreSQL')
  const name = `t${randomUUID().replaceAll('-', '')}`
  await copyTemplate(server, name)
  return { url: databaseAddress(server, name), drop: () => dropDatabase(server, name) }
}
