import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router'
import { isPartOpen, isSaving, isSending, leaveSavings, onSavingFailed, watchSavings } from '../savings.ts'
import { currentSession } from '../session.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { SavingQuestion } from './saving-question.tsx'
import { hasUnsaved, watchUnsaved } from './unsaved.ts'

/**
 * Holds whoever leaves the page, by a link, by the browser's back or by closing the tab, while something is saved or
 * unsaved on it. Mounted once around all pages: a router heeds one guard alone.
 */
export function PageGuard() {
  const blocker = useBlocker(isHeld)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isSending() || hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <Held key={blocker.location.key} blocker={blocker} />
}

const isHeld: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !leadsToSignIn(nextLocation.pathname) &&
  (isSending() || hasUnsaved())

const leadsToSignIn = (next: string) => next === '/login' && currentSession().status === 'out'

/**
 * Who leaves while something is saved goes on by himself once it is; what is refused keeps him where he reads why, and
 * so does a dialog, which may have something to tell that is told once.
 */
function Held({ blocker }: { blocker: Blocker & { state: 'blocked' } }) {
  const because = useSyncExternalStore(watchPage, present)
  const [isBelowPart] = useState(isPartOpen)
  useEffect(() => onSavingFailed(blocker.reset), [blocker])
  useEffect(() => {
    if (because) return undefined
    const timer = setTimeout(isBelowPart ? blocker.reset : blocker.proceed, 0)
    return () => clearTimeout(timer)
  }, [because, isBelowPart, blocker])

  const leave = () => {
    leaveSavings()
    blocker.proceed()
  }
  if (because === 'saving')
    return <SavingQuestion of="page" goesOn={!isBelowPart} onLeave={leave} onStay={blocker.reset} />
  if (because === 'unsaved')
    return (
      <LeaveQuestion
        of="page"
        onLeave={blocker.proceed}
        onStay={() => blocker.state === 'blocked' && blocker.reset()}
      />
    )
  return null
}

const present = () => (isSaving() ? 'saving' : hasUnsaved() ? 'unsaved' : null)

function watchPage(watcher: () => void) {
  const stops = [watchSavings(watcher), watchUnsaved(watcher)]
  return () => {
    for (const stop of stops) stop()
  }
}
