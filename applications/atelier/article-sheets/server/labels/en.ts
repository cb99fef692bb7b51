import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.article.two-preferred': 'Only one line can be preferred.',
  'atelier.article.unknown-family': 'One of these families no longer exists.',
  'atelier.article.unknown-line': 'One of these lines is not of the workshop.',
} satisfies Labels
