import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/shell/named-routes.model.ts'

const clientHomeLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const clientHomeWeb: WebRoom = {
  labels: [clientHomeLabels],
  pages: [
    {
      path: namedRoutes.adminOfClientDashboard,
      name: 'adminOfClientDashboard',
      layout: 'adminOfClient',
      title: 'client-home.title',
      load: async () => (await import('./web/client-home-page.tsx')).ClientHomePage,
    },
  ],
}
