import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { identifiersLabels } from '#platform/identifiers/identifiers.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const clientsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The full-screen choice of another client. Needs `clientsLabels`. */
export const loadClientPicker = async () => (await import('./web/client-picker.tsx')).ClientPicker

/** The same over every client of the platform, for super administrators. Needs `clientsLabels`. */
export const loadSupportPicker = async () => (await import('./web/support-picker.tsx')).SupportPicker

export const clientsWeb: WebRoom = {
  labels: [clientsLabels, identifiersLabels],
  pages: [
    {
      path: namedRoutes.superAdminDashboard,
      name: 'superAdminDashboard',
      layout: 'superAdmin',
      title: 'clients.home.title',
      load: async () => (await import('./web/home/platform-home-page.tsx')).PlatformHomePage,
    },
    {
      path: namedRoutes.sunAdministrationClients,
      name: 'sunAdministrationClients',
      layout: 'superAdmin',
      title: 'field.clients',
      load: async () => (await import('./web/list/clients-page.tsx')).ClientsPage,
    },
    {
      path: `${namedRoutes.sunAdministrationClients}/:clientId`,
      layout: 'superAdmin',
      title: 'clients.sheet.title',
      load: async () => (await import('./web/sheet/client-page.tsx')).ClientPage,
    },
    {
      path: namedRoutes.adminOfClientSecurity,
      name: 'adminOfClientSecurity',
      layout: 'adminOfClient',
      title: 'clients.security.title',
      load: async () => (await import('./web/security-page.tsx')).SecurityPage,
    },
    {
      path: '/sun/clientChoice',
      layout: 'appBarOnly',
      title: 'clients.choice.title',
      load: async () => (await import('./web/client-choice-page.tsx')).ClientChoicePage,
    },
  ],
}
