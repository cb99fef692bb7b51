import { use, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { currentSession } from '../session.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { UnsavedContext } from './unsaved.ts'

/**
 * Asks before unsaved changes are left behind: by a link, by the browser's back, by closing the tab, or the sheet in
 * which they stand. Nothing holds back the end of a session: what the page shows must go.
 */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const unsaved = use(UnsavedContext)
  useEffect(() => unsaved?.keep(isDirty), [unsaved, isDirty])
  return unsaved ? null : <PageGuard isDirty={isDirty} />
}

/** A router heeds one guard alone. */
export function PageGuard({ isDirty }: { isDirty: () => boolean }) {
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
    <LeaveQuestion of="page" onLeave={blocker.proceed} onStay={() => blocker.state === 'blocked' && blocker.reset()} />
  )
}

const leadsToSignIn = (next: string) => next === '/login' && currentSession().status === 'out'
