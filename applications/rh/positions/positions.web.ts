import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import type { LabelModules } from '#kernel/shared/labels.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { dpaeBoxesLabels, withDpaeBoxes } from '#rh/dpae-boxes/dpae-boxes.web.ts'
import { addressOfPosition, newPositionAddress, positionsAddress } from './web/position-addresses.ts'

const element = 'rh/gestion_du_personnel/postes'

export { addressOfPosition } from './web/position-addresses.ts'

const positionsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Positions, with their texts, which no other page of the staff waits for. */
export const positionsWeb: WebRoom = {
  labels: [rhTexts, positionsLabels],
  pages: [
    {
      path: positionsAddress,
      layout: 'content',
      title: 'rh.field.positions',
      element,
      load: async () => (await import('./web/positions-page.tsx')).PositionsPage,
    },
    {
      path: newPositionAddress,
      layout: 'content',
      title: 'rh.position.new',
      element,
      load: async () => (await withDpaeBoxes(import('./web/new-position-page.tsx'))).NewPositionPage,
    },
    {
      path: addressOfPosition(':positionId'),
      layout: 'content',
      title: 'rh.field.position',
      element,
      load: async () => (await withDpaeBoxes(import('./web/position-page.tsx'))).PositionPage,
    },
  ],
}

/** Boxes of a hiring declaration, in a form that holds them as `dpaeConfiguration`. */
export const dpaeFieldsPart: BroughtPart = {
  labels: [dpaeBoxesLabels, positionsLabels],
  load: async () => (await import('./web/dpae-fields.tsx')).DpaeFields,
}
