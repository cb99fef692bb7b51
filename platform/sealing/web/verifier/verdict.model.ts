import type { KnownFile, VerifiedFile } from '../../verification.model.ts'

export type Verdict = 'sealed' | 'read' | 'sealed-elsewhere' | 'changed' | 'unknown'

/**
 * What may be said of a file: sealed here and whole, what people had read before the seal, whole but sealed by nobody
 * whom this installation knows, changed since its seal, or nothing at all.
 */
export function verdictOf(known: KnownFile, read: VerifiedFile | null): Verdict {
  if (!read) return known.kind ?? 'unknown'
  if (read.intact) return known.kind === 'sealed' ? 'sealed' : 'sealed-elsewhere'
  return read.because === 'no-signature' && !known.known ? 'unknown' : 'changed'
}
