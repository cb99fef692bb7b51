import type { WebRoom } from '#kernel/web/pages.ts'
import { rhTexts } from '#rh/rh-texts.ts'
import { indicatorsLabels } from './indicators-labels.ts'

/** The figures of the staff with their texts, which no other page of the staff waits for. */
export const indicatorsWeb: WebRoom = {
  labels: [rhTexts, indicatorsLabels],
  pages: [
    {
      path: '/RH/gestion_du_personnel/indicateurs',
      layout: 'content',
      title: 'rh.indicators.title',
      element: 'rh/gestion_du_personnel/indicateurs',
      load: async () => (await import('./web/indicators-page.tsx')).IndicatorsPage,
    },
  ],
}
