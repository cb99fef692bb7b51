import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List, word } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { ChannelChoice, Channels, Notification } from './notification.model.ts'

const Unread = z.object({ unread: z.int() })
const news = {
  sorts: ['createdAt'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'only',
  filters: { only: choice(['unread']), type: word('.{1,100}') },
} as const satisfies List
const choices = z.array(ChannelChoice)

/** What a person is told in the client that he works in: his own affair alone (platform-core, section 7, under user/). */
export const notificationsCalls = calls('platform/notifications', {
  getNotifications: {
    method: 'GET',
    path: 'user/notifications/:userId/:page/:size',
    access: signedIn(),
    list: news,
    input: z.strictObject({ ...fieldsOf(news), userId: idOf('platform.user') }),
    answer: pageOf(Notification),
  },
  countNotifications: {
    method: 'GET',
    path: 'user/notifications/count/:userId',
    access: signedIn(),
    input: z.strictObject({ userId: idOf('platform.user') }),
    answer: Unread.extend({ total: z.int() }),
  },
  readNotifications: {
    method: 'POST',
    path: 'user/notifications/read',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ ids: z.array(idOf('platform.notification')).max(200) }),
    answer: Unread,
  },
  readAllNotifications: {
    method: 'POST',
    path: 'user/notifications/readAll',
    access: signedIn(),
    whileReadOnly: true,
    answer: Unread,
  },
  deleteNotification: {
    method: 'DELETE',
    path: 'user/notifications/:id',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ id: idOf('platform.notification') }),
    answer: nothing,
  },
  getNotificationChoices: {
    method: 'GET',
    path: 'user/notificationChoices',
    access: signedIn(),
    answer: choices,
  },
  /** The types that are not named stay as they are. */
  setNotificationChoices: {
    method: 'PUT',
    path: 'user/notificationChoices',
    access: signedIn(),
    whileReadOnly: true,
    input: z.strictObject({ choices: z.array(Channels.extend({ type: z.string().max(100) })).max(100) }),
    answer: choices,
  },
})
