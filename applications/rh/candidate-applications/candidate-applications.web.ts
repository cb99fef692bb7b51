import type { Page } from '#kernel/web/pages.ts'

const module = '/RH/gestion_du_recrutement'
const element = 'rh/gestion_du_recrutement'

export const candidateApplicationPages: readonly Page[] = [
  {
    path: `${module}/candidatures`,
    layout: 'content',
    title: 'rh.applications.title',
    element: `${element}/candidatures`,
    load: async () => (await import('./web/applications-page.tsx')).ApplicationsPage,
  },
  {
    path: `${module}/creation_candidat`,
    layout: 'content',
    title: 'rh.candidates.add',
    element: `${element}/creation_candidat`,
    load: async () => (await import('./web/new-candidate-page.tsx')).NewCandidatePage,
  },
  {
    path: `${module}/gestion_candidatures/entretien/:candidateId/:candidateApplicationId`,
    layout: 'content',
    title: 'rh.interview.one',
    guard: async asked => (await import('./web/guard-application.ts')).guardApplication(asked),
    load: async () => (await import('./web/application-page.tsx')).ApplicationPage,
  },
]
