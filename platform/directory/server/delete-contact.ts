import { notFound } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { beyondPerimeter } from './perimeter-of-writer.ts'
import type { Writer } from './save-contact.ts'

/**
 * Takes an outside contact out of the directory and of its groups. One to whom a message was sent, or who buys or sells, is
 * archived: what was sent names him.
 * @throws Refusal 404 for one that is not written here, 403 for one outside the writer's perimeter
 */
export async function deleteContact(db: PlatformDb, clock: Clock, { writesIn }: Writer, id: string) {
  const standing = await db
    .selectFrom('platform.contact as c')
    .select(eb => [
      'c.companies',
      eb
        .or([
          eb.exists(
            eb.selectFrom('platform.message_recipient as r').select('r.id').whereRef('r.contactId', '=', 'c.id'),
          ),
          eb.exists(eb.selectFrom('platform.partner as p').select('p.id').whereRef('p.contactId', '=', 'c.id')),
        ])
        .as('isNamedElsewhere'),
    ])
    .where('c.id', '=', id)
    .where('c.archivedAt', 'is', null)
    .executeTakeFirst()
  if (!standing) throw notFound()
  if (!writesIn(standing.companies)) throw beyondPerimeter()
  await db.deleteFrom('platform.contact_group_member').where('contactId', '=', id).execute()
  if (standing.isNamedElsewhere) {
    await db.updateTable('platform.contact').set({ archivedAt: clock.now().toString() }).where('id', '=', id).execute()
    return
  }
  await db.deleteFrom('platform.contact_refusal').where('contactId', '=', id).execute()
  await db.deleteFrom('platform.contact').where('id', '=', id).execute()
}
