import type { Page } from '#kernel/web/pages.ts'

export const recruitmentIndicatorPages: readonly Page[] = [
  {
    path: '/RH/gestion_du_recrutement/indicateurs',
    layout: 'content',
    title: 'rh.recruitment.title',
    element: 'rh/gestion_du_recrutement/indicateurs',
    load: async () => (await import('./web/recruitment-indicators-page.tsx')).RecruitmentIndicatorsPage,
  },
]
