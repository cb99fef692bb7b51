import { openDatabases } from '#kernel/server/db.ts'
import { explainStartFailure } from '#kernel/server/explain-start-failure.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { startPostgres } from '#kernel/server/postgres.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { readSettings, type Settings } from '#kernel/server/settings.ts'
import { verifyAudit } from '#platform/audit/audit.server.ts'

/** Recomputes every seal on the installation that the settings name; ends with 1 when one is broken. */
async function verify(settings: Settings) {
  const embedded = settings.databaseUrl ? undefined : await startPostgres({ dataDir: settings.dataDir })
  try {
    const installer = settings.databaseUrl ?? (embedded?.url as string)
    const databases = openDatabases(addressesOfRoles(installer, keysFrom(settings.key, settings.formerKey)))
    const { seals, broken } = await verifyAudit(databases).finally(() => databases.close())
    for (const { clientId, table, day, what } of broken)
      console.error(
        `${table}, ${day}${clientId ? `, client ${clientId}` : ''} : ${what === 'rows' ? 'des lignes ont changé' : 'le scellé a changé'}`,
      )
    console.log(broken.length === 0 ? `${seals} scellés vérifiés, aucun écart.` : `${broken.length} écarts.`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await embedded?.stop()
  }
}

let settings: Settings | undefined
try {
  settings = readSettings(process.env)
  await verify(settings)
} catch (error) {
  console.error(explainStartFailure(error, settings) ?? error)
  process.exitCode = 1
}
