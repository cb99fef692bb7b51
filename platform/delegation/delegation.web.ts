import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const delegationLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Who configures what, as the client's admin gives it. */
export const delegationWeb: WebRoom = {
  labels: [delegationLabels],
  pages: [
    {
      path: namedRoutes.sunDelegation,
      name: 'sunDelegation',
      layout: 'adminOfClient',
      title: 'delegation.title',
      load: async () => (await import('./web/delegates-page.tsx')).DelegatesPage,
    },
    {
      path: `${namedRoutes.sunDelegation}/user/:userId`,
      layout: 'adminOfClient',
      title: 'delegation.person-title',
      load: async () => (await import('./web/delegation-page.tsx')).DelegationPage,
    },
  ],
}
