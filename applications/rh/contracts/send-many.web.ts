import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { ToSend } from './web/signing/send-many-dialog.tsx'

type Sending = { rows: readonly ToSend[]; onDone: () => void; onClose: () => void }

/** Contracts sent to be signed, each in an envelope of its own. */
export const sendManyPart: BroughtPart<Sending> = {
  load: async () => (await import('./web/signing/send-many-dialog.tsx')).SendManyDialog,
}
