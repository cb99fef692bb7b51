import { fill } from '#kernel/shared/offer.ts'
import { componentEditorsOffer } from '#platform/configuration/component-editor.slot.ts'
import type { ApplicationWeb } from '#platform/shell/application-web.slot.ts'
import { notationEditor } from './plant-rounds/notation-settings.web.ts'

export const cultureInShell: ApplicationWeb = {
  applicationId: 3,
  code: 'culture',
  icon: 'M15.490 9.630c-.18-2.790-1.310-5.510-3.430-7.630-2.140 2.140-3.320 4.860-3.550 7.630 1.280.680 2.460 1.560 3.490 2.630 1.030-1.060 2.210-1.940 3.490-2.630M12 15.450C9.850 12.170 6.180 10 2 10c0 5.320 3.360 9.820 8.030 11.490.63.23 1.290.4 1.970.51.68-.12 1.330-.29 1.970-.51C18.640 19.820 22 15.320 22 10c-4.180 0-7.850 2.170-10 5.450',
  fills: [fill(componentEditorsOffer, notationEditor)],
}
