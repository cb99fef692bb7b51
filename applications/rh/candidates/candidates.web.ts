import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import type { CandidateFile, DayRange } from './candidate.model.ts'

const element = 'rh/gestion_du_recrutement/candidats'
const path = '/RH/gestion_du_recrutement/candidats'

/** Days on which somebody can work, over the twelve months that come. */
export const availabilityPart: BroughtPart<{ availabilities: readonly DayRange[] }> = {
  load: async () => (await import('./web/availability-bar.tsx')).AvailabilityBar,
}

/** Pieces of somebody, each opening what it holds. */
export const piecesPart: BroughtPart<{ candidateId: string; files: readonly CandidateFile[] }> = {
  load: async () => (await import('./web/pieces.tsx')).Pieces,
}

export const candidatePages: readonly Page[] = [
  {
    path,
    layout: 'content',
    title: 'rh.candidates.title',
    element,
    load: async () => (await import('./web/candidates-page.tsx')).CandidatesPage,
  },
  {
    path: `${path}/:candidateId`,
    layout: 'content',
    title: 'rh.field.candidate',
    element,
    load: async () => (await import('./web/candidate-page.tsx')).CandidatePage,
  },
]
