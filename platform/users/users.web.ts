import type { LoadEntry } from '#kernel/web/session-start.ts'

/** Who comes back to a tab; loaded only where this browser holds a login. */
export const loadEntry: LoadEntry = async asked => (await import('./web/load-entry.ts')).loadEntry(asked)
