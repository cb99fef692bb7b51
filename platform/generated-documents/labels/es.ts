import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'generated-documents.not-published': 'Este modelo no está publicado: no se puede hacer ningún documento con él.',
} satisfies Labels
