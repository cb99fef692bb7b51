import type { Page } from '#kernel/web/pages.ts'
import type { FileTab } from '#rh/employees/file-tab.slot.ts'
import { mutuellesPath } from './mutuelles-place.model.ts'

const element = 'rh/gestion_du_personnel/mutuelles'

/** The health cover of somebody, in his file. */
export const mutuelleTab: FileTab = {
  value: 'mutuelle',
  label: 'rh.mutuelle.cover',
  element,
  count: (_, { counts }) => counts.mutuelle,
  load: async () => (await import('./web/mutuelle-tab.tsx')).MutuelleTab,
}

export const mutuellePages: readonly Page[] = [
  {
    path: mutuellesPath,
    layout: 'content',
    title: 'rh.mutuelle.covers',
    element,
    load: async () => (await import('./web/mutuelles-page.tsx')).MutuellesPage,
  },
]
