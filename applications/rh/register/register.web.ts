import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { inspectionAddress } from './register-place.model.ts'
import { registerElement } from './register-place.model.ts'

export const registerLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The register with its texts, which no other page of the staff waits for. */
export const registerWeb: WebRoom = {
  labels: [rhTexts, registerLabels],
  pages: [
    {
      path: '/RH/gestion_du_personnel/registre',
      layout: 'content',
      title: 'rh.field.staffRegister',
      element: registerElement,
      load: async () => (await import('./web/register-page.tsx')).RegisterPage,
    },
    {
      path: inspectionAddress,
      layout: 'blank',
      title: 'rh.inspection.title',
      load: async () => (await import('./web/inspection-page.tsx')).InspectionPage,
    },
  ],
}
