import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const providersLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** For the sheet of a client: the third parties that he is connected to. */
export const externalServicesOfClient: BroughtPart<{ clientId: string }> = {
  labels: [providersLabels],
  load: async () => (await import('./web/services-of-client.tsx')).ServicesOfClient,
}

export const providersWeb: WebRoom = {
  labels: [providersLabels],
  pages: [
    {
      path: namedRoutes.sunExternalServices,
      name: 'sunExternalServices',
      layout: 'superAdmin',
      title: 'providers.catalogue.title',
      load: async () => (await import('./web/service-catalogue-page.tsx')).ServiceCataloguePage,
    },
    {
      path: namedRoutes.adminOfClientPrestataires,
      name: 'adminOfClientPrestataires',
      layout: 'adminOfClient',
      title: 'field.providers',
      load: async () => (await import('./web/providers-page.tsx')).ProvidersPage,
    },
  ],
}
