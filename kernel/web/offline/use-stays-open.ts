import { useEffect } from 'react'
import { keepAnswersOnDevice } from './device-marks.ts'

/**
 * Pages below `scope` (`/atelier/`) open again without network: a service worker keeps the program, this device what the
 * last answers to calls `keptOffline` were. `ask` has the answers kept that were asked before it was known.
 */
export function useStaysOpen(scope: string, ask: () => Promise<unknown>) {
  useEffect(() => {
    keepAnswersOnDevice()
    void ask().catch(() => undefined)
    void keepProgram(scope).catch(() => undefined)
  }, [scope, ask])
}

async function keepProgram(scope: string) {
  if (!import.meta.env?.PROD || !navigator.serviceWorker) return
  const { active, waiting, installing } = await navigator.serviceWorker.register('/service-worker.js', { scope })
  const worker = active ?? waiting ?? installing
  worker?.postMessage({ keep: [scope, ...filesOfPage()] })
}

/** What this page was made of so far, which came before the worker was there. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && isOfProgram(pathname))
    .map(({ pathname }) => pathname)

const isOfProgram = (path: string) => path.startsWith('/assets/') || path === '/favicon.svg'
