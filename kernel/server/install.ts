import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { DatabaseAddresses, DatabaseRole } from './db.ts'
import { migrate } from './migrate.ts'
import { requirePostgres18 } from './require-postgres-18.ts'
import type { Keys } from './secrets.ts'

const loginRoles: Record<DatabaseRole, string> = {
  app: 'sillon_app',
  auth: 'sillon_auth',
  platform: 'sillon_platform',
  public: 'sillon_public',
}
const extensions = ['pg_trgm', 'unaccent', 'btree_gin', 'btree_gist']

/**
 * Makes or brings up to date an installation's database: roles, extensions, tables. Safe to run twice, and by two
 * processes at once (one waits for the other). `installer` logs in as a role that may create roles; it is closed
 * before anything is served.
 */
export async function install(installer: string, keys: Keys, migrationFolders: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: installer, application_name: 'sillon installer' })
  await client.connect()
  try {
    await requireVersion(client)
    await client.query(`select pg_advisory_lock(hashtext('sillon installer'))`)
    await makeRoles(client, keys)
    await prepareDatabase(client)
    await client.query('set role sillon_owner')
    await migrate(client, migrationFolders)
    await makeJobTables(client)
    await client.query('reset role')
    if (await isSuperuser(client)) {
      await letIndexesServeSearch(client)
      await closeLargeObjects(client)
    }
  } finally {
    await client.end()
  }
}

/** Where each role logs in: the installer's address with the role's own name and password. */
export function addressesOfRoles(installer: string, keys: Keys): DatabaseAddresses {
  const address = (role: DatabaseRole) => {
    const url = new URL(installer)
    url.username = loginRoles[role]
    url.password = keys.password(loginRoles[role])
    return url.href
  }
  return { app: address('app'), auth: address('auth'), platform: address('platform'), public: address('public') }
}

async function requireVersion(client: pg.Client) {
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`)
  requirePostgres18(rows[0].version)
}

async function makeRoles(client: pg.Client, keys: Keys) {
  const { rows } = await client.query(`select rolname from pg_roles where rolname like 'sillon\\_%'`)
  const known = new Set(rows.map(row => row.rolname))
  for (const role of ['sillon_owner', 'sillon_search']) {
    if (!known.has(role)) await client.query(`create role ${role} nologin`)
  }
  for (const role of Object.values(loginRoles)) {
    const password = pg.escapeLiteral(keys.password(role))
    const verb = known.has(role) ? 'alter' : 'create'
    await client.query(`${verb} role ${role} login password ${password}`)
  }
  await client.query('grant sillon_search to sillon_owner with inherit false, set true')
  await client.query('grant sillon_owner to current_user with inherit false, set true')
}

async function prepareDatabase(client: pg.Client) {
  const { rows } = await client.query('select current_database() as name')
  const database = pg.escapeIdentifier(rows[0].name)
  await client.query(`revoke temporary, create on database ${database} from public`)
  await client.query(`grant create on database ${database} to sillon_owner`)
  await client.query('revoke create on schema public from public')
  for (const extension of extensions)
    await client.query(`create extension if not exists ${extension} with schema public`)
}

/** The queue's own tables: made by the owner, used row by row by the platform's role. */
async function makeJobTables(client: pg.Client) {
  const { rows } = await client.query(`select to_regnamespace('pgboss') is not null as there`)
  if (rows[0].there) return
  const plan = getConstructionPlans('pgboss').replace(/^\s*(BEGIN|COMMIT);\s*$/gim, '')
  await client.query('begin')
  await client.query(plan)
  await client.query('grant usage on schema pgboss to sillon_platform')
  await client.query('grant select, insert, update, delete on all tables in schema pgboss to sillon_platform')
  await client.query('grant usage on all sequences in schema pgboss to sillon_platform')
  await client.query('grant execute on all functions in schema pgboss to sillon_platform')
  await client.query('commit')
}

/** Functions of PostgreSQL itself are changed by nobody else; on most hosts the installer is none. */
async function isSuperuser(client: pg.Client) {
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user')
  return rows[0].rolsuper
}

/**
 * Row security keeps an index from serving a condition whose function might tell of hidden rows. `like` cannot here:
 * people write no SQL, and an escaped pattern raises no error that depends on a row. Where the installer is no
 * superuser the search goes through kernel.search() instead.
 */
async function letIndexesServeSearch(client: pg.Client) {
  await client.query('alter function pg_catalog.textlike(text, text) leakproof')
  await client.query('alter function pg_catalog.texticlike(text, text) leakproof')
}

/** A large object belongs to no client and stands behind no fence: whoever may call these functions keeps any there. */
async function closeLargeObjects(client: pg.Client) {
  const { rows } = await client.query(
    `select string_agg(oid::regprocedure::text, ', ') as functions from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace and (proname like 'lo\\_%' or proname in ('loread', 'lowrite'))
        and has_function_privilege('public', oid, 'execute')`,
  )
  if (rows[0].functions) await client.query(`revoke execute on function ${rows[0].functions} from public`)
}
