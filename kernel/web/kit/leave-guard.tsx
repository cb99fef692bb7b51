import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useT } from '../i18n.ts'
import { currentSession } from '../session.ts'
import { Confirm } from './confirm.tsx'

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's back, by closing the tab.
 * Nothing holds back the end of a session: what the page shows must go.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const t = useT()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !leadsToSignIn(nextLocation.pathname) && isDirty(),
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={t('kernel.form.leave-title')}
      verb={t('kernel.form.leave')}
      refuse={t('kernel.form.stay')}
      isDestructive
      onConfirm={blocker.proceed}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      {t('kernel.form.leave-text')}
    </Confirm>
  )
}

const leadsToSignIn = (next: string) => next === '/login' && currentSession().status === 'out'
