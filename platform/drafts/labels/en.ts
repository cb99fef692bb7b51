import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'drafts.too-large': 'This entry is too long to be kept: save it.',
  'drafts.resume': 'To resume',
  'drafts.saved': 'Begun {{moment}}',
  'drafts.forget': 'Forget the entry “{{title}}”',
} satisfies Labels
