import { parseArgs } from 'node:util'
import { systemClock } from '#kernel/server/clock.ts'
import { type Databases, openDatabases } from '#kernel/server/db.ts'
import { explainStartFailure } from '#kernel/server/explain-start-failure.ts'
import { addressesOfRoles, install } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { type Keys, keysFrom } from '#kernel/server/secrets.ts'
import { readSettings, type Settings } from '#kernel/server/settings.ts'
import { StartFailure } from '#kernel/server/start-failure.ts'
import { applications, platformElements } from '#main/applications.ts'
import { migrationFolders } from '#main/migrations.ts'
import { declareApplications } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { demoPassword } from './accounts.ts'
import { fillClients } from './fill.ts'
import { measureClient } from './plans/measure.ts'

type Wanted = { employees: number; clients: number }

const options = { employees: { type: 'string' }, clients: { type: 'string', default: '1' } } as const

function wantedOf(args: string[]): Wanted {
  const { values } = parseArgs({ args, options, strict: false })
  const [employees, clients] = [Number(values.employees), Number(values.clients)]
  if (isCount(employees, 1_000_000) && isCount(clients, 99)) return { employees, clients }
  throw new StartFailure('Usage : npm run demo -- --employees 20000 [--clients 2]')
}

const isCount = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most

/** Runs the work on the installation that the settings name, Sillon itself being stopped if its database is embedded. */
async function onInstallation(settings: Settings, work: (databases: Databases, keys: Keys) => Promise<void>) {
  const embedded = settings.databaseUrl ? undefined : await startPostgres({ dataDir: settings.dataDir })
  const installer = settings.databaseUrl ?? (embedded?.url as string)
  try {
    const keys = keysFrom(settings.key, settings.formerKey)
    await install(installer, keys, migrationFolders)
    const databases = openDatabases(addressesOfRoles(installer, keys))
    await work(databases, keys).finally(() => databases.close())
  } finally {
    await embedded?.stop()
  }
}

/** Adds clients of that size; those that are there already are left as they are. */
async function addMeasureClients(databases: Databases, keys: Keys, { employees, clients }: Wanted) {
  await databases.transaction('platform', { readOnly: false }, (db: PlatformDb) =>
    declareApplications(db, applications, platformElements),
  )
  for (let number = 1; number <= clients; number += 1) {
    const { plan, account } = measureClient(employees, number)
    await fillClients(databases, [plan], [account], { today: systemClock.today(), keys })
    console.log(`${plan.name} : ${account.mail}, mot de passe ${demoPassword}`)
  }
}

let settings: Settings | undefined
try {
  const wanted = wantedOf(process.argv.slice(2))
  settings = readSettings(process.env)
  if (!settings.demo)
    throw new StartFailure('Cette installation refuse la démonstration : voyez SILLON_DEMO et NODE_ENV.')
  await onInstallation(settings, (databases, keys) => addMeasureClients(databases, keys, wanted))
} catch (error) {
  console.error(explainStartFailure(error, settings) ?? error)
  process.exitCode = 1
}
