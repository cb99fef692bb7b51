import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const growingCertificatesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const growingCertificatesPages: readonly Page[] = [
  {
    path: '/culture/certification',
    layout: 'content',
    title: 'culture.growing-certificates.title',
    element: 'culture/certification',
    load: async () => (await import('./web/growing-certificates-page.tsx')).GrowingCertificatesPage,
  },
]
