import type { Page } from '#kernel/web/pages.ts'
import { volumesElement, volumesPath } from './volumes-place.model.ts'

export const volumesPages: readonly Page[] = [
  {
    path: volumesPath,
    layout: 'content',
    title: 'energie.volumes.title',
    element: volumesElement,
    load: async () => (await import('./web/volumes-page.tsx')).VolumesPage,
  },
]
