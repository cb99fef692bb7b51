import type { Channels } from './notification.model.ts'
import { offer } from '#kernel/shared/offer.ts'

/** A kind of news that a room or an application tells people; each declares its own, main hands over the list. */
export type NotificationType = {
  /** Begins with the room's name, and is never given to another kind: `access.rights`. */
  code: string
  /** Label of its name, as the person chooses it among the others. */
  name: string
  /** Where it comes to, until the person says otherwise. */
  usually: Channels
  /** Nobody switches it off. */
  isSecurity?: boolean
}

/** In the order in which people choose among them. */
export const notificationTypesOffer = offer<NotificationType>('notification types')
