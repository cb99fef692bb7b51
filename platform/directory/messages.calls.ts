import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice } from '#kernel/shared/list.ts'
import { fieldsOf, listOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { Message, MessageForm, MessageRow, messageStates, mostBytesJoined, Reach, Recipient } from './message.model.ts'

const messages = 'annuaire/messages'
const one = z.strictObject({ id: idOf('platform.message') })

const touches = ['platform/search']
const recipients = {
  sorts: ['name'],
  comparedSorts: ['address', 'status', 'error', 'at'],
  filters: { status: choice(['waiting', 'sent', 'failed']) },
  tabs: 'status',
} as const

/** What a person writes to groups and contacts: nobody else's affair. */
export const messagesCalls = calls('platform/directory', {
  /** The newest first. */
  getMessages: {
    method: 'GET',
    path: 'directory/messages/:page/:size',
    access: reads(messages),
    ...listOf(MessageRow, {
      sorts: ['created'],
      isUsuallyDownwards: true,
      comparedSorts: ['subject', 'state', 'channel', 'recipients', 'sent', 'failed', 'when'],
      filters: { state: choice(messageStates) },
      tabs: 'state',
    }),
  },
  getMessage: { method: 'GET', path: 'directory/messages/:id', access: reads(messages), input: one, answer: Message },
  /** Of a draft: what sending it now would do. */
  getMessageReach: {
    method: 'GET',
    path: 'directory/messages/:id/reach',
    access: reads(messages),
    input: one,
    answer: Reach,
  },
  /** By name, once they are frozen. */
  getRecipients: {
    method: 'GET',
    path: 'directory/messages/:id/recipients/:page/:size',
    access: reads(messages),
    list: recipients,
    input: z.strictObject({ id: idOf('platform.message'), ...fieldsOf(recipients) }),
    answer: pageOf(Recipient),
  },
  createMessage: {
    method: 'POST',
    path: 'directory/messages',
    access: writes(messages),
    input: MessageForm,
    touches,
    answer: Message,
    status: 201,
  },
  editMessage: {
    method: 'PUT',
    path: 'directory/messages/:id',
    access: writes(messages),
    input: MessageForm.extend({ id: idOf('platform.message'), version: z.int32().optional() }),
    touches,
    answer: Message,
  },
  /** A draft, or one that was cancelled: what was sent stays. */
  deleteMessage: {
    method: 'DELETE',
    path: 'directory/messages/:id',
    access: writes(messages),
    input: one,
    touches,
    answer: nothing,
  },
  joinFile: {
    method: 'POST',
    path: 'directory/messages/:id/files',
    access: writes(messages),
    input: one,
    files: {
      file: {
        types: [
          'application/pdf',
          'image/png',
          'image/jpeg',
          'image/webp',
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ],
        maxBytes: mostBytesJoined,
      },
    },
    touches,
    answer: Message,
  },
  getJoinedFile: {
    method: 'GET',
    path: 'directory/messages/:id/files/:fileId',
    access: reads(messages),
    input: z.strictObject({ id: idOf('platform.message'), fileId: idOf('kernel.file') }),
    answer: file(),
  },
  removeFile: {
    method: 'DELETE',
    path: 'directory/messages/:id/files/:fileId',
    access: writes(messages),
    input: z.strictObject({ id: idOf('platform.message'), fileId: idOf('kernel.file') }),
    touches,
    answer: nothing,
  },
  /** To one's own mail, as the others would receive it. */
  testMessage: {
    method: 'POST',
    path: 'directory/messages/:id/test',
    access: writes(messages),
    input: one,
    touches,
    answer: nothing,
  },
  /** Freezes who receives it. `sendAt` plans it; `typed` is how many they are, asked beyond a hundred. */
  sendMessage: {
    method: 'POST',
    path: 'directory/messages/:id/send',
    inPerson: true,
    access: writes(messages),
    input: z.strictObject({
      id: idOf('platform.message'),
      sendAt: z.iso.datetime({ offset: true }).nullish(),
      typed: z.int().nullish(),
      version: z.int32().optional(),
    }),
    touches,
    answer: z.object({ recipients: z.int() }),
  },
  /** As long as nothing has left. */
  cancelMessage: {
    method: 'POST',
    path: 'directory/messages/:id/cancel',
    access: writes(messages),
    input: one,
    touches,
    answer: Message,
  },
})
