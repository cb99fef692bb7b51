import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const Notification = z.object({
  id: idOf('platform.notification'),
  type: z.string(),
  /** The type's name, in the reader's language. */
  typeName: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  text: z.string().nullable(),
  /** Address inside the product; null when there is nothing more to see. */
  link: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
  /** Whether the person wants this type on his desktop too. */
  onDesktop: z.boolean(),
})
export type Notification = z.output<typeof Notification>

/** Where a notification comes to: the bell, the hourly mail, the desktop of the computer. */
export const Channels = z.strictObject({ application: z.boolean(), mail: z.boolean(), desktop: z.boolean() })
export type Channels = z.output<typeof Channels>
export type Channel = keyof Channels
export const channels: readonly Channel[] = ['application', 'mail', 'desktop']

export const ChannelChoice = Channels.extend({
  type: z.string(),
  name: z.string(),
  /** A matter of security: it cannot be switched off. */
  isSecurity: z.boolean(),
})
export type ChannelChoice = z.output<typeof ChannelChoice>
