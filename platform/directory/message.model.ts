import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const messageStates = ['draft', 'queued', 'sending', 'sent', 'partly_failed', 'cancelled'] as const
export type MessageState = (typeof messageStates)[number]

/** What a message may become; `queued` is also what waits for its hour. */
export const messageMoves: Readonly<Record<MessageState, readonly MessageState[]>> = {
  draft: ['queued'],
  queued: ['sending', 'cancelled'],
  sending: ['sent', 'partly_failed'],
  sent: [],
  partly_failed: [],
  cancelled: [],
}

/** Beyond this many, whoever sends types how many they are. */
export const manyRecipients = 100
/** Of one message, all files together. */
export const mostBytesJoined = 10_000_000
/** Mails that a client sends in a minute: what mail servers take from one sender without suspicion. */
export const mailsAMinute = 200

const Delivery = z.object({ recipients: z.int(), waiting: z.int(), sent: z.int(), failed: z.int() })

export const MessageRow = z.object({
  id: idOf('platform.message'),
  channel: z.enum(['mail', 'notification']),
  subject: z.string(),
  state: z.enum(messageStates),
  sendAt: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  delivery: Delivery,
  version: z.int32(),
})
export type MessageRow = z.output<typeof MessageRow>

export const Message = MessageRow.extend({
  body: z.string(),
  groups: z.array(z.object({ id: idOf('platform.contact_group'), name: z.string() })),
  contacts: z.array(z.object({ id: idOf('platform.contact'), name: z.string() })),
  files: z.array(z.object({ id: idOf('kernel.file'), name: z.string(), size: z.int() })),
  /** Since when the mail server has not answered; the sending goes on by itself. */
  stalledAt: z.string().nullable(),
})
export type Message = z.output<typeof Message>

/** Whom a message would reach if it left now, and who would be left out. */
export const Reach = z.object({
  recipients: z.int(),
  /** Without a mail, or without an account for a notification. */
  withoutAddress: z.int(),
  refusing: z.int(),
  /** Reached once although named more than once. */
  doubles: z.int(),
})
export type Reach = z.output<typeof Reach>

export const Recipient = z.object({
  id: idOf('platform.message_recipient'),
  contactId: idOf('platform.contact'),
  name: z.string(),
  /** Null for a notification. */
  address: z.string().nullable(),
  status: z.enum(['waiting', 'sending', 'sent', 'failed']),
  /** Why it failed, in words. */
  error: z.string().nullable(),
  at: z.string().nullable(),
})
export type Recipient = z.output<typeof Recipient>

export const MessageForm = z.strictObject({
  channel: z.enum(['mail', 'notification']),
  subject: z.string().trim().min(1, 'directory.message.subject-missing').max(200),
  body: z.string().trim().min(1, 'directory.message.body-missing').max(20_000),
  groupIds: z.array(idOf('platform.contact_group')).max(50).default([]),
  contactIds: z.array(idOf('platform.contact')).max(500).default([]),
})
export type MessageForm = z.output<typeof MessageForm>
