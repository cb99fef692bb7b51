import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetAnswers, queryOf, useCall, useSend } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { useSession } from '#kernel/web/session.ts'
import type { Notification } from '../notification.model.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { newNotification } from '../notifications.signals.ts'
import { notificationsAddress } from './notifications-address.ts'

const { getNotifications, countNotifications, readNotifications, readAllNotifications, deleteNotification } =
  notificationsCalls

/** What a reading or a removal makes wrong. */
const lists = [getNotifications, countNotifications]

/** How many there are and how many are unread; told by the server as they come, asked again after a cut. */
export function useNotificationCounts() {
  const client = useQueryClient()
  const { person, client: clientOfTab } = useSession()
  const input = { userId: person?.id ?? '' }
  const isAsked = person !== null && clientOfTab !== null
  const options = { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, staysOnPage: true }
  const { data } = useCall(countNotifications, input, options)
  useSignal(newNotification, ({ unread }) => {
    client.setQueryData(queryOf(countNotifications, input).queryKey, former => former && { ...former, unread })
    void forgetAnswers(client, lists)
  })
  useReconnected(() => void forgetAnswers(client, lists))
  return data
}

export function useMarkRead() {
  const one = useSend(readNotifications, { isAside: true })
  const all = useSend(readAllNotifications, { isAside: true })
  return { markRead: (ids: string[]) => one.start({ ids }), markAllRead: () => all.start({}) }
}

export const useDelete = () => useSend(deleteNotification)

/** Opening one reads it, and goes where it leads. */
export function useOpenNotification() {
  const navigate = useNavigate()
  const { markRead } = useMarkRead()
  return ({ id, isRead, link }: Notification) => {
    if (!isRead) markRead([id])
    navigate(link ?? notificationsAddress)
  }
}
