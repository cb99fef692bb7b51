import type { WebRoom } from '#kernel/web/pages.ts'
import { documentRequestsLabels } from './document-requests-labels.web.ts'
import { speakAsLink } from './web/language-of-piece.ts'

/** Apart from the other pages of RH: a telephone on a slow line loads this page and its texts alone. */
export const sentPiecesWeb: WebRoom = {
  labels: [documentRequestsLabels],
  pages: [
    {
      path: '/piece/:token',
      layout: 'blank',
      title: 'rh.piece.title',
      guard: async ({ url }) => {
        await speakAsLink(url)
        return undefined
      },
      load: async () => (await import('./web/send-piece-page.tsx')).SendPiecePage,
    },
  ],
}
