import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { HiringFile } from './hiring-file.model.ts'

/** Pieces of somebody who was retained, looked at one by one. */
export const hiringFilePart: BroughtPart<{ file: HiringFile; candidateId: string }> = {
  load: async () => (await import('./web/hiring-file-card.tsx')).HiringFileCard,
}
