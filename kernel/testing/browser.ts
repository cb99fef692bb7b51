import 'fake-indexeddb/auto'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { closeAlerts } from '#kernel/web/alerts.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { startTexts } from '#kernel/web/i18n.ts'
import { forgetSavings } from '#kernel/web/savings.ts'
import { noteWhatIsLeft } from './shared-window.ts'

const endWhatIsLeft = noteWhatIsLeft()
afterAll(() => {
  endWhatIsLeft()
  globalThis.gc?.()
})

/** What jsdom has not: the width of a screen, here of a laptop, a view to scroll, sizes that change, and a canvas. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: minimumWidth(query) <= 1440 && 1440 <= maximumWidth(query),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}))
Element.prototype.scrollIntoView ??= () => undefined
window.scrollTo = () => undefined
window.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
const nothingDrawn = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true })
HTMLCanvasElement.prototype.getContext = (() => nothingDrawn) as never
window.Path2D ??= function drawNothing() {
  return nothingDrawn
} as never

function minimumWidth(query: string) {
  return Number(query.match(/min-width:\s*([\d.]+)px/)?.[1] ?? 0)
}
function maximumWidth(query: string) {
  return query.includes('prefers-')
    ? 0
    : Number(query.match(/max-width:\s*([\d.]+)px/)?.[1] ?? Number.POSITIVE_INFINITY)
}

configure({
  /** Milliseconds: behind the page a real server answers, on a machine that may be under load. */
  asyncUtilTimeout: 60_000,
  getElementError,
})

/**
 * Who waits asks many times in vain: the page is printed once the wait is over, not at each of them. What has no message
 * is an element that another message lists, and always printed.
 */
function getElementError(message: string | null, container: Element) {
  const { _disableExpensiveErrorDiagnostics: isTry } = getConfig() as WhileWaiting
  const error = new Error(isTry && message ? message : [message, prettyDOM(container)].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  return error
}

/** Set by the library at each try of a wait, beside what it publishes; without it the page would be printed each time. */
type WhileWaiting = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean }

await startTexts('fr')

afterEach(() => {
  cleanup()
  closeAlerts()
  forgetSavings()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  // Lines that a test gave the browser.
  Reflect.deleteProperty(navigator, 'serial')
})
