import type { Ground } from '#kernel/server/answers.ts'
import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'

type Envelope = { id: string; subject: string; senderId: string; onBehalfOfId: string | null }

/** Tells who sent an envelope, and in whose name, what has become of it. */
export const tellSender = (
  { db, say }: { db: PlatformDb; say: Ground['say'] },
  { id, subject, senderId, onBehalfOfId }: Envelope,
  type: NotificationType,
  { label, text }: { label: string; text?: string | null },
) =>
  notify(db, {
    userIds: [...new Set([senderId, ...(onBehalfOfId ? [onBehalfOfId] : [])])],
    type: type.code,
    title: language => say(language, label, { subject }),
    ...(text ? { text } : {}),
    link: addressOfEnvelope(id),
  })
