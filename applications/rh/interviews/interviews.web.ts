import type { Page } from '#kernel/web/pages.ts'

/** Pages of a candidate, who has no account. */
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
]
