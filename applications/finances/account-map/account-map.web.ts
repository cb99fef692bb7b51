import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { financesTexts } from '../finances-texts.ts'

/** Opens the component of the accounts that exports are written on. */
export const accountMapEditor: ComponentEditor = {
  kind: 'exportFormat',
  labels: [financesTexts],
  load: async () => (await import('./web/account-map-editor.tsx')).AccountMapEditor,
}
