import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page, WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const monitoringLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const screen = (path: string, title: string, load: Page['load']): Page => ({ path, layout: 'blank', title, load })

export const monitoringWeb: WebRoom = {
  labels: [monitoringLabels],
  pages: [
    {
      path: namedRoutes.superDevDashboard,
      name: 'superDevDashboard',
      layout: 'superDev',
      title: 'monitoring.dev-dashboard',
      load: async () => (await import('./web/dev-dashboard-page.tsx')).DevDashboardPage,
    },
    {
      path: namedRoutes.sunDevelopmentRapportErreurs,
      name: 'sunDevelopmentRapportErreurs',
      layout: 'superDev',
      title: 'monitoring.errors',
      load: async () => (await import('./web/error-reports-page.tsx')).ErrorReportsPage,
    },
    {
      path: '/sun/development/rapports-erreur/:clientId',
      layout: 'superDev',
      title: 'monitoring.errors',
      load: async () => (await import('./web/client-reports-page.tsx')).ClientReportsPage,
    },
    {
      path: '/sun/development/rapports-action',
      layout: 'superDev',
      title: 'monitoring.actions',
      load: async () => (await import('./web/action-reports-page.tsx')).ActionReportsPage,
    },
    screen(
      '/monitoring/stats/sun',
      'monitoring.wall.platform',
      async () => (await import('./web/stats-platform-page.tsx')).StatsPlatformPage,
    ),
    screen(
      '/monitoring/stats/clients',
      'monitoring.wall.clients',
      async () => (await import('./web/stats-clients-page.tsx')).StatsClientsPage,
    ),
  ],
}
