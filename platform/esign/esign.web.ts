import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const esignLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const esignWeb: WebRoom = {
  labels: [esignLabels],
  pages: [
    {
      path: namedRoutes.adminOfClientSignatures,
      name: 'adminOfClientSignatures',
      layout: 'adminOfClient',
      title: 'esign.title',
      load: async () => (await import('./web/signatures-page.tsx')).SignaturesPage,
    },
    {
      path: namedRoutes.signatureDelegation,
      name: 'signatureDelegation',
      layout: 'blank',
      title: 'esign.own.title',
      load: async () => (await import('./web/own-delegations-page.tsx')).OwnDelegationsPage,
    },
  ],
}
