import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.context-too-long': 'Too long: 2 KB at most.',
} satisfies Labels
