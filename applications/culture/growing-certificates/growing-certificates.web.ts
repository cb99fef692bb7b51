import type { Page } from '#kernel/web/pages.ts'

export const growingCertificatesPages: readonly Page[] = [
  {
    path: '/culture/certification',
    layout: 'content',
    title: 'culture.growing-certificates.title',
    element: 'culture/certification',
    load: async () => (await import('./web/growing-certificates-page.tsx')).GrowingCertificatesPage,
  },
]
