import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'drafts.too-large': 'Esta entrada es demasiado larga para conservarla: guárdela.',
  'drafts.resume': 'Por retomar',
  'drafts.saved': 'Empezado {{moment}}',
  'drafts.forget': 'Olvidar la entrada «{{title}}»',
} satisfies Labels
