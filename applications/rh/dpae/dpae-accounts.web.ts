import type { ComponentEditor } from '#platform/configuration/component-editor.slot.ts'
import { rhTexts } from '#rh/rh-texts.ts'

/** Opens the component of accounts at organisms. */
export const dpaeAccountsEditor: ComponentEditor = {
  kind: 'msaAccounts',
  labels: [rhTexts],
  load: async () => (await import('./web/accounts-editor.tsx')).AccountsEditor,
}
