import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { hands } from './hands.ts'

/**
 * The files of a worker share one window. From here on, what a file leaves in it is noted; the function that it answers
 * ends all of that and has our own modules loaded anew, so that the next file finds the window as the first did.
 */
export function noteWhatIsLeft(): () => void {
  bindOnce()
  const undo = [
    ...[window, document].map(noteListeners),
    noteChannels(),
    noteTimeLimits(),
    restoreAttributes,
    emptyPage,
    restoreGlobals,
    () => vi.resetModules(),
  ]
  return () => {
    for (const end of undo) end()
  }
}

/** React and the hands of a person listen to the document once for all: what they keep there stays. */
function bindOnce() {
  createRoot(document.createElement('div')).unmount()
  hands()
}

function noteListeners(place: EventTarget) {
  const { addEventListener } = place
  const added: Parameters<EventTarget['addEventListener']>[] = []
  place.addEventListener = (...listening: (typeof added)[number]) => {
    added.push(listening)
    addEventListener.apply(place, listening)
  }
  return () => {
    place.addEventListener = addEventListener
    for (const [type, listener, options] of added) place.removeEventListener(type, listener, options)
  }
}

function noteChannels() {
  const Channel = globalThis.BroadcastChannel
  const opened: BroadcastChannel[] = []
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      opened.push(this)
    }
  }
  return () => {
    globalThis.BroadcastChannel = Channel
    for (const channel of opened) channel.close()
  }
}

/** A call may wait minutes for its answer, and until then all that it knows is kept. Its limit is none of the page's clock. */
function noteTimeLimits() {
  const { timeout } = AbortSignal
  const { setTimeout, clearTimeout } = globalThis
  const timers: NodeJS.Timeout[] = []
  AbortSignal.timeout = milliseconds => {
    const limit = new AbortController()
    timers.push(setTimeout(() => limit.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds))
    return limit.signal
  }
  return () => {
    AbortSignal.timeout = timeout
    for (const timer of timers) clearTimeout(timer)
  }
}

function restoreAttributes() {
  for (const root of [document.documentElement, document.body])
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
}

function emptyPage() {
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}

function restoreGlobals() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}
