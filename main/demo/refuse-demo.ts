import { sql } from 'kysely'
import { type DatabaseAddresses, type Databases, openDatabases } from '#kernel/server/db.ts'
import { StartFailure } from '#kernel/server/start-failure.ts'
import { passwordMatches } from '#platform/identity/identity.server.ts'
import { accounts, demoPassword } from './accounts.ts'

/**
 * Keeps production away from a database that ever held the demo company: anybody would come in by its published password.
 * @throws StartFailure where the demo has left its mark, or an account that still opens with that password
 */
export async function refuseDemo(addresses: DatabaseAddresses): Promise<void> {
  const databases = openDatabases(addresses)
  try {
    if (!(await isMarked(databases)) && !(await opensWithPublishedPassword(databases))) return
  } finally {
    await databases.close()
  }
  throw new StartFailure(
    'Cette base a servi à la démonstration, dont les mots de passe sont publiés : donnez à la production une base neuve (un autre dossier dans DATA_DIR, ou une autre base dans DATABASE_URL).',
  )
}

async function isMarked(databases: Databases) {
  const [row] = await databases.query<{ marked: boolean }>(
    'auth',
    'demo mark',
    'select exists (select from kernel.demonstration) as marked',
    [],
  )
  return row?.marked ?? false
}

/** Demo data older than the mark. The demo hashes its password once for all: few hashes stand behind its accounts. */
async function opensWithPublishedPassword(databases: Databases) {
  const mails = accounts.map(({ mail }) => mail)
  const hashes = await databases.transaction<never, string[]>('auth', { readOnly: true }, async db => {
    const { rows } = await sql<{ hash: string }>`
      select distinct c.password_hash as hash from platform.user u join platform.credential c on c.user_id = u.id
       where u.mail = any(${mails}) and c.password_hash is not null order by hash`.execute(db)
    return rows.map(({ hash }) => hash)
  })
  for (const hash of hashes) if (await passwordMatches(demoPassword, hash)) return true
  return false
}
