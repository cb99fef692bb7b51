import type { HomePanel } from '#platform/home-panel.slot.ts'
import { rhTexts } from '../rh-texts.ts'
import { indicatorsLabels } from './indicators-labels.ts'

const element = 'rh/gestion_du_personnel/indicateurs'

/** The staff on the home page of who may read its figures. */
export const staffPanels: readonly HomePanel[] = [
  {
    element,
    size: 'full',
    labels: [rhTexts, indicatorsLabels],
    load: async () => (await import('./web/staff-at-home.tsx')).StaffAtHome,
  },
  {
    element,
    size: 'wide',
    labels: [rhTexts, indicatorsLabels],
    load: async () => (await import('./web/headcount-at-home.tsx')).HeadcountAtHome,
  },
]
