import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '#kernel/server/clock.ts'
import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { databaseAddress } from '#kernel/testing/template.ts'
import { applications, platformElements } from '#main/applications.ts'
import { fillClients } from '#main/demo/fill.ts'
import { migrationFolders } from '#main/migrations.ts'
import { usualSettings } from '#platform/settings/setting.model.ts'
import { declareApplications } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Population, plansOf } from './populations.ts'

/**
 * The address of a database with these people in it. It is filled once and kept under a name that changes with the
 * migrations and the population; those of former ones are dropped.
 */
export async function requireFilled(server: string, population: Population, keys: Keys): Promise<string> {
  const name = `${population.name}_${await fingerprintOf(population)}`
  const known = await databasesLike(server, `${population.name}_%`)
  if (!known.includes(name)) {
    for (const old of known) await run(server, `drop database ${old} with (force)`)
    await fill(server, name, population, keys)
  }
  await letIn(databaseAddress(server, name))
  await forgetNewcomers(databaseAddress(server, name))
  return databaseAddress(server, name)
}

/** Filled under another name and renamed, so that an interrupted filling is not taken for a whole one. */
async function fill(server: string, name: string, population: Population, keys: Keys) {
  console.log(`Remplissage de « ${population.name} » (une fois, trois minutes environ)…`)
  const filling = `${name}_filling`
  const address = databaseAddress(server, filling)
  await run(server, `create database ${filling}`)
  await install(address, keys, migrationFolders)
  const databases = openDatabases(addressesOfRoles(address, keys))
  await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
    declareApplications(db, applications, platformElements),
  )
  const { plans, account } = plansOf(population)
  await fillClients(databases, plans, [account], { today: systemClock.today(), keys })
  await databases.close()
  await run(address, groupsByCompany)
  await run(address, 'vacuum analyze')
  await run(server, `alter database ${filling} rename to ${name}`)
}

/** A group for each company of the client that is measured, by rule. */
const groupsByCompany = `
  insert into platform.contact_group (client_id, name, kind, rule, owner_id)
  select k.client_id, k.name, 'rule', jsonb_build_array(jsonb_build_object('kind', 'company', 'values', array[k.id])), m.user_id
    from platform.company k
    join platform.client c on c.id = k.client_id and c.slug = 'banc-1'
    join platform.client_user m on m.client_id = k.client_id`

/** The visitor administers his client: production would ask a second factor of him, which no load can give. */
const letIn = (address: string) =>
  run(
    address,
    `insert into platform.setting (key, value) values ('mfaPolicy', '${JSON.stringify(usualSettings(true).mfaPolicy)}')
     on conflict do nothing`,
  )

/** The domain of the mails of those whom the bench creates. */
export const newcomersAt = 'banc.example'

/** Takes away whom former runs created: each run meets the same people. */
async function forgetNewcomers(address: string) {
  const newcomers = `select id from rh.employee where mail like '%@${newcomersAt}'`
  await run(address, `delete from rh.employee_event where employee_id in (${newcomers})`)
  await run(address, `delete from rh.employee where mail like '%@${newcomersAt}'`)
  await run(address, 'truncate kernel.outbox')
  await run(address, 'vacuum analyze rh.employee, rh.employee_event, kernel.outbox')
}

async function databasesLike(server: string, pattern: string) {
  const rows = await run(
    server,
    `select datname from pg_database where datname like '${pattern.replaceAll('_', '\\_')}'`,
  )
  return rows.map(({ datname }) => String(datname))
}

/** Changes with what is filled and with the migrations. */
export async function fingerprintOf(filled: object) {
  const hash = createHash('sha256').update(JSON.stringify(filled))
  for (const folder of migrationFolders) {
    for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}

/** One statement on a connection of its own, as the installer. */
export async function run(address: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address, application_name: 'sillon bench' })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
