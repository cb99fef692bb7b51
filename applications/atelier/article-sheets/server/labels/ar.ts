import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.article.two-preferred': 'خط واحد فقط يمكن تفضيله.',
  'atelier.article.unknown-family': 'إحدى هذه العائلات لم تعد موجودة.',
  'atelier.article.unknown-line': 'أحد هذه الخطوط ليس من الورشة.',
} satisfies Labels
