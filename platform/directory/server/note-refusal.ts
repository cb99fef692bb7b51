import type { PlatformDb } from '#platform/platform-db.ts'

/** Whether somebody wants no message: said of anybody, wherever he is written. */
export async function noteRefusal(db: PlatformDb, actor: { userId: string }, contactId: string, refuses: boolean) {
  if (!refuses) {
    await db.deleteFrom('platform.contact_refusal').where('contactId', '=', contactId).execute()
    return
  }
  await db
    .insertInto('platform.contact_refusal')
    .values({ contactId, notedBy: actor.userId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
