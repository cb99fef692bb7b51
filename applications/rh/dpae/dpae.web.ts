import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { withDpaeBoxes } from '#rh/dpae-boxes/dpae-boxes.web.ts'
import type { FileTab } from '#rh/employees/file-tab.slot.ts'
import type { Timed } from './web/dpae-chips.tsx'
import { dpaePath } from './dpae-place.model.ts'

const element = 'rh/gestion_du_personnel/dpae'

/** The declarations of somebody, in his file. */
export const dpaeTab: FileTab = {
  value: 'dpae',
  label: 'rh.dpae.tab',
  element,
  load: async () => (await withDpaeBoxes(import('./web/dpae-tab.tsx'))).DpaeTab,
}

export const dpaePages: readonly Page[] = [
  {
    path: dpaePath,
    layout: 'content',
    title: 'rh.dpae.list-title',
    element,
    load: async () => (await import('./web/dpae-page.tsx')).DpaePage,
  },
]

/** The time until a hiring, wherever its contract is shown. */
export const hiringClockPart: BroughtPart<Timed> = {
  load: async () => (await import('./web/dpae-chips.tsx')).HiringClock,
}
