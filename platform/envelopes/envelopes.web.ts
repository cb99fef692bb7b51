import { createElement } from 'react'
import type { LabelModules } from '#kernel/shared/labels.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { addressOfEnvelope, inboxPath, newEnvelopePath } from './envelope-place.model.ts'

export const envelopesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const loadPage = async (applicationId?: number) => {
  const { EnvelopesPage } = await import('./web/envelopes-page.tsx')
  return () => createElement(EnvelopesPage, applicationId === undefined ? {} : { applicationId })
}

/** The envelopes of an application, for its own page: its element opens it, its labels come with `envelopesLabels`. */
export const envelopesPageOf = (applicationId: number) => () => loadPage(applicationId)

export const envelopesWeb: WebRoom = {
  labels: [envelopesLabels],
  pages: [
    { path: inboxPath, layout: 'content', title: 'envelopes.title', load: () => loadPage() },
    {
      path: newEnvelopePath,
      layout: 'content',
      title: 'envelopes.new',
      load: async () => (await import('./web/new/new-envelope-page.tsx')).NewEnvelopePage,
    },
    {
      path: addressOfEnvelope(':envelopeId'),
      layout: 'content',
      title: 'envelopes.one',
      load: async () => (await import('./web/envelope-page.tsx')).EnvelopePage,
    },
  ],
}
