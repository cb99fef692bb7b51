import { versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PayrollConnectionFields } from '../payroll-software.model.ts'

type Writing = { db: RhDb; keys: Pick<Keys, 'seal'>; clientId: string }
type Saved = PayrollConnectionFields & { companyId: string; version: number }

/** Where the secrets of a company for its payroll software are sealed. */
export const secretPlace = (clientId: string, companyId: string, what: 'clientSecret' | 'subscriptionKey') =>
  `rh.silae_config ${clientId} ${companyId} ${what}`

/** @throws Refusal 400 at the field that the API asks for; 409 when somebody saved in between */
export async function saveConnection({ db, keys, clientId }: Writing, { companyId, version, ...typed }: Saved) {
  const kept = await db
    .selectFrom('rh.silae_config')
    .select(['secretEncrypted', 'subscriptionKeyEncrypted'])
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  const { mode, dossier, apiClientId, clientSecret, subscriptionKey } = typed
  if (mode === 'api')
    requireWhole({
      dossier,
      apiClientId,
      clientSecret: clientSecret ?? kept?.secretEncrypted,
      subscriptionKey: subscriptionKey ?? kept?.subscriptionKeyEncrypted,
    })
  const sealed = (what: 'clientSecret' | 'subscriptionKey', text: string) =>
    keys.seal(secretPlace(clientId, companyId, what), text)
  await saveConfig(
    db,
    { companyId, version },
    {
      mode,
      dossier,
      apiClientId,
      ...(clientSecret && { secretEncrypted: sealed('clientSecret', clientSecret) }),
      ...(subscriptionKey && { subscriptionKeyEncrypted: sealed('subscriptionKey', subscriptionKey) }),
    },
  )
}

function requireWhole(needed: Record<string, unknown>) {
  for (const [field, value] of Object.entries(needed))
    if (!value) throw wrongField(field, 'missing', 'rh.payroll.api-incomplete')
}

type Columns = {
  mode?: string
  dossier?: string | null
  apiClientId?: string | null
  secretEncrypted?: Buffer
  subscriptionKeyEncrypted?: Buffer
}

/** Its version moves on by one; 0 is that of a company that saved nothing yet. @throws Refusal 409 */
export async function saveConfig(
  db: RhDb,
  { companyId, version }: { companyId: string; version: number },
  columns: Columns,
) {
  const saved = await db
    .insertInto('rh.silae_config')
    .values({ companyId, ...columns })
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'companyId'])
        .doUpdateSet(eb => ({ ...columns, version: eb('rh.silae_config.version', '+', 1) }))
        .where('rh.silae_config.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  if (saved?.version !== version + 1) throw versionConflict()
}
