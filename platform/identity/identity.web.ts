import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'

export const identityLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const identityWeb: WebRoom = {
  labels: [identityLabels],
  pages: [
    {
      path: '/login',
      name: 'login',
      layout: 'blank',
      title: 'identity.login.title',
      guard: async () => (await import('./web/only-signed-out.ts')).onlySignedOut(),
      load: async () => (await import('./web/login-page.tsx')).LoginPage,
    },
  ],
}
