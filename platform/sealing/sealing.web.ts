import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'

const labels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** For the signatures of a client: what it seals its documents with. */
export const certificateCard: BroughtPart = {
  labels: [labels],
  load: async () => (await import('./web/certificate/certificate-card.tsx')).CertificateCard,
}

/** Checks a sealed file that a page shows; `id` names it, `take` fetches its bytes. */
export const checkDialog: BroughtPart<{
  id: string
  take: () => Promise<{ name: string; blob: Blob }>
  onClose: () => void
}> = {
  labels: [labels],
  load: async () => (await import('./web/verifier/check-dialog.tsx')).CheckDialog,
}

export const sealingWeb: WebRoom = {
  labels: [labels],
  pages: [
    {
      path: '/verifier',
      layout: 'blank',
      title: 'sealing.verify.title',
      load: async () => (await import('./web/verifier/verifier-page.tsx')).VerifierPage,
    },
  ],
}
