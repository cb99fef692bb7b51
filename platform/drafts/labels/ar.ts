import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'drafts.too-large': 'هذا الإدخال أطول من أن يُحتفظ به: احفظه.',
  'drafts.resume': 'للاستئناف',
  'drafts.saved': 'بدأ {{moment}}',
  'drafts.forget': 'نسيان الإدخال «{{title}}»',
} satisfies Labels
