import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { testKey } from '#kernel/testing/database.ts'
import { databaseAddress } from '#kernel/testing/template.ts'
import { migrationFolders } from './migrations.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'

const keys = keysFrom(testKey)

/** A server of its own: roles belong to the whole server, and here they are made for the first time. */
let superuser: string
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sillon-install-'))
  const postgres = await startPostgres({ dataDir, forTests: true })
  superuser = postgres.url
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
})

/** What a host gives: an account that may create roles, and a database of which it is the owner. */
async function accountOfAHost() {
  await ask(superuser, `create role operator login createrole password 'operator'`)
  await ask(superuser, 'create database hosted owner operator')
  const url = new URL(databaseAddress(superuser, 'hosted'))
  url.username = 'operator'
  url.password = 'operator'
  return url.href
}

const migrationsOf = async (url: string) =>
  (await ask<{ count: string }>(url, 'select count(*) from kernel.migration')).map(({ count }) => Number(count))

describe('an installation', () => {
  test('by an account that is no superuser is whole, twice', async () => {
    const operator = await accountOfAHost()

    await install(operator, keys, migrationFolders)
    await install(operator, keys, migrationFolders)

    const { app } = addressesOfRoles(operator, keys)
    expect(await ask(app, 'select current_user as name')).toEqual([{ name: 'sillon_app' }])
    const [leakproof] = await ask<{ proleakproof: boolean }>(
      app,
      `select proleakproof from pg_proc where proname = 'textlike'`,
    )
    expect(leakproof?.proleakproof).toBe(false)
  })

  test('gives its login roles rows and nothing more', async () => {
    const { app, auth, platform, public: visitors } = addressesOfRoles(databaseAddress(superuser, 'hosted'), keys)
    const attributes = await ask(
      superuser,
      `select count(*)::int as roles, bool_or(rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication) as mighty
         from pg_roles where rolname in ('sillon_app', 'sillon_auth', 'sillon_platform', 'sillon_public')`,
    )
    expect(attributes).toEqual([{ roles: 4, mighty: false }])
    for (const role of [app, auth, platform, visitors]) {
      for (const statement of [
        'create table public.mine (id int)',
        'create temporary table mine (id int)',
        'create schema mine',
        'set role sillon_owner',
        'set role sillon_search',
        'alter table platform.client disable row level security',
        'truncate platform.client',
      ]) {
        await expect(ask(role, statement), statement).rejects.toMatchObject({ code: '42501' })
      }
    }
  })

  test('in which another key is used from now on lets its roles in by the new passwords', async () => {
    const operator = new URL(databaseAddress(superuser, 'hosted'))
    operator.username = 'operator'
    operator.password = 'operator'
    const newKeys = keysFrom('another key, since the former one was seen by somebody')

    await install(operator.href, newKeys, migrationFolders)

    await expect(ask(addressesOfRoles(operator.href, keys).app, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect(await ask(addressesOfRoles(operator.href, newKeys).app, 'select 1 as one')).toEqual([{ one: 1 }])
    await install(operator.href, keys, migrationFolders)
  })

  test('begun by two processes at once is made once', async () => {
    await ask(superuser, 'create database twice')
    const url = databaseAddress(superuser, 'twice')

    await Promise.all([install(url, keys, migrationFolders), install(url, keys, migrationFolders)])

    expect(await migrationsOf(url)).toEqual(await migrationsOf(databaseAddress(superuser, 'hosted')))
  })

  test('of before, in which large objects were open to everybody, closes them when it is brought up to date', async () => {
    const url = databaseAddress(superuser, 'twice')
    await ask(url, 'grant execute on function lo_create(oid), lo_put(oid, bigint, bytea) to public')

    await install(url, keys, migrationFolders)

    const { app } = addressesOfRoles(url, keys)
    for (const statement of ['select lo_create(0)', `select lo_put(1, 0, 'kept')`])
      await expect(ask(app, statement), statement).rejects.toMatchObject({ code: '42501' })
  })

  test('by the superuser lets an index serve a search', async () => {
    const url = addressesOfRoles(databaseAddress(superuser, 'twice'), keys).app

    const rows = await ask(
      url,
      `select proname, proleakproof from pg_proc where proname in ('textlike', 'texticlike') order by 1`,
    )

    expect(rows).toEqual([
      { proname: 'texticlike', proleakproof: true },
      { proname: 'textlike', proleakproof: true },
    ])
  })
})
