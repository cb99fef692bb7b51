import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { atelierTexts } from '../atelier-texts.ts'

/** Opens the components of how lots are chosen, and of how many lots an order makes. */
export const rulesEditors = ['lotSelection', 'singleMixLot'].map(
  (kind): ComponentEditor => ({
    kind,
    labels: [atelierTexts],
    load: async () => (await import('./web/rules-editor.tsx')).RulesEditor,
  }),
)
