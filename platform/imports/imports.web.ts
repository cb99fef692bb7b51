import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const importsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const importsWeb: WebRoom = {
  labels: [importsLabels],
  pages: [
    {
      path: namedRoutes.sunDevelopmentImport,
      name: 'sunDevelopmentImport',
      layout: 'superDev',
      title: 'imports.title',
      load: async () => (await import('./web/import-page.tsx')).ImportPage,
    },
  ],
}
