import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import { sharedDevicesEditor } from '#platform/identity/shared-devices.web.ts'
import { defectKindsEditor } from './defect-kinds/defect-kinds.web.ts'
import { rulesEditors } from './fabrication-rules/fabrication-rules.web.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'

export const atelierInShell: ApplicationWeb = {
  applicationId: 1,
  code: 'atelier',
  icon: 'M22 10v12H2V10l7-3v2l5-2v3zm-4.8-1.5L18 2h3l.8 6.5zM11 18h2v-4h-2zm-4 0h2v-4H7zm10-4h-2v4h2z',
  fills: [
    fill(
      componentEditorsOffer,
      { ...sharedDevicesEditor, kind: 'workshopStations' },
      ...rulesEditors,
      defectKindsEditor,
    ),
  ],
}
