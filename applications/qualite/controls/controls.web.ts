import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'
import { controlsElement, controlsPath } from '../control-plans/control-plans-place.model.ts'

/** Those of the plans too: they stand on the same page. */
export const controlsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const controlsPages: readonly Page[] = [
  {
    path: controlsPath,
    layout: 'content',
    title: 'qualite.controls.title',
    element: controlsElement,
    load: async () => (await import('./web/controls-page.tsx')).ControlsPage,
  },
]
