import { fetchCall } from '#kernel/web/api.ts'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { t } from '#kernel/web/i18n.ts'
import { say, useSignal } from '#kernel/web/live.ts'
import { goTo } from '#kernel/web/navigation.ts'
import { useSession } from '#kernel/web/session.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { candidateInterviewIncoming, newNotification, sendDesktopNotification } from '../notifications.signals.ts'
import { showOnDesktop } from './desktop.ts'
import { notificationsAddress } from './notifications-address.ts'

/** Shows outside the page what the person wants there, and tells the server what was shown. */
export function useDesktopNotifications() {
  const { time } = useFormat()
  const userId = useSession().person?.id ?? ''
  const answer = (notificationId: string, about: { candidate: string; interview: string } | null) =>
    say(sendDesktopNotification, { userId, notificationId, ...(about ?? { candidate: null, interview: null }) })

  useSignal(newNotification, async ({ id }) => {
    const newest = await fetchCall(notificationsCalls.getNotifications, { userId, page: 0, size: 10 }).catch(() => null)
    const told = newest?.items.find(notification => notification.id === id)
    if (!told?.onDesktop) return
    const { title, subtitle, text, link } = told
    if (showOnDesktop({ id, title, body: subtitle ?? text ?? '', link: link ?? notificationsAddress })) answer(id, null)
  })

  useSignal(
    candidateInterviewIncoming,
    ({ notificationId, candidateId, interviewId, candidateName, startAt, place }) => {
      const at = { time: time(startAt), name: candidateName }
      const body = place ? t('notifications.interview-at', { name: candidateName, place }) : candidateName
      const title = t('notifications.interview', at)
      if (!showOnDesktop({ id: notificationId, title, body, link: notificationsAddress }))
        raiseAlert({
          kind: 'info',
          text: t('notifications.interview-with', at),
          stays: true,
          action: { text: t('verb.open'), onSelect: () => goTo(notificationsAddress) },
        })
      answer(notificationId, { candidate: candidateId, interview: interviewId })
    },
  )
}
