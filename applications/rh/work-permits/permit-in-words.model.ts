import type { PermitOn } from './held-permit.model.ts'

/** A sentence as a label and what it names: days as civil dates, numbers as they are. */
export type Sentence = {
  label: string
  tone: 'error' | 'warning' | 'info' | 'success'
  days?: Record<string, string>
  numbers?: Record<string, number>
}

/** What is to be said of a permit. */
export function sentenceOfPermit({ state, expirationDate }: Pick<PermitOn, 'state' | 'expirationDate'>): Sentence {
  const days = expirationDate ? { days: { date: expirationDate } } : {}
  switch (state) {
    case 'notNeeded':
      return { label: 'rh.permit.says-notNeeded', tone: 'info' }
    case 'missing':
      return { label: 'rh.permit.says-missing', tone: 'error' }
    case 'expired':
      return { label: 'rh.permit.says-expired', tone: 'error', ...days }
    case 'notAllowingWork':
      return { label: 'rh.permit.says-notAllowingWork', tone: 'error' }
    case 'expiring':
      return { label: 'rh.permit.says-expiring', tone: 'warning', ...days }
    case 'valid':
      return { label: expirationDate ? 'rh.permit.says-valid-until' : 'rh.permit.says-valid', tone: 'success', ...days }
  }
}
