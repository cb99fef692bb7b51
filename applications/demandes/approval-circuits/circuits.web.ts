import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { demandesTexts } from '../demandes-texts.ts'

/** Opens the component of approval circuits. */
export const circuitsEditor: ComponentEditor = {
  kind: 'approvalCircuits',
  labels: [demandesTexts],
  load: async () => (await import('./web/circuits-editor.tsx')).CircuitsEditor,
}
