import { CompiledQuery } from 'kysely'
import type { Databases } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Puts one statement to the database, by its name. */
export type Ask = <Row>(name: string, text: string, values: unknown[]) => Promise<Row[]>

/** Outside any transaction, with identity's voice. */
export const askAsIdentity =
  (databases: Databases): Ask =>
  (name, text, values) =>
    databases.query('auth', name, text, values)

/** Inside a transaction, which sees what it has just written. */
export const askWithin =
  (db: PlatformDb): Ask =>
  async <Row>(_name: string, text: string, values: unknown[]) =>
    (await db.executeQuery(CompiledQuery.raw(text, values) as CompiledQuery<Row>)).rows
