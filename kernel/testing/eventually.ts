import { vi } from 'vitest'

/** Milliseconds. A machine under load is slow, which is no failure: it bounds what would never come. */
const patience = 120_000

/** What comes by itself a moment later: asked again until it holds. */
export const eventually = <Result>(work: () => Result | Promise<Result>) =>
  vi.waitFor(work, { timeout: patience, interval: 20 })
