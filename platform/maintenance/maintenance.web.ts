import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const maintenanceLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const maintenanceWeb: WebRoom = {
  labels: [maintenanceLabels],
  pages: [
    {
      path: '/maintenance',
      layout: 'blank',
      title: 'maintenance.title',
      load: async () => (await import('./web/maintenance-page.tsx')).MaintenancePage,
    },
    {
      path: namedRoutes.sunDevelopmentMaintenance,
      name: 'sunDevelopmentMaintenance',
      layout: 'superDev',
      title: 'maintenance.page',
      load: async () => (await import('./web/maintenances-page.tsx')).MaintenancesPage,
    },
  ],
}
