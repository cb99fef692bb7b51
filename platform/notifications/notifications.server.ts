import { notFound } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import type { NotificationType } from './notification-type.slot.ts'
import { notificationsCalls } from './notifications.calls.ts'
import { choicesOf, chooseChannels } from './server/choices.ts'
import { countsOf, markRead, pageOfNotifications, removeNotification } from './server/notifications.queries.ts'

export { platformNotificationTypes } from './notification-types.ts'
export { forgetOldNotificationsJob } from './server/forget-old-notifications-job.ts'
export { hearDesktopNotification } from './server/hear-desktop-notification.ts'
export { mailDigestJob } from './server/mail-digest-job.ts'
export { type News, notify } from './server/notify.ts'
export { tellNotifications } from './server/tell-notifications.ts'

const requireOneself = (caller: { userId: string }, userId: string) => {
  if (caller.userId !== userId) throw notFound()
}

export const notificationsServer = (types: readonly NotificationType[]) => {
  const nameOf = new Map(types.map(({ code, name }) => [code, name]))
  return platformAnswers(notificationsCalls, {
    getNotifications: async ({ db, caller, say, language }, asked) => {
      requireOneself(caller, asked.userId)
      const page = await pageOfNotifications(db, types, asked)
      const named = (type: string) => say(language, nameOf.get(type) ?? 'notifications.type.other')
      return { ...page, items: page.items.map(item => ({ ...item, typeName: named(item.type) })) }
    },

    countNotifications: async ({ db, caller }, { userId }) => {
      requireOneself(caller, userId)
      return countsOf(db, types, caller)
    },

    readNotifications: async ({ db, caller, clock }, { ids }) => {
      await markRead(db, { userId: caller.userId, ids, at: clock.now().toString() })
      return countsOf(db, types, caller)
    },

    readAllNotifications: async ({ db, caller, clock }) => {
      await markRead(db, { userId: caller.userId, at: clock.now().toString() })
      return countsOf(db, types, caller)
    },

    deleteNotification: async ({ db, caller }, { id }) => {
      if (!(await removeNotification(db, { userId: caller.userId, id }))) throw notFound()
    },

    getNotificationChoices: ({ db, caller, say, language }) =>
      choicesOf(db, types, caller.userId, label => say(language, label)),

    setNotificationChoices: async ({ db, caller, say, language }, { choices }) => {
      await chooseChannels(db, types, caller.userId, choices)
      return choicesOf(db, types, caller.userId, label => say(language, label))
    },
  })
}
