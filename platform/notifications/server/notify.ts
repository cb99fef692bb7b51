import type { Db } from '#kernel/server/db.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { notificationsWritten } from './tell-notifications.ts'

/** Words as they are, or in the language of whoever reads them. */
type Words = string | ((language: Language) => string)

export type News = {
  /** Members of the client; who is none any more is left out. */
  userIds: readonly string[]
  /** Code of a declared type. */
  type: string
  title: Words
  subtitle?: Words
  text?: Words
  /** Where it leads, inside the product: `/RH/gestion_du_personnel`. */
  link?: string
}

/**
 * Tells people something, in the client and in the transaction of what it is about: both are kept, or neither. Their
 * tabs hear of it after the commit, by the outbox, so that a crash in between delays it and loses nothing.
 */
export async function notify<Tables>(db: Db<Tables>, { userIds, type, title, subtitle, text, link }: News) {
  const platform = db as unknown as PlatformDb
  const readers = await platform
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.userId')
    .select(eb => ['m.userId', 'u.language', eb.fn<string>('uuidv7', []).as('id')])
    .where('m.clientId', '=', eb => eb.fn('kernel.client_id', []))
    .where('m.userId', 'in', eachOf(userIds))
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .execute()
  if (readers.length === 0) return
  await platform
    .insertInto('platform.notification')
    .values(
      readers.map(({ id, userId, language }) => ({
        id,
        userId,
        type,
        title: saidIn(language, title),
        subtitle: subtitle === undefined ? null : saidIn(language, subtitle),
        text: text === undefined ? null : saidIn(language, text),
        link: link ?? null,
      })),
    )
    .execute()
  await emit(db, notificationsWritten, { ids: readers.map(({ id }) => id) })
}

const saidIn = (language: string, words: Words) => (typeof words === 'string' ? words : words(language as Language))
