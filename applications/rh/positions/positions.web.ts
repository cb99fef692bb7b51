import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { dpaeBoxesLabels, withDpaeBoxes } from '#rh/dpae-boxes/dpae-boxes.web.ts'
import { addressOfPosition, newPositionAddress, positionsAddress } from './web/position-addresses.ts'

const element = 'rh/gestion_du_personnel/postes'

export { addressOfPosition } from './web/position-addresses.ts'

export const positionPages: readonly Page[] = [
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
]

/** Boxes of a hiring declaration, in a form that holds them as `dpaeConfiguration`. */
export const dpaeFieldsPart: BroughtPart = {
  labels: [dpaeBoxesLabels],
  load: async () => (await import('./web/dpae-fields.tsx')).DpaeFields,
}
