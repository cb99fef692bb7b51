import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { atelierTexts } from '../atelier-texts.ts'

/** Opens the component of how lots are chosen. */
export const lotSelectionEditor: ComponentEditor = {
  kind: 'lotSelection',
  labels: [atelierTexts],
  load: async () => (await import('./web/rules-editors.tsx')).LotSelectionEditor,
}

/** Opens the component of how many lots an order makes. */
export const singleMixLotEditor: ComponentEditor = {
  kind: 'singleMixLot',
  labels: [atelierTexts],
  load: async () => (await import('./web/rules-editors.tsx')).SingleMixLotEditor,
}
