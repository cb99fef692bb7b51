import type { Databases } from './db.ts'
import { StartFailure } from './start-failure.ts'

const statement = `
select r.rolsuper or r.rolbypassrls or pg_has_role('sillon_owner', 'member')
       or exists (select from pg_class where relowner = r.oid) as unsafe
  from pg_roles r where r.rolname = current_user`

/**
 * The login of the handlers must not be able to step over the wall between clients.
 * @throws StartFailure when it is superuser, bypasses row security, owns a table or may become the owner
 */
export async function requireSafeRole(databases: Databases): Promise<void> {
  const [row] = await databases.query<{ unsafe: boolean }>('app', 'safe role', statement, [])
  if (row?.unsafe !== false) {
    throw new StartFailure(
      'Le compte sillon_app de la base a trop de droits (superutilisateur, propriétaire ou BYPASSRLS) : retirez-les-lui avant de relancer.',
    )
  }
}
