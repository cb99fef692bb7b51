import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import type { Interview } from './interview.model.ts'

/** A talk: when and where, and what may be done with it. */
export const interviewPart: BroughtPart<{ interview: Interview }> = {
  load: async () => (await import('./web/interview-card.tsx')).InterviewCard,
}

/** What one thinks of somebody after a talk. */
export const scorecardPart: BroughtPart<{ interviewId: string }> = {
  load: async () => (await import('./web/scorecard-card.tsx')).ScorecardCard,
}

export const interviewPages: readonly Page[] = [
  {
    path: '/RH/entretiens/confirmation/:clientName/:interviewConfirmationNumber',
    layout: 'blank',
    title: 'rh.interview.title',
    guard: async asked => (await import('./web/guard-interview.ts')).guardInterview(asked),
    load: async () => (await import('./web/interview-confirmation-page.tsx')).InterviewConfirmationPage,
  },
  {
    path: '/RH/entretiens/confirmed',
    layout: 'blank',
    title: 'rh.interview.confirmed',
    load: async () => (await import('./web/interview-outcome-pages.tsx')).InterviewConfirmedPage,
  },
  {
    path: '/RH/entretiens/expired',
    layout: 'blank',
    title: 'rh.interview.expired',
    load: async () => (await import('./web/interview-outcome-pages.tsx')).InterviewExpiredPage,
  },
  {
    path: '/RH/gestion_du_recrutement/entretiens',
    layout: 'content',
    title: 'rh.interviews.title',
    element: 'rh/gestion_du_recrutement/entretiens',
    load: async () => (await import('./web/interviews-page.tsx')).InterviewsPage,
  },
]
