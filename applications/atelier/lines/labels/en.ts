import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.code-form': 'Capitals, figures and hyphens, 12 at most.',
} satisfies Labels
