import type { Page } from '#kernel/web/pages.ts'

export const applicationFormPages: readonly Page[] = [
  {
    path: '/RH/gestion_du_recrutement/formulaire',
    layout: 'content',
    title: 'rh.form.title',
    element: 'rh/gestion_du_recrutement/formulaire',
    load: async () => (await import('./web/application-form-page.tsx')).ApplicationFormPage,
  },
]
