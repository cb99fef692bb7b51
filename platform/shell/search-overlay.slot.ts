import type { BroughtPart } from '#kernel/web/brought.tsx'

/** The search over pages, files and contacts, that another room brings. */
export type SearchOverlay = BroughtPart<{ onClose: () => void }>
