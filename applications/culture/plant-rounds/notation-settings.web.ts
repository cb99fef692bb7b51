import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { cultureTexts } from '../culture-texts.ts'

/** Opens the component of what is measured. */
export const notationEditor: ComponentEditor = {
  kind: 'notation',
  labels: [cultureTexts],
  load: async () => (await import('./web/notation-editor.tsx')).NotationEditor,
}
