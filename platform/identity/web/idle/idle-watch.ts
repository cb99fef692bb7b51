import { currentSession, signOut } from '#kernel/web/session.ts'
import { shareActivity, storedActivity, watchActivity } from './activity.ts'
import { type Idleness, showIdleness } from './idleness.ts'
import { askRemaining, endForInactivity, type Remaining, tellActivity } from './session-ends.ts'

/** Milliseconds (platform-core, section 9). */
const idleAfter = 45 * 60_000
const warnedFor = 60_000

/** Milliseconds. The server notes activity once a minute; a little later is never too early for it. */
const tellEvery = 61_000
const noteEvery = 1_000

type Options = { onRemaining: (remaining: Remaining) => void }

/**
 * Signs out a browser in which nobody has done anything for 45 minutes, after a minute's warning.
 * Until the warning one timer sleeps; nothing ticks.
 */
export function watchIdleness({ onRemaining }: Options) {
  let lastAt = storedActivity() || Date.now()
  let toldAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: Idleness['kind'] = 'active'

  const show = (idleness: Idleness) => {
    shown = idleness.kind
    showIdleness(idleness)
  }
  const left = () => lastAt + idleAfter - Date.now()
  const goOn = () => {
    show({ kind: 'active' })
    clearTimeout(timer)
    timer = setTimeout(check, Math.max(0, left() - warnedFor))
  }
  const adopt = (remaining: Remaining) => {
    toldAt = Date.now() - (idleAfter - remaining.idle)
    lastAt = Math.max(lastAt, toldAt)
    onRemaining(remaining)
  }

  function check() {
    lastAt = Math.max(lastAt, storedActivity())
    if (left() <= 0) return void wake()
    if (left() > warnedFor) return goOn()
    show({ kind: 'warned', endsAt: lastAt + idleAfter, onEnd: () => void end() })
  }

  function note() {
    const now = Date.now()
    if (shown === 'asleep' || (shown === 'active' && now - lastAt < noteEvery)) return
    if (left() <= 0) return void wake()
    lastAt = now
    const isTold = now - toldAt >= tellEvery
    if (isTold) toldAt = now
    shareActivity({ at: now, isTold })
    if (isTold) tellActivity().then(onRemaining, () => undefined)
    if (shown === 'warned') goOn()
  }

  /** After a sleep nothing is shown before the server has said whether the session still lives. */
  async function wake() {
    if (shown === 'asleep') return
    if (left() <= 0) show({ kind: 'asleep' })
    try {
      adopt(await askRemaining())
      if (left() <= 0) return await end()
      check()
    } catch {
      if (left() <= 0) signOut('kernel.session.inactive')
    }
  }

  /** The server is the judge; without an answer it closes the session by itself, and the browser need not wait. */
  async function end() {
    const remaining = await endForInactivity().catch(() => undefined)
    if (!remaining) return signOut('kernel.session.inactive')
    lastAt = 0
    adopt(remaining)
    goOn()
  }

  const stopWatching = watchActivity({
    onHere: note,
    onElsewhere: ({ at, isTold }) => {
      lastAt = Math.max(lastAt, at)
      if (isTold) toldAt = Math.max(toldAt, at)
      if (shown === 'warned') goOn()
    },
  })
  const stopWaking = watchWaking(() => void wake())
  goOn()
  void wake()
  return () => {
    clearTimeout(timer)
    stopWatching()
    stopWaking()
    showIdleness({ kind: 'active' })
  }
}

/** Long enough for a session to have ended meanwhile; switching between two tabs asks nothing. */
const awayFor = 60_000

function watchWaking(onWake: () => void) {
  let hiddenAt: number | undefined
  const seen = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
    } else if (hiddenAt !== undefined) {
      if (Date.now() - hiddenAt >= awayFor) onWake()
      hiddenAt = undefined
    }
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentSession().status === 'in') onWake()
  }
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pageshow', restored)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pageshow', restored)
  }
}
