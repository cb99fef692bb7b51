import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { speakAsLink } from './web/language-of-link.ts'

const labels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** Apart from the pages of envelopes: a telephone on a slow line loads this page and its texts alone. */
export const signingWeb: WebRoom = {
  labels: [labels],
  pages: [
    {
      path: '/signatures/sign/:token',
      layout: 'blank',
      title: 'signing.title',
      guard: async ({ url }) => {
        await speakAsLink(url)
        return undefined
      },
      load: async () => (await import('./web/signer-page.tsx')).SignerPage,
    },
  ],
}
