import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { esignLabels } from '#platform/esign/esign.web.ts'
import { providersLabels } from '#platform/providers/providers.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

const clientHomeLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const clientHomeWeb: WebRoom = {
  labels: [clientHomeLabels, esignLabels, providersLabels],
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
