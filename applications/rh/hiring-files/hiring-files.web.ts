import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { Page } from '#kernel/web/pages.ts'
import type { HiringFile } from './hiring-file.model.ts'

/** Pieces of somebody who was retained, looked at one by one. */
export const hiringFilePart: BroughtPart<{ file: HiringFile; candidateId: string }> = {
  load: async () => (await import('./web/hiring-file-card.tsx')).HiringFileCard,
}

export const hiringFilePages: readonly Page[] = [
  {
    path: '/dossier/:token',
    layout: 'blank',
    title: 'rh.hiring.page',
    guard: async ({ url }) => {
      await (await import('./web/speak-as-link.ts')).speakAsLink(url)
      return undefined
    },
    load: async () => (await import('./web/asked-file-page.tsx')).AskedFilePage,
  },
]
