import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { ToDeclare } from './web/use-bulk-sending.ts'

type Declaring = { rows: readonly ToDeclare[]; isPlanned: boolean; onClose: () => void }

/** Declarations of many contracts, sent one after the other. */
export const declareManyPart: BroughtPart<Declaring> = {
  load: async () => (await import('./web/bulk-dialog.tsx')).BulkDialog,
}
