import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseRole, type Databases, openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { testKey } from '#kernel/testing/database.ts'
import { applications, platformElements } from '#main/applications.ts'
import { broughtByRooms } from '#main/rooms.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { fillDemo } from '#main/demo/fill.ts'
import { declareApplications } from '#platform/applications/applications.server.ts'
import { declareComponents } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { ours, useCatalogue } from './catalogue.ts'

const catalogue = useCatalogue()
const keys = keysFrom(testKey)
const roles: DatabaseRole[] = ['app', 'auth', 'platform', 'public']
let databases: Databases

beforeAll(async () => {
  databases = openDatabases(addressesOfRoles(catalogue.url(), keys))
  await databases.transaction('platform', { readOnly: false }, async (db: PlatformDb) => {
    await declareApplications(db, applications, platformElements)
    await declareComponents(db, broughtByRooms(configurationComponentsOffer))
  })
  await fillDemo(databases, { today: Temporal.PlainDate.from('2026-11-21'), keys })
})
afterAll(() => databases?.close())

/** Works on a connection that logs in as the role; nothing that it does is kept. */
async function signedInAs<Result>(role: DatabaseRole, work: (session: pg.Client) => Promise<Result>) {
  const session = new pg.Client({ connectionString: addressesOfRoles(catalogue.url(), keys)[role] })
  await session.connect()
  try {
    await session.query('begin')
    return await work(session)
  } finally {
    await session.end()
  }
}

/** What PostgreSQL answers to a forbidden act: its code, or `done`. */
const outcome = (role: DatabaseRole, statement: string) =>
  signedInAs(role, session =>
    session.query(statement).then(
      () => 'done',
      error => error.code as string,
    ),
  )
const notPermitted = '42501'

/** Fenced tables that the role may read, apart from those that a reviewed policy of its own opens to it. */
const fencedFor = (role: DatabaseRole) =>
  catalogue.lines(
    `select c.oid::regclass::text as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relforcerowsecurity and has_any_column_privilege($1, c.oid, 'select')
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> 'fence' and $1::regrole = any(p.polroles))`,
    [`sillon_${role}`],
  )

const countOf = async (session: pg.Client, table: string, where = 'true') =>
  Number((await session.query(`select count(*) from ${table} where ${where}`)).rows[0].count)

test('the demo company has rows behind most fences, or the rest would prove nothing', async () => {
  const tables = await fencedFor('app')
  const asked = tables.map(table => `(select '${table}' as filled from ${table} limit 1)`)
  expect((await catalogue.rows(asked.join(' union all '))).length).toBeGreaterThanOrEqual(14)
})

describe.each(roles)('the login of %s', role => {
  test('sees no row of any client without saying in which it stands', async () => {
    const tables = await fencedFor(role)
    const seen = await signedInAs(role, async session => {
      const counts: [string, number][] = []
      for (const table of tables) counts.push([table, await countOf(session, table)])
      return counts
    })
    expect(seen.filter(([, count]) => count > 0)).toEqual([])
  })

  test.each([
    'create table kernel.mine (id int)',
    'create table public.mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    `create function kernel.mine() returns int language sql return 1`,
    'alter table rh.employee disable row level security',
    'alter table rh.employee no force row level security',
    'drop policy fence on rh.employee',
    'create policy mine on rh.employee using (true)',
    'truncate rh.employee',
    'drop table rh.employee',
    'set role sillon_owner',
    'set session authorization sillon_owner',
    'set session_replication_role = replica',
    `alter role sillon_${role} bypassrls`,
    'set local row_security = off; select from rh.employee',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('/etc/hostname')`,
    'select rolpassword from pg_authid',
    'select sha256 from kernel.migration',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'kept outside any fence')`,
    'select lo_open(1, 131072)',
    'select lo_unlink(1)',
  ])('may not %s', async statement => {
    expect(await outcome(role, statement)).toBe(notPermitted)
  })
})

test('no login may call any function of large objects, which stand behind no fence', async () => {
  const open = await catalogue.lines(
    `select r.rolname || ': ' || p.oid::regprocedure as line from pg_proc p, pg_roles r
      where p.pronamespace = 'pg_catalog'::regnamespace and p.proname ~ '^(lo_|loread$|lowrite$)'
        and r.rolname = any($1) and has_function_privilege(r.oid, p.oid, 'execute')`,
    [roles.map(role => `sillon_${role}`)],
  )
  expect(open).toEqual([])
})

const secrets = ['credential', 'session', 'ticket', 'security_event']
const strangersToSecrets = (['app', 'public'] as const).flatMap(role => secrets.map(table => [role, table] as const))

test.each([
  ...strangersToSecrets,
  ['platform', 'credential'],
  ['platform', 'session'],
  ['platform', 'ticket'],
] as const)('the login of %s may not read platform.%s', async (role, table) => {
  expect(await outcome(role, `select from platform.${table}`)).toBe(notPermitted)
})

describe.each(['app', 'platform'] as const)('in one client, the login of %s', role => {
  const inFirstClient = async <Result>(work: (session: pg.Client, neighbour: string) => Promise<Result>) => {
    const clients = await catalogue.rows<{ id: string }>(
      `select id from platform.client where slug in ('val-de-loire', 'bocage') order by slug desc`,
    )
    const [own, neighbour] = clients.map(({ id }) => id)
    return signedInAs(role, async session => {
      await session.query(`set local app.client_id = '${own}'`)
      return work(session, neighbour as string)
    })
  }

  test('sees its rows and none of a neighbour', async () => {
    const tables = await fencedFor(role)
    const [own, foreign] = await inFirstClient(async session => {
      let [mine, theirs] = [0, 0]
      for (const table of tables) {
        mine += await countOf(session, table)
        theirs += await countOf(session, table, 'client_id <> kernel.client_id()')
      }
      return [mine, theirs]
    })
    expect(own).toBeGreaterThan(1_000)
    expect(foreign).toBe(0)
  })

  test('changes and removes no row of a neighbour', async () => {
    const tables = await fencedFor(role)
    const may = async (privilege: string) =>
      catalogue.lines(`select t as line from unnest($1::text[]) t where has_table_privilege($2, t, $3)`, [
        tables,
        `sillon_${role}`,
        privilege,
      ])
    const [updatable, deletable] = [await may('update'), await may('delete')]
    const touched = await inFirstClient(async (session, neighbour) => {
      let rows = 0
      const count = async (statement: string) => {
        rows += (await session.query(statement, [neighbour])).rowCount ?? 0
      }
      for (const table of updatable) await count(`update ${table} set client_id = client_id where client_id = $1`)
      for (const table of deletable) await count(`delete from ${table} where client_id = $1`)
      return rows
    })
    expect(updatable.length).toBeGreaterThan(10)
    expect(touched).toBe(0)
  })

  test('writes no row in the name of a neighbour, nor one that points into him', async () => {
    const attempt = (statement: string) =>
      inFirstClient((session, neighbour) =>
        session.query(statement, [neighbour]).then(
          () => 'done',
          error => error.code,
        ),
      )
    expect(await attempt(`insert into rh.position (client_id, name) values ($1, 'Voisin')`)).toBe(notPermitted)
    expect(await attempt(`update rh.position set client_id = $1`)).toBe(notPermitted)
    const [company] = await catalogue.rows<{ id: string }>(
      `select id from platform.company where client_id = (select id from platform.client where slug = 'bocage') limit 1`,
    )
    const pointing = `insert into rh.site (company_id, name, color) select '${company?.id}', 'Chez le voisin', '#AAAAAA' where $1::uuid is not null`
    expect(await attempt(pointing)).toBe('23503')
  })
})
