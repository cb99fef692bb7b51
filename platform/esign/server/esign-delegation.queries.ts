import type { PlatformDb } from '#platform/platform-db.ts'
import type { EsignDelegation } from '../esign-delegation.model.ts'

/** What somebody lets others do with documents of the type, as he wrote it. */
export async function delegationOf(
  db: PlatformDb,
  { documentTypeId, userId }: { documentTypeId: number; userId: string },
): Promise<EsignDelegation | null> {
  const row = await db
    .selectFrom('platform.esign_delegation')
    .select(['id', 'startsAt', 'endsAt', 'version'])
    .where('documentTypeId', '=', documentTypeId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const delegates = await db
    .selectFrom('platform.esign_delegate')
    .select(['act', 'userId', 'favourite'])
    .where('delegationId', '=', row.id)
    .orderBy('userId')
    .execute()
  const doing = (act: string) => delegates.filter(delegate => delegate.act === act)
  const ids = (act: string) => doing(act).map(({ userId }) => userId)
  const favourite = (act: string) => doing(act).find(delegate => delegate.favourite)?.userId ?? null
  return {
    documentTypeId,
    userId,
    usersCanSendOnBehalfIds: ids('send'),
    usersCanSignOnBehalfIds: ids('sign'),
    favoriteUserForSendingId: favourite('send'),
    favoriteUserForSigningId: favourite('sign'),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    version: row.version,
  }
}
