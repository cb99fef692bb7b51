import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '../notification.model.ts'
import type { NotificationType } from '../notification-type.slot.ts'

/**
 * Whether the owner of the notification `n` wants it on a channel: as he chose (`c`), else as its type is usually told.
 * A kind that is declared no more is told everywhere.
 */
export function isWantedOn(channel: Channel, types: readonly NotificationType[]): RawBuilder<boolean> {
  const codes = (kept: (type: NotificationType) => boolean) => types.filter(kept).map(({ code }) => code)
  const usually = sql`n.type <> all(${codes(({ usually }) => !usually[channel])}::text[])`
  const security = sql`${codes(({ isSecurity = false }) => isSecurity)}::text[]`
  return sql<boolean>`case when n.type = any(${security}) then ${usually} else coalesce(c.${sql.ref(channel)}, ${usually}) end`
}

/** Notifications `n`, each with what its owner chose for its type, `c`. */
export const notificationsWithChoices = sql`platform.notification n
  left join platform.notification_choice c on c.client_id = n.client_id and c.user_id = n.user_id and c.type = n.type`
