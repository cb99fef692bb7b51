import { randomUUID } from 'node:crypto'
import { copyTemplate, databaseAddress, dropDatabase } from './template.ts'

/** The server key of every test installation. */
export const testKey = 'the key of test installations, which keep nothing'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** The PostgreSQL of the test run. */
export function testServer(): string {
  const server = process.env.SILLON_TEST_POSTGRES
  if (!server) throw new Error('the test run has not started its PostgreSQL')
  return server
}

/** What lies in it goes with the run. */
export function testFolder(): string {
  const folder = process.env.SILLON_TEST_FOLDER
  if (!folder) throw new Error('the test run has not made its folder')
  return folder
}

/** A database of its own for a test file, copied from the migrated template, or from another one. */
export async function takeDatabase(template?: string): Promise<TestDatabase> {
  const server = testServer()
  const name = `t${randomUUID().replaceAll('-', '')}`
  await copyTemplate(server, name, template)
  return { url: databaseAddress(server, name), drop: () => dropDatabase(server, name) }
}
