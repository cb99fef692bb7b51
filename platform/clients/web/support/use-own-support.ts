import { useEffect, useEffectEvent, useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { goTo } from '#kernel/web/navigation.ts'
import { setClient, setPerson, useSession } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { supportCalls } from '../../support.calls.ts'

const minute = 60_000
const tick = 1_000

/** One's presence in the client of this tab, with the minutes that are left of it; it ends by itself with the last. */
export function useOwnSupport() {
  const t = useT()
  const { person, client } = useSession()
  const support = useCall(supportCalls.getOwnSupport, {}, { staysOnPage: true }).data?.support ?? null
  const left = useMillisecondsUntil(support?.until)
  const { start: end, isSending: isLeaving } = useSend(supportCalls.endSupport, { onDone: leave })
  const { start: renew, isSending: isRenewing } = useSend(supportCalls.startSupport, {
    onDone: () => raiseAlert({ kind: 'success', text: t('clients.support.renewed') }),
  })

  function leave() {
    if (person) setPerson({ ...person, adminOfClient: false })
    setClient(null)
    goTo(namedRoutes.superAdminDashboard)
  }
  const isOver = left !== null && left <= 0
  const endOfItself = useEffectEvent(() => {
    raiseAlert({ kind: 'info', text: t('clients.support.over', { client: client?.name ?? '' }), stays: true })
    leave()
  })
  useEffect(() => {
    if (isOver) endOfItself()
  }, [isOver])

  return {
    client,
    support,
    minutesLeft: Math.max(0, Math.ceil((left ?? 0) / minute)),
    leave: () => end({}),
    renew: () => client && support && renew({ clientId: client.id, reason: support.reason }),
    isAtWork: isLeaving || isRenewing,
  }
}

function useMillisecondsUntil(instant: string | undefined) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(clock)
  }, [])
  return instant === undefined ? null : Temporal.Instant.from(instant).epochMilliseconds - now
}
