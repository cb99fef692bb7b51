import type { WebRoom } from '#kernel/web/pages.ts'
import { recallPath } from '#rh/campaigns/campaigns-place.model.ts'
import { recallLabels } from './recall-labels.ts'
import { speakAsLink } from './language-of-recall.ts'

/** What an invitation opens, apart from the other pages of RH: a telephone on a slow line loads this page alone. */
export const recallWeb: WebRoom = {
  labels: [recallLabels],
  pages: [
    {
      path: recallPath,
      layout: 'blank',
      title: 'rh.recall.page',
      guard: async ({ url }) => {
        await speakAsLink(url)
        return undefined
      },
      load: async () => (await import('./recall-page.tsx')).RecallPage,
    },
  ],
}
