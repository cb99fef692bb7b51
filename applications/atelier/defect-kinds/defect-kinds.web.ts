import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { atelierTexts } from '../atelier-texts.ts'

/** Opens the component of quality: the defects by which losses are named. */
export const defectKindsEditor: ComponentEditor = {
  kind: 'workshopQuality',
  labels: [atelierTexts],
  load: async () => (await import('./web/defect-kinds-editor.tsx')).DefectKindsEditor,
}
