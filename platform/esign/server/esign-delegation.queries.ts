import type { PlatformDb } from '#platform/platform-db.ts'
import type { EsignDelegation } from '../esign-delegation.model.ts'

/** What somebody lets others do with documents of the type, as he wrote it. */
export async function delegationOf(
  db: PlatformDb,
  { documentTypeId, userId }: { documentTypeId: number; userId: string },
): Promise<EsignDelegation | null> {
  const row = await db
    .selectFrom('platform.esign_delegation')
    .select(['id', 'version'])
    .where('document_type_id', '=', documentTypeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const delegates = await db
    .selectFrom('platform.esign_delegate')
    .select(['act', 'user_id', 'favourite'])
    .where('delegation_id', '=', row.id)
    .orderBy('user_id')
    .execute()
  const doing = (act: string) => delegates.filter(delegate => delegate.act === act)
  const ids = (act: string) => doing(act).map(({ user_id }) => user_id)
  const favourite = (act: string) => doing(act).find(delegate => delegate.favourite)?.user_id ?? null
  return {
    documentTypeId,
    userId,
    usersCanSendOnBehalfIds: ids('send'),
    usersCanSignOnBehalfIds: ids('sign'),
    favoriteUserForSendingId: favourite('send'),
    favoriteUserForSigningId: favourite('sign'),
    version: row.version,
  }
}
