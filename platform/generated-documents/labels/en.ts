import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'generated-documents.not-published': 'This model is not published: no document can be made of it.',
} satisfies Labels
