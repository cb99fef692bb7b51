import type { WebRoom } from '#kernel/web/pages.ts'
import { hiringFilesLabels } from './hiring-files-labels.ts'
import { speakAsLink } from './web/speak-as-link.ts'

/** What the mail to somebody who was retained opens, apart from the other pages of RH. */
export const askedFilesWeb: WebRoom = {
  labels: [hiringFilesLabels],
  pages: [
    {
      path: '/dossier/:token',
      layout: 'blank',
      title: 'rh.hiring.page',
      guard: async ({ url }) => {
        await speakAsLink(url)
        return undefined
      },
      load: async () => (await import('./web/asked-file-page.tsx')).AskedFilePage,
    },
  ],
}
