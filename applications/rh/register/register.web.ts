import type { Page } from '#kernel/web/pages.ts'
import { inspectionAddress } from './register-place.model.ts'
import { registerElement } from './register-place.model.ts'

export const registerPages: readonly Page[] = [
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
]
