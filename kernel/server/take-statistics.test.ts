import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { type NotebookTables, openNotebook } from '#kernel/testing/notebook.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import type { DatabaseRole, Db } from './db.ts'
import { takeStatistics } from './take-statistics.ts'

const { databases, installer, newClient, close } = await openTestDatabases()
await openNotebook(installer)
afterAll(close)
const serres = await newClient()

const as = <Result>(role: DatabaseRole, work: (db: Db<NotebookTables>) => Promise<Result>) =>
  databases.transaction(role, { clientId: serres, readOnly: false }, work)
const rowsKnown = async () =>
  (
    await ask<{ known: number }>(
      installer,
      `select reltuples as known from pg_class where oid = 'trial.note'::regclass`,
    )
  )[0]?.known

describe('who has filled a table', () => {
  test('has its rows counted before they are kept, without being its owner', async () => {
    const before = await rowsKnown()

    await as('platform', async db => {
      await sql`insert into trial.note (words) select 'row ' || n from generate_series(1, 3000) as n`.execute(db)
      await takeStatistics(db, ['trial.note'])
    })

    expect(before).toBe(-1)
    expect(await rowsKnown()).toBe(3000)
  })

  test('has no table counted that stands behind no fence', async () => {
    const counted = as('platform', db => takeStatistics(db, ['kernel.migration']))
    await expect(counted).rejects.toMatchObject({ code: '42501' })
  })

  test('may not when he answers requests', async () => {
    await expect(as('app', db => takeStatistics(db, ['trial.note']))).rejects.toMatchObject({ code: '42501' })
  })
})
