import type { LabelModules } from '#kernel/shared/labels.ts'
import { withLabels } from '#kernel/web/i18n.ts'

/** What the boxes of a hiring declaration mean: only who ticks them, or reads a declaration, waits for these texts. */
export const dpaeBoxesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const withDpaeBoxes = <Module>(module: Promise<Module>) => withLabels(module, [dpaeBoxesLabels])
